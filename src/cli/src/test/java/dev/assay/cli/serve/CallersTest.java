package dev.assay.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.cli.UsageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who may ask. */
class CallersTest {

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void nameTheFile() {
    file = folder.resolve("keys");
  }

  @Test
  void aKeyThatWasAddedHoldsAndIsNotInTheFile() throws IOException {
    String first = Callers.add(file, "analysts");
    String second = Callers.add(file, "others");

    Callers callers = Callers.of(file, "");
    assertThat(callers.holder(first)).contains("analysts");
    assertThat(callers.holder(second)).contains("others");
    assertThat(callers.holder(first + "x")).isEmpty();
    assertThat(callers.holder("")).isEmpty();
    assertThat(callers.names()).containsExactly("analysts", "others");
    assertThat(file).content().doesNotContain(first, second);
    assertThat(first).hasSizeGreaterThan(40).isNotEqualTo(second);
  }

  @Test
  void keysOfTheEnvironmentHoldBesideThoseOfTheFile() {
    String key = Callers.add(file, "analysts");

    Callers callers = Callers.of(file, "me=a-key-of-my-own-choice, you=another-key-of-yours");

    assertThat(callers.holder("a-key-of-my-own-choice")).contains("me");
    assertThat(callers.holder("another-key-of-yours")).contains("you");
    assertThat(callers.holder(key)).contains("analysts");
  }

  @Test
  void keysComeAndGoWithTheFile() throws IOException {
    String first = Callers.add(file, "analysts");
    Callers callers = Callers.of(file, "");

    Files.writeString(file, "others %s%n".formatted(Callers.digest("second")));
    Files.setLastModifiedTime(file, FileTime.from(Instant.parse("2030-01-01T00:00:00Z")));

    assertThat(callers.holder(first)).isEmpty();
    assertThat(callers.holder("second")).contains("others");
  }

  @Test
  void aFileOfAnySizeIsRefused() throws IOException {
    Files.writeString(file, "#".repeat((1 << 20) + 1));

    assertThatThrownBy(() -> Callers.of(file, ""))
        .isInstanceOf(UsageException.class)
        .hasMessage("'%s' is too large: give keys of at most 1,048,576 bytes", file);
  }

  @Test
  void aFileThatBecomesUnreadableChangesNothing() throws IOException {
    String first = Callers.add(file, "analysts");
    Callers callers = Callers.of(file, "");

    Files.writeString(file, "half a li");
    Files.setLastModifiedTime(file, FileTime.from(Instant.parse("2030-01-01T00:00:00Z")));
    assertThat(callers.holder(first)).contains("analysts");

    Files.delete(file);
    assertThat(callers.holder(first)).contains("analysts");
  }

  @Test
  void whatCannotBeAKeyIsRefusedWithoutShowingIt() throws IOException {
    assertThatThrownBy(() -> Callers.of(null, ""))
        .isInstanceOf(UsageException.class)
        .hasMessage(
            "there are no keys: make one with 'assay serve --keys FILE --add-key NAME', or give"
                + " ASSAY_API_KEYS=name=key");
    assertThatThrownBy(() -> Callers.of(null, "me=short"))
        .hasMessage(
            "ASSAY_API_KEYS: the key of me is too short to be safe: 16 characters at least");
    assertThatThrownBy(() -> Callers.of(null, "a-key-without-a-name-in-front-of-it-is-secret"))
        .hasMessage("ASSAY_API_KEYS: a key's name has 1 to 29 letters and digits, not ''");
    assertThatThrownBy(() -> Callers.add(file, "two-words"))
        .hasMessage("--add-key: a key's name has 1 to 29 letters and digits, not 'two-words'");
    Callers.add(file, "analysts");
    assertThatThrownBy(() -> Callers.add(file, "analysts"))
        .hasMessage("analysts has a key already: remove its line from '%s' first".formatted(file));
    assertThatThrownBy(() -> Callers.of(folder.resolve("none"), ""))
        .hasMessage(
            "cannot read the keys in '%s': make a file of them with --add-key NAME"
                .formatted(folder.resolve("none")));
    Files.writeString(file, "# keys\nme a-plain-key\n");
    assertThatThrownBy(() -> Callers.of(file, ""))
        .hasMessage(
            "'%s', line 2: give a name (letters and digits, at most 29) and the SHA-256 of its key"
                .formatted(file));
  }
}
