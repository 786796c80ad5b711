package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class GoOnTest {

  @Test
  void whatIsToBeTypedNamesTheStore() {
    assertThat(GoOn.command("20260301-120000-5qkut", ".assay"))
        .isEqualTo("assay ask --run 20260301-120000-5qkut --store .assay");
    assertThat(GoOn.command("r", "s3://bucket/runs")).endsWith(" --store s3://bucket/runs");
    assertThat(GoOn.command("r", "it's mine")).endsWith(" --store 'it'\\''s mine'");
  }

  @Test
  void whatIsKeptGoesOnAndTheRestBeginsAnew() {
    PrintWriter err = new PrintWriter(new StringWriter());
    try (GoOn run = GoOn.withRun("r", ".assay", err);
        GoOn kept = GoOn.whereItWas(err);
        GoOn whole = GoOn.anew(err)) {
      assertThat(run.told().strip())
          .isEqualTo("assay: interrupted; go on with: assay ask --run r --store .assay");
      assertThat(kept.told())
          .endsWith("assay: interrupted; the same command again goes on where it was");
      assertThat(whole.told()).endsWith("assay: interrupted; the same command again begins anew");
    }
  }
}
