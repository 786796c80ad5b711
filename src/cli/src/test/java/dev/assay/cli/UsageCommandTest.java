package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

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
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The sums of metering records; today is 2026-03-01. */
class UsageCommandTest {

  private final InMemoryStore store = new InMemoryStore();
  private final CommandLineHarness assay = new CommandLineHarness(_ -> store);

  @BeforeEach
  void keepRecords() {
    keep("2026-03-01", "analysts-1", "analysts", RunStatus.VERIFIED, 1, "0.02");
    keep("2026-03-01", "analysts-2", "analysts", RunStatus.UNVERIFIED, 3, null);
    keep("2026-03-01", "b1-1", null, RunStatus.VERIFIED, 0, "0.01");
    keep("2026-02-28", "analysts-0", "analysts", RunStatus.VERIFIED, 12, "0.04");
    keep("2026-01-30", "analysts-x", "analysts", RunStatus.FAILED, 0, "0.99");
  }

  @Test
  void costsAreAddedUpByKeyAndDay() {
    assertThat(assay.run("usage", "--output", "csv")).isZero();

    assertThat(assay.out())
        .isEqualTo(
            """
            day,key,runs,verified,unverified,ambiguous,unanswerable,failed,verified_percent,revisions,model_calls,input_tokens,cached_tokens,output_tokens,model_cost,gb_seconds,transitions,compute_cost,cost,average_cost,median_seconds,p90_seconds,runs_without_price
            2026-02-28,analysts,1,1,0,0,0,0,100.0,12,5,1000,100,50,0.04,2.5,30,0.001,0.041,0.041,0.0,0.0,0
            2026-03-01,analysts,2,1,1,0,0,0,50.0,4,10,2000,200,100,0.02,5.0,60,0.002,0.021,0.021,0.0,0.0,1
            2026-03-01,batches,1,1,0,0,0,0,100.0,0,5,1000,100,50,0.01,2.5,30,0.001,0.011,0.011,0.0,0.0,0
            """);
  }

  @Test
  void aTableIsForPeople() {
    assertThat(assay.run("usage", "--key", "batches")).isZero();

    assertThat(assay.out().lines())
        .hasSize(2)
        .first()
        .asString()
        .startsWith(
            "day         key      runs  verified  unverified  ambiguous  unanswerable  failed  verified percent");
    assertThat(assay.out()).contains("2026-03-01  batches  1     1         0           0");
  }

  @Test
  void otherDaysAreReadWhereTheyAreAskedFor() throws Exception {
    assertThat(assay.run("usage", "--from", "2026-01-01", "--to", "2026-01-31", "--output", "json"))
        .isZero();

    JsonNode line = Json.parse(assay.out().getBytes(StandardCharsets.UTF_8));
    assertThat(line.get("day").asText()).isEqualTo("2026-01-30");
    assertThat(line.get("failed").asInt()).isEqualTo(1);
    assertThat(line.get("cost").decimalValue()).isEqualByComparingTo("0.991");
  }

  @Test
  void theVerifiedShareAndTheRevisionsHaveTheirOwnSums() {
    assay.run("usage", "--by", "database", "--output", "csv");
    assertThat(assay.out().lines().skip(1).map(line -> line.split(",")[1])).containsOnly("pets");
    assertThat(assay.out()).contains("2026-03-01,pets,3,2,1,0,0,0,66.7,");

    CommandLineHarness again = new CommandLineHarness(_ -> store);
    again.run("usage", "--by", "revisions", "--output", "csv");
    assertThat(again.out().lines().skip(1).map(line -> line.split(",")[0] + line.split(",")[1]))
        .containsExactly("0verified", "1verified", "3unverified", "12verified");
  }

  @Test
  void daysWithoutRunsSaySo() {
    assertThat(assay.run("usage", "--key", "nobody")).isZero();
    assertThat(assay.out()).isEmpty();
    assertThat(assay.err()).isEqualTo("no run was metered in these days%n".formatted());
  }

  @Test
  void whatIsWrongIsSaid() {
    assertThat(assay.run("usage", "--from", "2026-04-01")).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err())
        .isEqualTo(
            "assay: --from 2026-04-01 must be before --to 2026-03-01, by ten years at most%n"
                .formatted());

    store.write("usage/dt=2026-03-01/bad.json", new byte[] {'{'});
    CommandLineHarness broken = new CommandLineHarness(_ -> store);
    assertThat(broken.run("usage")).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(broken.err())
        .startsWith("assay: artifact usage/dt=2026-03-01/bad.json in memory cannot be read: ");
  }

  private void keep(
      String day, String run, String askedBy, RunStatus status, int revisions, String cost) {
    BigDecimal models = cost == null ? null : new BigDecimal(cost);
    Compute compute = new Compute(new BigDecimal("2.5"), 30, new BigDecimal("0.001"));
    UsageRecord record =
        new UsageRecord(
            run,
            askedBy,
            "pets",
            status,
            revisions,
            new Usage(5, new TokenUsage(1000, 50, 100), models, List.of()),
            compute,
            models == null ? null : models.add(compute.cost()),
            new Timings(1, 0, 1, Map.of()),
            Instant.parse(day + "T10:00:00Z"));
    store.write(
        ArtifactKeys.usage(day, run), (Json.tree(record) + "\n").getBytes(StandardCharsets.UTF_8));
  }
}
