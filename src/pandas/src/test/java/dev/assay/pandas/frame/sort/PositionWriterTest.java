package dev.assay.pandas.frame.sort;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PositionWriterTest {

  /** Four rows in the order 2, 0, 3, 1, of which 0 and 3 have the same bits above their places. */
  private static final long[] SORTED = {0 << 2 | 2, 1 << 2, 1 << 2 | 3, 2 << 2 | 1};

  private final int[] positions = new int[6];

  @Test
  void positionsAreWrittenFromAPlaceOn() {
    writer(true, true, new int[4]).write(0, 4);

    assertThat(positions).containsExactly(0, 2, 0, 3, 1, 0);
  }

  @Test
  void positionsOfADescendingOrderAreWrittenInTheReverse() {
    writer(true, false, new int[4]).write(0, 4);

    assertThat(positions).containsExactly(0, 1, 3, 0, 2, 0);
  }

  @Test
  void stretchesComeToTheSamePlacesAsAllAtOnce() {
    PositionWriter writer = writer(true, false, new int[4]);
    writer.write(3, 4);
    writer.write(0, 3);

    assertThat(positions).containsExactly(0, 1, 3, 0, 2, 0);
  }

  @Test
  void rowsWithEqualBitsAreInOrderWhenTheirValuesAreEqual() {
    PositionWriter writer = writer(false, true, new int[] {7, 9, 5, 7});
    writer.write(0, 4);

    assertThat(writer.isOrdered()).isTrue();
  }

  @Test
  void rowsWithEqualBitsAreInNoOrderWhenTheirValuesDiffer() {
    PositionWriter writer = writer(false, true, new int[] {7, 9, 5, 6});
    writer.write(0, 1);
    writer.write(1, 3);
    writer.write(3, 4);

    assertThat(writer.isOrdered()).isFalse();
  }

  private PositionWriter writer(boolean isExact, boolean isAscending, int[] values) {
    RowOrder order = (left, right) -> Integer.compare(values[left], values[right]);
    return new PositionWriter(
        new PackedRows(SORTED.clone(), 3, isExact), order, positions, 1, isAscending);
  }
}
