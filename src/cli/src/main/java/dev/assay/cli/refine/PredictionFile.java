package dev.assay.cli.refine;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.cli.UsageException;
import dev.assay.evaluation.Benchmark;
import dev.assay.evaluation.files.BirdFiles;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Collectors;

/** A file of predictions, in the format of its benchmark; it is there whole or not at all. */
record PredictionFile(Path file) {

  /** Refuses a place where no file can be written, before anything is paid for. */
  void requireWritable() {
    Path folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file) || folder == null || !Files.isWritable(folder)) {
      throw new UsageException(
          "--refined %s cannot be written: name a file in a folder that is there".formatted(file));
    }
  }

  void write(Benchmark benchmark, List<Refinement> refinements) throws IOException {
    String text =
        switch (benchmark) {
          case SPIDER -> spider(refinements);
          case BIRD, JSONL, DEFOG, SPIDER2 -> bird(refinements);
        };
    Path unfinished =
        Files.createTempFile(file.toAbsolutePath().getParent(), "refined", ".unfinished");
    try {
      Files.writeString(unfinished, text);
      Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(unfinished);
    }
  }

  private static String spider(List<Refinement> refinements) {
    return refinements.stream().map(each -> each.refined() + "\n").collect(Collectors.joining());
  }

  private static String bird(List<Refinement> refinements) {
    ObjectNode predictions = Json.object();
    refinements.forEach(
        each ->
            predictions.put(
                String.valueOf(each.index()),
                each.refined() + BirdFiles.SEPARATOR + each.database()));
    return predictions.toPrettyString() + "\n";
  }
}
