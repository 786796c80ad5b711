package dev.assay.cli;

import dev.assay.cli.demo.Demo;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/** The completions of the demo, as tests replay them. */
public final class DemoRecording {

  private static final String NAME = "completions.jsonl";

  private DemoRecording() {}

  /** Puts the recording into a folder; answers its file. */
  public static Path into(Path folder) throws IOException {
    return Files.write(in(folder), lines());
  }

  /** Where the recording is in a folder. */
  public static Path in(Path folder) {
    return folder.resolve(NAME);
  }

  /** The recorded completions, one a line. */
  public static List<String> lines() throws IOException {
    try (InputStream recorded = Demo.class.getResourceAsStream("/demo/" + NAME)) {
      byte[] content = Objects.requireNonNull(recorded).readAllBytes();
      return new String(content, StandardCharsets.UTF_8).lines().toList();
    }
  }

  /** The options by which a file answers in place of the demo's models. */
  public static List<String> replaying(Path recording) {
    return List.of(
        "--replay",
        recording.toString(),
        "--model",
        "writer",
        "--test-code-models",
        "coder-a,coder-b,coder-c");
  }
}
