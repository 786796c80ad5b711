package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.agents.model.TokenUsage;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.reporting.Compute;
import dev.assay.workflow.reporting.RunStatus;
import dev.assay.workflow.reporting.Timings;
import dev.assay.workflow.reporting.Usage;
import dev.assay.workflow.reporting.UsageRecord;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The saved queries of Athena and {@code assay usage} give the same figures. The queries are run by
 * H2, with the few words of Athena's dialect put into H2's.
 */
class SavedQueriesTest {

  private static final Instant NOW = Instant.parse("2026-03-01T12:00:00Z");
  private static final Path QUERIES = Path.of("../../infra/usage");

  private final List<UsageRecord> records = new ArrayList<>();
  private final InMemoryStore store = new InMemoryStore();

  @ParameterizedTest
  @CsvSource({
    "cost-by-key-and-day, key, 4",
    "verified-share, database, 4",
    "revision-count, revisions, 4",
  })
  void aSavedQueryGivesWhatTheCommandGives(String query, String by, int groups)
      throws IOException, SQLException {
    record(0, "me-1", "me", "pets", RunStatus.VERIFIED, 1, "0.02", 12_000);
    record(0, "me-2", "me", "shop", RunStatus.UNVERIFIED, 3, null, 30_000);
    record(0, "b1-1", null, "pets", RunStatus.VERIFIED, 1, "0.0101", 900);
    record(0, "b1-2", null, "pets", RunStatus.FAILED, 0, "0.3", 950);
    record(29, "me-3", "me", "pets", RunStatus.VERIFIED, 1, "0.5", 45_000);
    record(3, "you-1", "you", "pets", RunStatus.VERIFIED, 12, "0.7", 61_000);
    record(30, "me-4", "me", "pets", RunStatus.VERIFIED, 1, "9", 1);

    List<JsonNode> told = usage(by);
    int rows = 0;
    try (Connection database =
            DriverManager.getConnection("jdbc:h2:mem:usage-" + by + ";NON_KEYWORDS=DAY,KEY");
        Statement statement = database.createStatement()) {
      load(database);
      try (ResultSet row = statement.executeQuery(inH2(query))) {
        while (row.next()) {
          same(row, told);
          rows++;
        }
      }
    }
    assertThat(rows).isEqualTo(told.size()).isEqualTo(groups);
  }

  /** Costs are rounded to four places in the queries, seconds and shares to one. */
  private static void same(ResultSet row, List<JsonNode> told) throws SQLException {
    String first = row.getMetaData().getColumnLabel(1).toLowerCase(Locale.ROOT);
    String second = row.getMetaData().getColumnLabel(2).toLowerCase(Locale.ROOT);
    JsonNode line =
        told.stream()
            .filter(each -> each.path(first).asText().equals(text(row, 1)))
            .filter(each -> each.path(second).asText().equals(text(row, 2)))
            .findFirst()
            .orElseThrow();
    for (int column = 3; column <= row.getMetaData().getColumnCount(); column++) {
      String name = row.getMetaData().getColumnLabel(column).toLowerCase(Locale.ROOT);
      double places = name.endsWith("cost") ? 0.00006 : 0.06;
      assertThat(line.has(name)).as(name).isTrue();
      assertThat(line.get(name).asDouble())
          .as(name)
          .isCloseTo(row.getDouble(column), within(places));
    }
  }

  private static String text(ResultSet row, int column) {
    try {
      return row.getString(column);
    } catch (SQLException impossible) {
      throw new AssertionError(impossible);
    }
  }

