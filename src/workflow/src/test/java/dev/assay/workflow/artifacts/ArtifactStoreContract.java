package dev.assay.workflow.artifacts;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What every artifact store does; each has a test class that provides stores to this one. */
abstract class ArtifactStoreContract {

  private static final String KEY = "runs/r1/question.json";
  private static final int WRITERS = 20;

  /** An empty store, which no other test uses. */
  abstract ArtifactStore store();

  @Test
  void anArtifactThatIsNotThereIsAbsent() {
    assertThat(store().read(KEY)).isEmpty();
  }

  @Test
  void manyAreReadAtOnceAndWhatIsNotThereIsLeftOut() {
    ArtifactStore store = store();
    List<String> keys = IntStream.range(0, 40).mapToObj(i -> "runs/r1/sql/" + i + ".json").toList();
    keys.forEach(key -> store.create(key, bytes(key)));

    Map<String, byte[]> read = store.readAll(Stream.concat(keys.stream(), Stream.of(KEY)).toList());

    assertThat(read)
        .containsOnlyKeys(keys)
        .allSatisfy((key, content) -> assertThat(content).isEqualTo(bytes(key)));
  }

  @Test
  void whatIsCreatedIsRead() {
    ArtifactStore store = store();

    boolean created = store.create(KEY, bytes("{\"text\": \"wie heißt …?\"}"));

    assertThat(created).isTrue();
    assertThat(text(store, KEY)).contains("{\"text\": \"wie heißt …?\"}");
  }

  @Test
  void aFileIsKeptOnceAndComesBackAsAFile(@TempDir Path folder) throws IOException {
    ArtifactStore store = store();
    Path file = Files.writeString(folder.resolve("large"), "many values");

    assertThat(store.create(KEY, file)).isTrue();
    assertThat(store.create(KEY, Files.writeString(folder.resolve("other"), "others"))).isFalse();

    Path path;
    try (LocalFile found = store.file(KEY).orElseThrow()) {
      path = found.path();
      assertThat(path).hasContent("many values");
      assertThat(Files.exists(path)).isTrue();
      if (!found.copy()) {
        return;
      }
    }
    assertThat(path).doesNotExist();
    assertThat(store.file("runs/r0/absent.json")).isEmpty();
  }

  @Test
  void anEmptyArtifactIsThere() {
    ArtifactStore store = store();

    store.create(KEY, new byte[0]);

    assertThat(text(store, KEY)).contains("");
  }

  @Test
  void creatingWhatIsThereChangesNothing() {
    ArtifactStore store = store();
    store.create(KEY, bytes("first"));

    boolean created = store.create(KEY, bytes("second"));

    assertThat(created).isFalse();
    assertThat(text(store, KEY)).contains("first");
  }

  @Test
  void creatingWhatWasWrittenChangesNothing() {
    ArtifactStore store = store();
    store.write(KEY, bytes("written"));

    assertThat(store.create(KEY, bytes("created"))).isFalse();
    assertThat(text(store, KEY)).contains("written");
  }

  @Test
  void writingReplaces() {
    ArtifactStore store = store();
    store.write(KEY, bytes("a longer first text"));

    store.write(KEY, bytes("second"));

    assertThat(text(store, KEY)).contains("second");
  }

  @Test
  void whatIsDeletedIsAbsentAndCanBeCreatedAgain() {
    ArtifactStore store = store();
    store.create(KEY, bytes("first"));
    store.create(KEY + ".other", bytes("another"));

    store.delete(KEY);
    store.delete(KEY);

    assertThat(store.read(KEY)).isEmpty();
    assertThat(store.list("")).containsExactly(KEY + ".other");
    assertThat(store.create(KEY, bytes("second"))).isTrue();
  }

  @Test
  void ofManyWritersAtOnceExactlyOneCreates() throws Exception {
    ArtifactStore store = store();

    List<Boolean> created =
        AtOnce.all(
            IntStream.range(0, WRITERS)
                .<Callable<Boolean>>mapToObj(n -> () -> store.create(KEY, bytes("by " + n)))
                .toList());

    assertThat(created).filteredOn(won -> won).hasSize(1);
    assertThat(text(store, KEY)).contains("by " + created.indexOf(true));
  }

  @Test
  void artifactsAreReadWholeWhileOthersWriteThem() throws Exception {
    ArtifactStore store = store();
    int length = 300_000;
    store.write(KEY, filled('0', length));
    List<Callable<Boolean>> work = new ArrayList<>();
    for (char letter = 'a'; letter < 'a' + WRITERS; letter++) {
      byte[] content = filled(letter, length);
      work.add(() -> written(store, content));
      work.add(() -> isWhole(store.read(KEY).orElseThrow(), length));
    }

    List<Boolean> whole = AtOnce.all(work);

    assertThat(whole).hasSize(2 * WRITERS).containsOnly(true);
  }

