package dev.assay.cli.gates;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * One text file of the repository.
 *
 * @param path relative to the root, with slashes
 */
public record TextFile(String path, String text) {

  public List<String> lines() {
    return text.lines().toList();
  }

  public String name() {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  boolean isJava() {
    return path.endsWith(".java");
  }

  /** Whether this is Java that is shipped, not a test. */
  boolean isMainJava() {
    return isJava() && path.contains("/src/main/java/");
  }

  /** Whether this is Java of a test. */
  boolean isTestJava() {
    return isJava() && path.contains("/src/test/java/");
  }

  boolean isMarkdown() {
    return path.endsWith(".md");
  }

  /** One violation for each line on which the pattern is found. */
  List<String> linesWith(Pattern pattern, String violation) {
    List<String> lines = lines();
    return IntStream.range(0, lines.size())
        .filter(index -> pattern.matcher(lines.get(index)).find())
        .mapToObj(index -> "%s:%d %s".formatted(path, index + 1, violation))
        .toList();
  }
}
