package dev.assay.catalog.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ValueIndexBuilderTest {

  private static final int TINY = 1_000;

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void inTheFolder() {
    file = folder.resolve("values.index");
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }

  private ValueIndexSummary build(int values, long memory) {
    try (ValueIndexBuilder builder = ValueIndexBuilder.at(file, memory)) {
      for (int value = 0; value < values; value++) {
        builder.add("orders", "number", "Order " + value * 7919L % values);
        builder.add("orders", "state", value % 2 == 0 ? "open" : "paid");
      }
      return builder.finish();
    }
  }

  @Test
  void whatIsBuiltInMoreRunsThanMemoryHoldsIsTheSameIndex() throws IOException {
    ValueIndexSummary summary = build(5_000, TINY);
    byte[] spilled = Files.readAllBytes(file);
    build(5_000, Long.MAX_VALUE);

    assertThat(summary.values()).isEqualTo(5_002);
    assertThat(summary.bytes()).isEqualTo(Files.size(file));
    assertThat(spilled).isEqualTo(Files.readAllBytes(file));
    assertThat(files()).containsExactly(file);
    try (ValueIndex index = ValueIndex.open(file)) {
      assertThat(index.size()).isEqualTo(5_002);
      assertThat(index.near("order 4711", 1))
          .containsExactly(
              new ValueMatch("Order 4711", 0, List.of(new ValuePlace("orders", "number"))));
      assertThat(index.near("OPEN", 1))
          .containsExactly(new ValueMatch("open", 0, List.of(new ValuePlace("orders", "state"))));
    }
  }

  @Test
  void skippedValuesAreCounted() {
    try (ValueIndexBuilder builder = ValueIndexBuilder.at(file)) {
      builder.add("t", "c", " ");
      builder.add("t", "c", "x".repeat(ValueIndex.LONGEST_VALUE + 1));
      builder.add("t", "c", "x".repeat(1 << 20));
      builder.add("t", "c", "x".repeat(ValueIndex.LONGEST_VALUE));

      ValueIndexSummary summary = builder.finish();

      assertThat(summary.values()).isEqualTo(1);
      assertThat(summary.skipped()).isEqualTo(3);
    }
  }

  @Test
  void aBuildThatIsGivenUpLeavesNothingAndKeepsTheIndexOfBefore() throws IOException {
    build(10, TINY);
    byte[] before = Files.readAllBytes(file);

    try (ValueIndexBuilder builder = ValueIndexBuilder.at(file, TINY)) {
      for (int value = 0; value < 1_000; value++) {
        builder.add("t", "c", "value " + value);
      }
    }

    assertThat(files()).containsExactly(file);
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
  }

  @Test
  void anIndexCanBeReplacedWhileItIsOpen() {
    build(10, TINY);
    try (ValueIndex before = ValueIndex.open(file)) {
      build(20, TINY);
      try (ValueIndex after = ValueIndex.open(file)) {
        assertThat(before.size()).isEqualTo(12);
        assertThat(before.near("order 9", 1)).hasSize(1);
        assertThat(after.size()).isEqualTo(22);
      }
    }
  }

  @Test
  void anIndexOfNothingIsAnIndex() {
    try (ValueIndexBuilder builder = ValueIndexBuilder.at(file)) {
      builder.finish();
    }
    try (ValueIndex index = ValueIndex.open(file)) {
      assertThat(index.near("anything", 5)).isEmpty();
    }
  }

  @Test
  void aFolderThatIsNotThereIsNamed() {
    Path absent = folder.resolve("absent/values.index");

    assertThatThrownBy(() -> ValueIndexBuilder.at(absent))
        .isInstanceOf(ValueIndexException.class)
        .hasMessageStartingWith("cannot write the value index '%s': ".formatted(absent));
  }

  @Test
  void aFileThatIsNotThereIsNamed() {
    assertThatThrownBy(() -> ValueIndex.open(file))
        .isInstanceOf(ValueIndexException.class)
        .hasMessage("there is no value index '%s': build the catalog with values".formatted(file));
  }

  @Test
  void aFileThatIsNoIndexOrCutOffIsRefused() throws IOException {
    build(100, TINY);
    byte[] whole = Files.readAllBytes(file);
    for (int length : new int[] {0, 1, 39, whole.length / 2, whole.length - 1}) {
      Files.write(file, Arrays.copyOf(whole, length));

      assertThatThrownBy(() -> ValueIndex.open(file))
          .isInstanceOf(ValueIndexException.class)
          .hasMessage(
              "'%s' is no value index, or is cut off: build the catalog again".formatted(file));
    }
  }

  @Test
  void anotherVersionIsRefused() throws IOException {
    build(100, TINY);
    byte[] whole = Files.readAllBytes(file);
    whole[whole.length - 12]++;
    Files.write(file, whole);

    assertThatThrownBy(() -> ValueIndex.open(file))
        .hasMessage(
            "the value index '%s' has version 2, and this Assay reads version 1: build the catalog again"
                .formatted(file));
  }

  @Test
  void aFileWithItsBeginningCutOffIsRefused() throws IOException {
    build(100, TINY);
    byte[] whole = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOfRange(whole, 10, whole.length));

    assertThatThrownBy(() -> ValueIndex.open(file))
        .hasMessage("the value index '%s' is damaged: build the catalog again".formatted(file));
  }

  /** Whichever byte is wrong: refused, or other matches; nothing else. */
  @Test
  void aWrongByteDoesNoHarm() throws IOException {
    build(30, TINY);
    byte[] whole = Files.readAllBytes(file);
    String damaged = "the value index '%s' is damaged: build the catalog again".formatted(file);
    for (int index = 0; index < whole.length - 12; index++) {
      byte[] wrong = whole.clone();
      wrong[index] ^= (byte) 0xFF;
      Files.write(file, wrong);
      try (ValueIndex opened = ValueIndex.open(file)) {
        assertThat(opened.near("order 17", 5)).hasSizeLessThan(6);
      } catch (ValueIndexException refused) {
        assertThat(refused).hasMessage(damaged);
      }
    }
  }
}
