<#--
  Data types that Flink SQL has and Calcite's grammar has not. Every production is named in config.fmpp under
  dataTypeParserMethods and is tried before Calcite's own types.
-->

/** Flink SQL's short names: STRING, BYTES, TIMESTAMP_LTZ [(p)]. */
SqlTypeNameSpec ShortTypeName() :
{
    int precision;
    final Span s;
}
{
    <STRING> {
        return new SqlBasicTypeNameSpec(SqlTypeName.VARCHAR, Integer.MAX_VALUE, getPos());
    }
|
    <BYTES> {
        return new SqlBasicTypeNameSpec(SqlTypeName.VARBINARY, Integer.MAX_VALUE, getPos());
    }
|
    <TIMESTAMP_LTZ> { s = span(); }
    precision = PrecisionOpt() {
        return new SqlBasicTypeNameSpec(
            SqlTypeName.TIMESTAMP_WITH_LOCAL_TIME_ZONE, precision, s.end(this));
    }
}

/** A component type with its nullability; nullable unless NOT NULL is written, as everywhere in Flink SQL. */
SqlDataTypeSpec ComponentType() :
{
    final SqlDataTypeSpec type;
    final boolean nullable;
}
{
    type = DataType()
    nullable = NullableOptDefaultTrue() {
        return type.withNullable(nullable);
    }
}

/** ARRAY&lt;T&gt; and MULTISET&lt;T&gt;. */
SqlTypeNameSpec AngledCollectionTypeName() :
{
    final SqlTypeName kind;
    final SqlDataTypeSpec element;
    final Span s;
}
{
    (
        <ARRAY> { kind = SqlTypeName.ARRAY; }
    |
        <MULTISET> { kind = SqlTypeName.MULTISET; }
    )
    { s = span(); }
    <LT> element = ComponentType() <GT> {
        return new ComposedTypeNameSpec(kind, List.of(), List.of(element), s.end(this));
    }
}

/** MAP&lt;K, V&gt;. */
SqlTypeNameSpec AngledMapTypeName() :
{
    final SqlDataTypeSpec key;
    final SqlDataTypeSpec value;
    final Span s;
}
{
    <MAP> { s = span(); }
    <LT> key = ComponentType() <COMMA> value = ComponentType() <GT> {
        return new ComposedTypeNameSpec(SqlTypeName.MAP, List.of(), List.of(key, value), s.end(this));
    }
}

/** ROW&lt;name T [NOT NULL] ['comment'], …&gt; and the same in parentheses. */
SqlTypeNameSpec NamedRowTypeName() :
{
    final List<SqlIdentifier> names = new ArrayList<SqlIdentifier>();
    final List<SqlDataTypeSpec> types = new ArrayList<SqlDataTypeSpec>();
    final Span s;
}
{
    <ROW> { s = span(); }
    (
        // An empty ROW<> reaches us as one token.
        <NE>
    |
        <LT> [ RowFields(names, types) ] <GT>
    |
        <LPAREN> [ RowFields(names, types) ] <RPAREN>
    )
    {
        return new ComposedTypeNameSpec(SqlTypeName.ROW, names, types, s.end(this));
    }
}

void RowFields(List<SqlIdentifier> names, List<SqlDataTypeSpec> types) :
{
}
{
    RowField(names, types)
    ( <COMMA> RowField(names, types) )*
}

void RowField(List<SqlIdentifier> names, List<SqlDataTypeSpec> types) :
{
    final SqlIdentifier name;
    final SqlDataTypeSpec type;
}
{
    name = SimpleIdentifier()
    type = ComponentType()
    [ <QUOTED_STRING> ]
    {
        names.add(name);
        types.add(type);
    }
}

/** A type with its nullability and nothing after it, as it stands in a column of sources.yml. */
SqlNode ColumnTypeEof() :
{
    final SqlDataTypeSpec type;
}
{
    type = ComponentType()
    <EOF> {
        return type;
    }
}
