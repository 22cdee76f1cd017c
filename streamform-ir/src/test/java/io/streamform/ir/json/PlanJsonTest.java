package io.streamform.ir.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.streamform.ir.diagnostic.Span;
import io.streamform.ir.fixture.ProgramBuilder;
import io.streamform.ir.fixture.RandomPrograms;
import io.streamform.ir.fixture.Rows;
import io.streamform.ir.op.OpId;
import io.streamform.ir.op.OpKind;
import io.streamform.ir.program.Program;
import io.streamform.ir.text.ProgramPrinter;
import java.util.EnumSet;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlanJsonTest {

    private static final Program SMALL = ProgramBuilder.application("small")
            .source("s", Rows.row("id BIGINT NOT NULL"), source -> source)
            .model("m", "s", model -> model.asAppend())
            .build();

    @Test
    void readsBackEveryProgramThatItWrites() {
        Set<OpKind> kinds = EnumSet.noneOf(OpKind.class);
        for (long seed = 0; seed < 200; seed++) {
            Program program = RandomPrograms.of(seed);
            program.operators().forEach(op -> kinds.add(op.id().kind()));
            String text = PlanJson.write(program);
            Program again = PlanJson.read(text);

            assertThat(again).as("seed %s", seed).isEqualTo(program);
            assertThat(PlanJson.write(again)).as("seed %s", seed).isEqualTo(text);
            assertThat(ProgramPrinter.print(again)).as("seed %s", seed).isEqualTo(ProgramPrinter.print(program));
        }
        assertThat(kinds).isEqualTo(EnumSet.allOf(OpKind.class));
    }

    @Test
    void tellsMeaningFromPlace() {
        TreeMap<OpId, Span> moved = new TreeMap<>();
        SMALL.spans().forEach((id, span) -> moved.put(id, Span.at(span.file(), span.line() + 10, 7)));
        Program elsewhere = new Program(
                SMALL.name(),
                SMALL.javaPackage(),
                SMALL.timeZone(),
                SMALL.maxParallelism(),
                SMALL.sources(),
                SMALL.models(),
                SMALL.operators(),
                moved);

        assertThat(PlanJson.meaning(elsewhere)).isEqualTo(PlanJson.meaning(SMALL));
        assertThat(PlanJson.write(elsewhere)).isNotEqualTo(PlanJson.write(SMALL));
    }

    @Test
    void holdsTheFormFast() {
        assertThat(PlanJson.write(SMALL)).isEqualTo("""
                {
                  "formatVersion" : 1,
                  "plan" : {
                    "name" : "small",
                    "javaPackage" : "com.acme.small",
                    "timeZone" : "UTC",
                    "maxParallelism" : 256,
                    "sources" : [ {
                      "name" : "s",
                      "row" : [ {
                        "name" : "id",
                        "type" : "BIGINT NOT NULL"
                      } ],
                      "primaryKey" : [ ],
                      "changelog" : "append",
                      "onBadRecord" : "fail",
                      "connector" : {
                        "kind" : "kafka",
                        "address" : "s",
                        "format" : "json",
                        "options" : { }
                      }
                    } ],
                    "models" : [ {
                      "name" : "m",
                      "id" : "m",
                      "row" : [ {
                        "name" : "id",
                        "type" : "BIGINT NOT NULL"
                      } ],
                      "materialization" : "append",
                      "key" : [ ],
                      "output" : "s/source/s#0",
                      "mode" : "append",
                      "reads" : [ "s" ],
                      "sink" : {
                        "kind" : "kafka",
                        "address" : "m",
                        "format" : "json",
                        "options" : { }
                      }
                    } ],
                    "operators" : [ {
                      "id" : {
                        "model" : "s",
                        "kind" : "source",
                        "anchor" : "s",
                        "generation" : 0
                      },
                      "source" : "s",
                      "output" : [ {
                        "name" : "id",
                        "type" : "BIGINT NOT NULL"
                      } ],
                      "mode" : "append"
                    }, {
                      "id" : {
                        "model" : "m",
                        "kind" : "sink",
                        "anchor" : "m",
                        "generation" : 0
                      },
                      "inputs" : [ "s/source/s#0" ],
                      "model" : "m",
                      "output" : [ {
                        "name" : "id",
                        "type" : "BIGINT NOT NULL"
                      } ],
                      "mode" : "append"
                    } ]
                  },
                  "texts" : {
                    "sources" : {
                      "s" : {
                        "description" : ""
                      }
                    },
                    "models" : {
                      "m" : {
                        "path" : "models/m.sql",
                        "description" : "",
                        "sql" : "SELECT … FROM s\\n"
                      }
                    }
                  },
                  "spans" : [ {
                    "operator" : "m/sink/m#0",
                    "span" : {
                      "file" : "models/m.sql",
                      "line" : 1,
                      "column" : 1,
                      "endLine" : 1,
                      "endColumn" : 1
                    }
                  }, {
                    "operator" : "s/source/s#0",
                    "span" : {
                      "file" : "sources.yml",
                      "line" : 3,
                      "column" : 3,
                      "endLine" : 3,
                      "endColumn" : 3
                    }
                  } ]
                }
                """);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'\"formatVersion\" : 1'|'\"formatVersion\" : 2'|plan document: formatVersion is 2, this release of"
                        + " Streamform reads up to 1; use the release that wrote it, or a later one",
                "'\"timeZone\" : \"UTC\"'|'\"timeZone\" : \"UTC\", \"extra\" : 1'|plan document.plan: unknown field"
                        + " 'extra'",
                "'\"timeZone\" : \"UTC\",'|''|plan document.plan: field 'timeZone' is missing",
                "'\"maxParallelism\" : 256'|'\"maxParallelism\" : \"many\"'|plan document.plan.maxParallelism: an"
                        + " integer is expected, not a text",
                "'\"BIGINT NOT NULL\"'|'\"BIGNUM\"'|'plan document.plan.sources[0].row[0]: not a type: ''BIGNUM'''",
                "'\"changelog\" : \"append\"'|'\"changelog\" : \"apend\"'|'plan document.plan.sources[0].changelog:"
                        + " ''apend'' is none of append, upsert, retract'",
                "'\"kind\" : \"sink\"'|'\"kind\" : \"sonk\"'|plan document.plan.operators[1].id.kind: unknown kind of"
                        + " operator 'sonk'",
                "'\"s/source/s#0\" ]'|'\"s/source/t#0\" ]'|plan document.plan.operators[1].inputs: no operator before"
                        + " is called 's/source/t#0'",
            })
    void saysWhereAndWhyATextIsRefused(String found, String replacement, String message) {
        String text = PlanJson.write(SMALL);
        assertThat(text).contains(found);

        assertThatThrownBy(() -> PlanJson.read(text.replace(found, replacement == null ? "" : replacement)))
                .isInstanceOf(JsonFormatException.class)
                .hasMessage(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{|not JSON",
                "{} {}|not JSON",
                "'{\"a\": 1, \"a\": 2}'|Duplicate field",
                "[]|formatVersion is missing"
            })
    void refusesWhatIsNoPlanAtAll(String text, String message) {
        assertThatThrownBy(() -> PlanJson.read(text))
                .isInstanceOf(JsonFormatException.class)
                .hasMessageContaining(message);
    }
}