  private static String inH2(String query) throws IOException {
    String sql = Files.readString(QUERIES.resolve(query + ".sql")).replaceAll("(?m)^--.*$", "");
    Matcher span = Pattern.compile("date_format\\(.*'(\\d+)' DAY.*\\)").matcher(sql);
    assertThat(span.find()).isTrue();
    String from = day(NOW.minus(Duration.ofDays(Long.parseLong(span.group(1)))));
    return span.replaceFirst("'" + from + "'")
        .replaceAll("\\b(?:usage|compute|timings)\\.[a-z.]+", "\"$0\"")
        .replaceAll("count_if\\(([^()]*)\\)", "count(*) FILTER (WHERE $1)")
        .replaceAll(
            "approx_percentile\\(([^,]*), ([0-9.]+)\\)",
            "percentile_disc($2) WITHIN GROUP (ORDER BY $1)")
        .replace("GROUP BY 1, 2", "GROUP BY " + firstTwo(sql));
  }

  /** H2 groups by expressions, and not by their places. */
  private static String firstTwo(String sql) {
    return sql.strip()
        .lines()
        .limit(2)
        .map(line -> line.replaceFirst("^SELECT", "").replaceFirst("( AS \\w+)?,$", "").strip())
        .collect(Collectors.joining(", "));
  }

  private void load(Connection database) throws SQLException {
    try (Statement create = database.createStatement()) {
      create.execute(
          """
          CREATE TABLE usage (dt VARCHAR, askedby VARCHAR, database VARCHAR, status VARCHAR,
            revisions INT, "usage.calls" INT, "usage.tokens.input" BIGINT,
            "usage.tokens.cached" BIGINT, "usage.tokens.output" BIGINT,
            "usage.cost" DECIMAL(20, 9), "compute.gbseconds" DECIMAL(20, 9),
            "compute.transitions" INT, "compute.cost" DECIMAL(20, 9), total DECIMAL(20, 9),
            "timings.wall" BIGINT)
          """);
    }
    String insert = "INSERT INTO usage VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    try (PreparedStatement row = database.prepareStatement(insert)) {
      for (UsageRecord record : records) {
        Compute compute = Objects.requireNonNull(record.compute());
        List<Object> values =
            Arrays.asList(
                day(record.askedAt()),
                record.askedBy(),
                record.database(),
                record.status().label(),
                record.revisions(),
                record.usage().calls(),
                record.usage().tokens().input(),
                record.usage().tokens().cached(),
                record.usage().tokens().output(),
                record.usage().cost(),
                compute.gbSeconds(),
                compute.transitions(),
                compute.cost(),
                record.total(),
                record.timings().wall());
        for (int at = 0; at < values.size(); at++) {
          row.setObject(at + 1, values.get(at));
        }
        row.execute();
      }
    }
  }

  private List<JsonNode> usage(String by) throws IOException {
    CommandLineHarness assay = new CommandLineHarness(_ -> store);
    assertThat(assay.run("usage", "--by", by, "--output", "json")).isZero();
    List<JsonNode> lines = new ArrayList<>();
    for (String line : assay.out().lines().toList()) {
      lines.add(Json.parse(line.getBytes(StandardCharsets.UTF_8)));
    }
    return lines;
  }

  private void record(
      int daysAgo,
      String run,
      String askedBy,
      String database,
      RunStatus status,
      int revisions,
      String cost,
      long wall) {
    BigDecimal models = cost == null ? null : new BigDecimal(cost);
    Compute compute = new Compute(new BigDecimal("2.5"), 30, new BigDecimal("0.001"));
    Instant askedAt = NOW.minus(Duration.ofDays(daysAgo));
    UsageRecord record =
        new UsageRecord(
            run,
            askedBy,
            database,
            status,
            revisions,
            new Usage(5, new TokenUsage(1000, 50, 100), models, List.of()),
            compute,
            models == null ? null : models.add(compute.cost()),
            new Timings(wall, 0, 1, Map.of()),
            askedAt);
    records.add(record);
    store.write(
        ArtifactKeys.usage(day(askedAt), run),
        (Json.tree(record) + "\n").getBytes(StandardCharsets.UTF_8));
  }

  private static String day(Instant instant) {
    return instant.toString().substring(0, 10);
  }
}