  @Test
  void listingWhileOthersWriteSeesWholeKeysOnly() throws Exception {
    ArtifactStore store = store();
    List<String> keys =
        IntStream.range(10, 10 + WRITERS).mapToObj(n -> "runs/r1/sql/" + n).toList();
    List<Callable<Boolean>> work = new ArrayList<>();
    for (String key : keys) {
      work.add(() -> store.create(key, bytes(key)));
      work.add(() -> keys.containsAll(store.list("runs/")));
    }

    List<Boolean> fine = AtOnce.all(work);

    assertThat(fine).hasSize(2 * WRITERS).containsOnly(true);
    assertThat(store.list("runs/")).isEqualTo(keys);
  }

  @Test
  void listingGoesByPrefixInLexicalOrder() {
    ArtifactStore store = store();
    for (String key :
        List.of(
            "runs/r1/sql/10.json",
            "runs/r1/sql/2.json",
            "runs/r1/sql/2.unusable-1.json",
            "runs/r1/question.json",
            "runs/r10/question.json",
            "usage/dt=2026-01-31/r1.json")) {
      store.write(key, bytes(key));
    }

    assertThat(store.list("runs/r1/"))
        .containsExactly(
            "runs/r1/question.json",
            "runs/r1/sql/10.json",
            "runs/r1/sql/2.json",
            "runs/r1/sql/2.unusable-1.json");
    assertThat(store.list("runs/r1/sql/2.unusable-"))
        .containsExactly("runs/r1/sql/2.unusable-1.json");
    assertThat(store.list("runs/r1")).hasSize(5).contains("runs/r10/question.json");
    assertThat(store.list("")).hasSize(6).endsWith("usage/dt=2026-01-31/r1.json");
    assertThat(store.list("runs/r2/")).isEmpty();
  }

  @Test
  void foldersComeByPrefixInOrderAPageAtATime() {
    ArtifactStore store = store();
    for (String key :
        List.of(
            "runs/k1-a/question.json",
            "runs/k1-a/sql/0.json",
            "runs/k1-a-b/question.json",
            "runs/k1-b/question.json",
            "runs/k2-a/question.json",
            "runs/k1-file.json")) {
      store.write(key, bytes(key));
    }

    assertThat(store.folders("runs/k1-", "", 10))
        .containsExactly("runs/k1-a-b/", "runs/k1-a/", "runs/k1-b/");
    assertThat(store.folders("runs/k1-", "", 2)).containsExactly("runs/k1-a-b/", "runs/k1-a/");
    assertThat(store.folders("runs/k1-", "runs/k1-a/", 2)).containsExactly("runs/k1-b/");
    assertThat(store.folders("runs/k1-", "runs/k1-b/", 2)).isEmpty();
    assertThat(store.folders("runs/k3-", "", 2)).isEmpty();
    assertThat(store.folders("absent/k3-", "", 2)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "/runs/r1/question.json",
        "../question.json",
        "runs/../../question.json",
        "runs/./question.json",
        "runs//question.json",
        "runs/r1/",
        "runs/.hidden",
        "runs\\r1",
        "runs/r 1",
        "runs/r1\n",
        "runs/%2e%2e/x",
        "runs/r1:x",
        "runs/ü.json",
        "runs/\0"
      })
  void whatIsNoKeyIsRefused(String key) {
    ArtifactStore store = store();
    String message = "not an artifact's key: '%s'".formatted(key);

    assertThatIllegalArgumentException().isThrownBy(() -> store.read(key)).withMessage(message);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> store.create(key, bytes("x")))
        .withMessage(message);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> store.write(key, bytes("x")))
        .withMessage(message);
    assertThatIllegalArgumentException().isThrownBy(() -> store.delete(key)).withMessage(message);
    assertThat(store.list("")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "../", "..", "runs/../", "runs//", "/runs", "runs/ü", "."})
  void whatNoKeyBeginsWithIsNotListed(String prefix) {
    ArtifactStore store = store();

    assertThatIllegalArgumentException()
        .isThrownBy(() -> store.list(prefix))
        .withMessage("not the beginning of an artifact's key: '%s'", prefix);
  }

  static byte[] bytes(String text) {
    return text.getBytes(UTF_8);
  }

  private static Optional<String> text(ArtifactStore store, String key) {
    return store.read(key).map(content -> new String(content, UTF_8));
  }

  private static byte[] filled(char letter, int length) {
    byte[] content = new byte[length];
    Arrays.fill(content, (byte) letter);
    return content;
  }

  private static boolean written(ArtifactStore store, byte[] content) {
    store.write(KEY, content);
    return true;
  }

  private static boolean isWhole(byte[] content, int length) {
    return content.length == length && Arrays.equals(content, filled((char) content[0], length));
  }
}
