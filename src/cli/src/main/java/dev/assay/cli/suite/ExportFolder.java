package dev.assay.cli.suite;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.fasterxml.jackson.dataformat.yaml.util.StringQuotingChecker;
import dev.assay.cli.UsageException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** The folder that files for another tool are put into. */
record ExportFolder(Path path) {

  private static final YAMLMapper YAML =
      new YAMLMapper(
          YAMLFactory.builder()
              .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
              .disable(YAMLGenerator.Feature.SPLIT_LINES)
              .stringQuotingChecker(new QuotedNames())
              .build());

  /** Quotes what is no plain word, which Python's YAML takes for a number, a day or a merge. */
  private static final class QuotedNames extends StringQuotingChecker.Default {

    private static final long serialVersionUID = 1L;
    private static final Pattern WORD = Pattern.compile("[A-Za-z_][A-Za-z0-9_.]*");

    @Override
    public boolean needToQuoteName(String name) {
      return !WORD.matcher(name).matches() || super.needToQuoteName(name);
    }
  }

  /**
   * The folder, made where it is not there yet.
   *
   * @throws UsageException when it cannot be
   */
  static ExportFolder at(Path path) {
    try {
      Files.createDirectories(path);
    } catch (IOException unwritable) {
      throw new UsageException(
          "cannot write into '%s': name a folder with --out".formatted(path), unwritable);
    }
    return new ExportFolder(path);
  }

  /** Writes a tree as YAML. */
  void writeYaml(String name, Object content) {
    write(name, yaml(content));
  }

  /** A tree as YAML. */
  static String yaml(Object content) {
    try {
      return YAML.writeValueAsString(content);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Writes a text. */
  void write(String name, String content) {
    Path file = path.resolve(name);
    try {
      Files.createDirectories(path.resolve(name).toAbsolutePath().getParent());
      Files.write(file, content.getBytes(StandardCharsets.UTF_8));
    } catch (IOException unwritable) {
      throw new UsageException("cannot write '%s'".formatted(file), unwritable);
    }
  }
}
