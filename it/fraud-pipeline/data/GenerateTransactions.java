import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayDeque;
import java.util.Locale;
import java.util.Random;

/**
 * Writes transactions as JSON Lines: {@code java GenerateTransactions.java FILE [COUNT] [SEED]}. The same seed gives the
 * same file. Among the transactions are missing amounts and merchants, reversals, exact duplicates, rows that come late,
 * and records that cannot be decoded.
 */
public final class GenerateTransactions {

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.SSS", Locale.ROOT);
    private static final LocalDateTime START = LocalDateTime.of(2026, 1, 1, 0, 0);

    private GenerateTransactions() {}

    public static void main(String[] args) throws IOException {
        Path file = Path.of(args[0]);
        int count = args.length > 1 ? Integer.parseInt(args[1]) : 200_000;
        long seed = args.length > 2 ? Long.parseLong(args[2]) : 42;
        if (file.getParent() != null) {
            Files.createDirectories(file.getParent());
        }
        int bad = 0;
        Random random = new Random(seed);
        ArrayDeque<String> recent = new ArrayDeque<>();
        try (BufferedWriter out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            for (int i = 1; i <= count; i++) {
                String line;
                int kind = random.nextInt(1000);
                if (kind < 20 && !recent.isEmpty()) {
                    line = recent.peekFirst();
                } else if (kind < 25) {
                    line = badRecord(random, i);
                    bad++;
                } else {
                    line = transaction(random, i);
                    recent.addLast(line);
                    if (recent.size() > 50) {
                        recent.removeFirst();
                    }
                }
                out.write(line);
                out.write('\n');
            }
        }
        System.out.println(count + " records in " + file + ", " + bad + " of them bad (seed " + seed + ")");
    }

    private static String transaction(Random random, int id) {
        // Few accounts have most of the transactions, as in life.
        int account = (int) Math.floor(Math.pow(random.nextDouble(), 3) * 10_000);
        int shape = random.nextInt(100);
        String amount;
        if (shape < 3) {
            amount = "null";
        } else if (shape < 6) {
            amount = "-" + cents(1 + random.nextInt(10_000));
        } else if (shape < 8) {
            amount = cents(100_000 + random.nextInt(2_500_000));
        } else {
            amount = cents(random.nextInt(50_000));
        }
        String merchant = random.nextInt(20) == 0 ? "" : ", \"merchant\": \"m" + random.nextInt(500) + "\"";
        long late = random.nextInt(50) == 0 ? random.nextInt(10_000) : random.nextInt(1000);
        String time = TIME.format(START.plusNanos((id * 25L - late) * 1_000_000));
        return "{\"transaction_id\": " + id + ", \"account_id\": \"a" + account + "\", \"amount\": " + amount + merchant
                + ", \"occurred_at\": \"" + time + "\"}";
    }

    private static String cents(int amount) {
        return amount / 100 + "." + (amount % 100 < 10 ? "0" : "") + amount % 100;
    }

    private static String badRecord(Random random, int id) {
        switch (random.nextInt(5)) {
            case 0:
                return "{\"transaction_id\": " + id + ", \"account_id\":";
            case 1:
                return "{\"transaction_id\": " + id + ", \"amount\": 1.00}";
            case 2:
                return "{\"transaction_id\": \"many\", \"account_id\": \"a1\", \"amount\": 1.00}";
            case 3:
                return "not JSON at all";
            default:
                return "{\"transaction_id\": " + id + ", \"account_id\": \"a1\", \"amount\": 99999999999999.00}";
        }
    }
}
