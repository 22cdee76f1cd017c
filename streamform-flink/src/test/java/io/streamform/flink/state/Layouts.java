package io.streamform.flink.state;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** Layouts that a state has in the releases of the envelope tests; public fields, so that an index can name them. */
public final class Layouts {

    private static final String HEAD = "a:int b:string d:decimal(10,2) t:millis ";
    private static final String TAIL = "n!:int l:long u:micros e:enum(A|B)";

    /** The first release. */
    static final FieldsCodec BASE = new FieldsCodec("base", HEAD + TAIL);

    /** What the second release may change, and what a third changes on top of it. */
    static final Map<String, String[]> ALLOWED = new LinkedHashMap<>();

    /** What is refused, with a word of the rule. */
    static final Map<String, String[]> REFUSED = new LinkedHashMap<>();

    static {
        allow("same", HEAD + TAIL, HEAD + TAIL);
        allow("added", HEAD + TAIL + " x:string y:long=7", HEAD + TAIL + " y:long=7 x:string z:long=9");
        allow("removed", "a:int d:decimal(10,2) t:millis l:long u:micros", "a:int d:decimal(10,2)");
        allow("removed_and_back", "a:int d:decimal(10,2) t:millis " + TAIL, HEAD + TAIL);
        allow("reordered", "e:enum(A|B) u:micros l:long n!:int t:millis d:decimal(10,2) b:string a:int", HEAD + TAIL);
        allow("int_to_long", "a:long b:string d:decimal(10,2) t:millis " + TAIL, "b:string a:long z:long=9 " + TAIL);
        allow(
                "precision_up",
                "a:int b:string d:decimal(14,2) t:millis " + TAIL,
                "a:int b:string d:decimal(20,2) t:millis " + TAIL);
        allow(
                "scale_up",
                "a:int b:string d:decimal(14,4) t:millis " + TAIL,
                "a:int b:string d:decimal(18,6) t:millis " + TAIL);
        allow("millis_to_micros", "a:int b:string d:decimal(10,2) t:micros " + TAIL, "t:micros " + TAIL);
        allow("nullable", HEAD + "n:int l:long u:micros e:enum(A|B)", HEAD + "n:long l:long u:micros e:enum(A|B)");
        allow("symbol_added", HEAD + "n!:int l:long u:micros e:enum(C|A|B)", HEAD + "e:enum(B|C|A|D)");
        allow(
                "all_at_once",
                "z:long=9 e:enum(B|A|C) u:micros l:long n:long t:micros d:decimal(16,5) a:long",
                "a:long d:decimal(18,6) t:micros n:long q:string z:long=9");

        refuse("long_to_int", HEAD + "n!:int l:int u:micros e:enum(A|B)", "narrows");
        refuse("string_to_bytes", "a:int b:bytes d:decimal(10,2) t:millis " + TAIL, "can destroy text");
        refuse("int_to_float", "a:float b:string d:decimal(10,2) t:millis " + TAIL, "rounds");
        refuse("int_to_double", "a:double b:string d:decimal(10,2) t:millis " + TAIL, "rounds");
        refuse("long_to_double", HEAD + "n!:int l:double u:micros e:enum(A|B)", "rounds");
        refuse("scale_down", "a:int b:string d:decimal(10,1) t:millis " + TAIL, "lowers the scale");
        refuse("precision_down", "a:int b:string d:decimal(8,2) t:millis " + TAIL, "narrows");
        refuse("scale_up_at_the_cost_of_digits", "a:int b:string d:decimal(10,4) t:millis " + TAIL, "narrows");
        refuse("decimal_to_bytes", "a:int b:string d:bytes t:millis " + TAIL, "changes what the bytes mean");
        refuse("micros_to_millis", HEAD + "n!:int l:long u:millis e:enum(A|B)", "changes what the bytes mean");
        refuse("local_to_zoned", "a:int b:string d:decimal(10,2) t:zoned " + TAIL, "changes what the bytes mean");
        refuse("long_to_timestamp", HEAD + "n!:int l:millis u:micros e:enum(A|B)", "changes what the bytes mean");
        refuse("not_null", "a:int b!:string d:decimal(10,2) t:millis " + TAIL, "NULL is no longer allowed");
        refuse("added_without_default", HEAD + TAIL + " w!:int", "without a default");
        refuse("symbol_gone", HEAD + "n!:int l:long u:micros e:enum(A)", "the symbol B is gone");
    }

    private Layouts() {}

    private static void allow(String name, String second, String third) {
        ALLOWED.put(name, new String[] {second, third});
    }

    private static void refuse(String name, String second, String rule) {
        REFUSED.put(name, new String[] {second, rule});
    }

    /** The layout of {@code name} in a release; {@code owner} stands for the class that it has there. */
    static FieldsCodec of(String name, int release, String owner) {
        if (release == 1) {
            return new FieldsCodec(owner, HEAD + TAIL);
        }
        String[] refused = REFUSED.get(name);
        return new FieldsCodec(
                owner, refused != null ? refused[0] : Objects.requireNonNull(ALLOWED.get(name))[release - 2]);
    }
}
