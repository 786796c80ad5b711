package dev.assay.cli.gates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What models and users write is matched without a frame of the stack for each of its letters. */
class PatternsTest {

  /** A group of alternatives, one of them a class of most letters, in a loop that gives back. */
  private static final Pattern RECURSIVE =
      Pattern.compile("\\((?:\\?:)?(?=[^()\\n]*\\[\\^)[^()\\n|]*\\|[^()\\n]*\\)[*+](?!\\+)[^\\n]*");

  @Test
  void noLoopOverAlternativesGivesBackWhatItRead() {
    assertThat(violations(Checkout.here().files())).isEmpty();
  }

  @Test
  void aLoopThatOverflowsTheStackOnALongTextIsCaught() {
    assertThat(violations(List.of(java("\"'(?:[^']|'')*'\"")))).isNotEmpty();
    assertThat(violations(List.of(java("\"'([^'\\\\\\\\]|'')+'\"")))).isNotEmpty();
  }

  @Test
  void aLoopThatKeepsWhatItReadIsNot() {
    assertThat(violations(List.of(java("\"'(?:[^']|'')*+'\"")))).isEmpty();
    assertThat(violations(List.of(java("\"([^']*)|x\"")))).isEmpty();
  }

  private static TextFile java(String pattern) {
    return new TextFile("src/sql/src/main/java/A.java", "Pattern.compile(" + pattern + ");");
  }

  private static List<String> violations(List<TextFile> files) {
    return files.stream()
        .filter(file -> file.path().contains("/src/main/java/"))
        .flatMap(
            file ->
                RECURSIVE
                    .matcher(file.text())
                    .results()
                    .map(found -> "%s: %s".formatted(file.path(), found.group())))
        .toList();
  }
}
