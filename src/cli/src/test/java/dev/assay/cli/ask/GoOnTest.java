package dev.assay.cli.ask;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GoOnTest {

  @Test
  void whatIsToBeTypedNamesTheStore() {
    assertThat(GoOn.command("20260301-120000-5qkut", ".assay"))
        .isEqualTo("assay ask --run 20260301-120000-5qkut --store .assay");
    assertThat(GoOn.command("r", "s3://bucket/runs")).endsWith(" --store s3://bucket/runs");
    assertThat(GoOn.command("r", "it's mine")).endsWith(" --store 'it'\\''s mine'");
  }
}
