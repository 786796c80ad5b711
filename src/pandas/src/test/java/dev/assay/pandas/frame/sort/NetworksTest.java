package dev.assay.pandas.frame.sort;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class NetworksTest {

  private static final int PLACES = (1 << 16) - 1;
  private static final int ROWS = 30_000;

  @Property(tries = 30)
  void manyNetworksSideBySideDoWhatEachDoesAlone(@ForAll long seed) {
    Random random = new Random(seed);
    long[] rows = new long[ROWS];
    for (int row = 0; row < ROWS; row++) {
      rows[row] = (long) random.nextInt(99) << Short.SIZE | row;
    }
    PackedRows alone = new PackedRows(rows.clone(), PLACES, true);
    PackedRows sideBySide = new PackedRows(new long[ROWS], PLACES, true);
    Networks networks = new Networks(sideBySide, ROWS);
    int from = 0;
    while (from < ROWS) {
      int to = Math.min(ROWS, from + 1 + random.nextInt(Networks.MOST));
      Network.sort(alone, from, to);
      networks.sort(rows, from, to);
      from = to;
    }
    networks.finish();

    assertThat(sideBySide.rows()).isEqualTo(alone.rows());
  }
}
