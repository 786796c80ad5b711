package dev.assay.workflow.artifacts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DirectoryArtifactStoreTest extends ArtifactStoreContract {

  private static final String KEY = "runs/r1/question.json";
  private static final String REMEDY =
      "check that the store exists and may be written, then try again or resume the run";

  @TempDir Path folder;

  @Override
  ArtifactStore store() {
    return new DirectoryArtifactStore(folder.resolve("store"));
  }

  @Test
  void anArtifactIsAFileOfItsKey() {
    store().create(KEY, bytes("{}"));

    assertThat(folder.resolve("store").resolve(KEY)).hasContent("{}");
  }

  @Test
  void anotherStoreOfTheSameFolderReadsIt() {
    store().create(KEY, bytes("{}"));

    assertThat(store().read(KEY)).hasValueSatisfying(content -> assertThat(content).hasSize(2));
  }

  @Test
  void nothingButTheArtifactsIsLeftInTheFolder() throws IOException {
    ArtifactStore store = store();
    store.create(KEY, bytes("1"));
    store.create(KEY, bytes("2"));
    store.write(KEY, bytes("3"));

    try (Stream<Path> files = Files.walk(folder)) {
      assertThat(files.filter(Files::isRegularFile))
          .containsExactly(folder.resolve("store").resolve(KEY));
    }
  }

  @Test
  void onlyItsOwnerReadsAFile() throws IOException {
    assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
    ArtifactStore store = store();
    store.create(KEY, bytes("{}"));
    store.write("runs/r1/result.json", bytes("{}"));

    for (String key : store.list("")) {
      assertThat(Files.getPosixFilePermissions(folder.resolve("store").resolve(key)))
          .isEqualTo(PosixFilePermissions.fromString("rw-------"));
    }
  }

  @Test
  void aThreadThatIsInterruptedKeepsWhatItHas() {
    ArtifactStore store = store();
    Thread.currentThread().interrupt();
    try {
      store.create(KEY, bytes("{}"));
      store.write("runs/r1/result.json", bytes("{}"));
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }

    assertThat(store.list("")).containsExactly(KEY, "runs/r1/result.json");
  }

  @Test
  void whatAKilledWriterLeftIsNotListed() throws IOException {
    ArtifactStore store = store();
    store.create(KEY, bytes("{}"));
    Files.writeString(folder.resolve("store/runs/r1/.unfinished-123"), "{\"te");

    assertThat(store.list("")).containsExactly(KEY);
  }

  @Test
  void whatPeopleAndTheirToolsLeaveInTheFolderIsNotListed() throws IOException {
    ArtifactStore store = store();
    store.create(KEY, bytes("{}"));
    for (String name : List.of(".DS_Store", "question copy.json", "question.json~")) {
      Files.writeString(folder.resolve("store/runs/r1").resolve(name), "x");
    }

    assertThat(store.list("")).containsExactly(KEY);
  }

  @Test
  void aRelativeFolderIsNamedInFull() {
    assertThat(new DirectoryArtifactStore(folder.resolve("a/../store")).location())
        .isEqualTo(folder.resolve("store").toString());
  }

  @Test
  void aFileIsNoStore() throws IOException {
    Path file = Files.writeString(folder.resolve("store"), "a file");

    assertFails(this::store, "cannot use %s as an artifact store: it is not a folder", file);
  }

  @Test
  void aFolderBelowAFileIsNoStore() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "a file");
    Path below = file.resolve("store");

    assertFails(
        () -> new DirectoryArtifactStore(below),
        "cannot use %s as an artifact store: Not a directory",
        below);
  }

  @Test
  void aFolderThatIsRemovedIsAFaultAndNotAnEmptyStore() throws IOException {
    ArtifactStore store = store();
    Files.delete(folder.resolve("store"));

    assertEachFails(store, "the folder is gone");
    assertThat(folder.resolve("store")).doesNotExist();
  }

  @Test
  void aFolderThatBecomesAFileIsAFault() throws IOException {
    ArtifactStore store = store();
    Files.delete(folder.resolve("store"));
    Files.writeString(folder.resolve("store"), "a file");

    assertFails(
        () -> store.read(KEY),
        "cannot read %s in %s: Not a directory; %s",
        KEY,
        store.location(),
        REMEDY);
    assertFails(
        () -> store.create(KEY, bytes("x")),
        "cannot create %s in %s: the folder is gone; %s",
        KEY,
        store.location(),
        REMEDY);
  }

  @Test
  void aFileWhereAFolderShouldBeIsAFault() throws IOException {
    ArtifactStore store = store();
    Files.writeString(folder.resolve("store/runs"), "a file");

    assertFails(
        () -> store.write(KEY, bytes("x")),
        "cannot write %s in %s: Not a directory; %s",
        KEY,
        store.location(),
        REMEDY);
  }

  @Test
  void aFolderThatMayNotBeEnteredIsAFault() throws IOException {
    ArtifactStore store = store();
    Path root = folder.resolve("store");
    Files.setPosixFilePermissions(root, Set.of());
    assumeFalse(Files.isReadable(root), "this user, such as root, may enter every folder");
    try {
      assertEachFails(store, "access denied");
    } finally {
      Files.setPosixFilePermissions(root, PosixFilePermissions.fromString("rwx------"));
    }
  }

  private static void assertEachFails(ArtifactStore store, String reason) {
    String end = "in %s: %s; %s".formatted(store.location(), reason, REMEDY);
    assertFails(() -> store.read(KEY), "cannot read %s %s", KEY, end);
    assertFails(() -> store.create(KEY, bytes("x")), "cannot create %s %s", KEY, end);
    assertFails(() -> store.write(KEY, bytes("x")), "cannot write %s %s", KEY, end);
    assertFails(() -> store.list("runs/"), "cannot list runs/ %s", end);
    assertFails(() -> store.list(""), "cannot list everything %s", end);
  }

  private static void assertFails(ThrowingCallable action, String message, Object... parts) {
    assertThatExceptionOfType(ArtifactStoreException.class)
        .isThrownBy(action)
        .withMessage(message, parts);
  }
}
