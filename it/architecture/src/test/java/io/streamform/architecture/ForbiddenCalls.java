package io.streamform.architecture;

import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Calls whose result depends on the machine, the hour or luck. Looks at calls and at method references alike, which is
 * why this is not a list of {@code callMethod} rules.
 */
final class ForbiddenCalls extends ArchCondition<JavaClass> {

    /** What reads a clock, draws a random number, or waits. A name without parentheses forbids every overload. */
    static final Set<String> CLOCK_CHANCE_AND_THREADS = Set.of(
            "java.lang.System.currentTimeMillis",
            "java.lang.System.nanoTime",
            "java.lang.System.identityHashCode",
            "java.lang.Math.random",
            "java.lang.Thread.sleep",
            "java.lang.Thread.<init>",
            "java.time.Clock.systemUTC",
            "java.time.Clock.systemDefaultZone",
            "java.time.Clock.system",
            "java.time.Instant.now()",
            "java.time.LocalDate.now()",
            "java.time.LocalTime.now()",
            "java.time.LocalDateTime.now()",
            "java.time.OffsetDateTime.now()",
            "java.time.ZonedDateTime.now()",
            "java.time.Year.now()",
            "java.util.Date.<init>()",
            "java.util.Random.<init>()",
            "java.util.SplittableRandom.<init>()",
            "java.security.SecureRandom.<init>",
            "java.util.UUID.randomUUID",
            "java.util.concurrent.ThreadLocalRandom.current",
            "java.util.Collection.parallelStream",
            "java.util.List.parallelStream",
            "java.util.Set.parallelStream",
            "java.util.stream.IntStream.parallel",
            "java.util.stream.LongStream.parallel",
            "java.util.stream.Stream.parallel");

    /** What takes the machine's locale, character set or time zone. */
    static final Set<String> LOCALE_CHARSET_AND_ZONE = Set.of(
            "java.lang.String.format(java.lang.String,[Ljava.lang.Object;)",
            "java.lang.String.formatted",
            "java.lang.String.toLowerCase()",
            "java.lang.String.toUpperCase()",
            "java.lang.String.getBytes()",
            "java.lang.String.<init>([B)",
            "java.lang.String.<init>([B,int,int)",
            "java.io.InputStreamReader.<init>(java.io.InputStream)",
            "java.io.OutputStreamWriter.<init>(java.io.OutputStream)",
            "java.io.FileReader.<init>(java.lang.String)",
            "java.io.FileReader.<init>(java.io.File)",
            "java.io.FileWriter.<init>(java.lang.String)",
            "java.io.FileWriter.<init>(java.io.File)",
            "java.io.PrintStream.<init>(java.io.OutputStream)",
            "java.io.PrintStream.<init>(java.io.OutputStream,boolean)",
            "java.io.PrintWriter.<init>(java.io.OutputStream)",
            "java.io.ByteArrayOutputStream.toString()",
            "java.nio.charset.Charset.defaultCharset",
            "java.text.DecimalFormat.<init>(java.lang.String)",
            "java.text.SimpleDateFormat.<init>(java.lang.String)",
            "java.time.ZoneId.systemDefault",
            "java.time.format.DateTimeFormatter.ofPattern(java.lang.String)",
            "java.util.Calendar.getInstance",
            "java.util.Locale.getDefault",
            "java.util.TimeZone.getDefault",
            "java.util.Scanner.<init>(java.io.InputStream)");

    private final Set<String> forbidden;

    /** A condition that a class meets when it makes none of the calls, each {@code owner.name}, or with its types as the JVM writes them. */
    ForbiddenCalls(Set<String> forbidden) {
        super("make no call of " + forbidden);
        this.forbidden = forbidden;
    }

    @Override
    public void check(JavaClass caller, ConditionEvents events) {
        for (JavaCodeUnitAccess<?> access : caller.getCodeUnitAccessesFromSelf()) {
            CodeUnitAccessTarget target = access.getTarget();
            String name = target.getOwner().getName() + "." + target.getName();
            String signature = target.getRawParameterTypes().stream()
                    .map(JavaClass::getName)
                    .collect(Collectors.joining(",", name + "(", ")"));
            if (forbidden.contains(name) || forbidden.contains(signature)) {
                events.add(SimpleConditionEvent.violated(caller, access.getDescription()));
            }
        }
    }
}
