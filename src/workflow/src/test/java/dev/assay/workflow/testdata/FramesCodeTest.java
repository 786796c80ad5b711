package dev.assay.workflow.testdata;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.catalog.FrameNames;
import dev.assay.table.AsOf;
import dev.assay.table.Table;
import dev.assay.workflow.testcode.PandasCode;
import dev.assay.workflow.testcode.PandasCode.Built;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class FramesCodeTest {

  private static final AsOf AS_OF = new AsOf(Instant.EPOCH, ZoneOffset.UTC);

  private static final FrameNames NAMES = FrameNames.over(List.of("Order Items"));

  @Test
  void eachTableIsAFrameWithItsColumnsAndRows() {
    Table table =
        Table.ofValues(
            List.of("id", "it's"), List.of(Arrays.asList(1L, "a\\b\n"), Arrays.asList(2L, null)));

    assertThat(FramesCode.of(Map.of("Order Items", table), NAMES))
        .isEqualTo(
            """
            order_items_df = pd.DataFrame({
                'id': [1, 2],
                'it\\'s': ['a\\\\b\\u000a', None],
            })
            """);
  }

  @Test
  void bytesHaveNoPlaceInPandas() {
    Table table = Table.ofValues(List.of("x"), List.of(List.of((Object) new byte[] {1})));

    assertThat(FramesCode.of(Map.of("Order Items", table), NAMES)).contains("'x': [None]");
  }

  @Property(tries = 300)
  void theCodeBuildsTheSameText(@ForAll @Size(min = 1, max = 5) List<String> values) {
    List<List<Object>> rows = new ArrayList<>();
    values.forEach(value -> rows.add(List.of(value)));
    Table table = Table.ofValues(List.of("x"), rows);

    assertThat(built(FramesCode.of(Map.of("Order Items", table), NAMES)).rows())
        .isEqualTo(table.rows());
  }

  @Property(tries = 300)
  void theCodeBuildsTheSameNumbers(
      @ForAll @Size(min = 1, max = 5) List<Long> whole, @ForAll double real) {
    List<List<Object>> rows = new ArrayList<>();
    whole.forEach(value -> rows.add(List.of(value, real)));
    Table table = Table.ofValues(List.of("n", "x"), rows);

    assertThat(built(FramesCode.of(Map.of("Order Items", table), NAMES)).rows())
        .isEqualTo(table.rows());
  }

  private static Table built(String code) {
    assertThat(PandasCode.build(code, AS_OF)).isInstanceOf(Built.Frames.class);
    return ((Built.Frames) PandasCode.build(code, AS_OF)).frames().get("order_items_df");
  }
}
