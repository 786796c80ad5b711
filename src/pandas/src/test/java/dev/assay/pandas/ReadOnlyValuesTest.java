package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** {@code .values} of a series is its own values, which are not written to by the way. */
class ReadOnlyValuesTest {

  @Test
  void valuesOfAColumnAreNotWrittenTo() {
    String code =
        """
        import pandas as pd
        d = pd.DataFrame({'k': [1, 20]})
        d['k'].values[1] = 10
        """;
    assertThatThrownBy(
            () ->
                new Interpreter()
                    .evaluate(
                        List.of(Program.parse("test code", code)),
                        Map.of(),
                        UnhurriedLimits.DEFAULT))
        .isInstanceOf(PandasException.class)
        .hasMessageContaining("assignment destination is read-only; assign to df['a']");
  }
}
