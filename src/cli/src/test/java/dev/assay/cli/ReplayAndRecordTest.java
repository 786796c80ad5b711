package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a recording lacks is asked of models, so their settings are needed, and checked first. */
class ReplayAndRecordTest {

  @TempDir Path folder;

  @Test
  void aSettingThatDoesNotFitEndsTheCommandBeforeTheRunBegins() throws IOException {
    Path database = folder.resolve("shops.sql");
    Files.writeString(database, "CREATE TABLE shops (id INT PRIMARY KEY, city TEXT);");
    Path replayed = folder.resolve("completions.jsonl");
    Files.writeString(replayed, "");
    CommandLineHarness assay =
        new CommandLineHarness(
            new ConfiguredModels(
                Map.of(
                    "assay.models.local.base-url", "http://localhost:8000/v1",
                    "assay.models.local.timeout", "45m"),
                _ -> {
                  throw new AssertionError("no model is asked before its settings are right");
                }));

    int exitCode =
        assay.run(
            "ask",
            "How many shops are there?",
            "--database",
            database.toString(),
            "--dialect",
            "sqlite",
            "--store",
            folder.resolve("store").toString(),
            "--model",
            "local",
            "--replay",
            replayed.toString(),
            "--record",
            folder.resolve("recorded.jsonl").toString());

    assertThat(exitCode).isEqualTo(2);
    assertThat(assay.err()).contains("assay.models.local.timeout").doesNotContain("failed");
    assertThat(folder.resolve("store")).doesNotExist();
  }
}
