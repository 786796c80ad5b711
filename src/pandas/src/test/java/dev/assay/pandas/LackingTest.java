package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What pandas has and Assay lacks says so, and names the nearest way that there is. */
class LackingTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "pd.lreshape(d, {'k': ['k']})|pandas.lreshape; use melt(...) and str.extract(...)",
        "pd.read_excel('x')|pandas.read_excel; there are no files; build the data with"
            + " pd.DataFrame({...})",
        "d.to_json()|DataFrame.to_json; return the data",
        "d['k'].corr(d['k'], method='kendall')|Series.corr(method='kendall'); use"
            + " s.rank().corr(other.rank()), or df[['a', 'b']].corr(method='spearman')",
        "d.index.get_slice_bound(1, 'left')|Index.get_slice_bound; use get_loc(label) or reindex",
        "pd.Series([0], dtype='Int64') / 0|NaN among nullable numbers, where it is no NA; use"
            + " astype('float64') first",
        "d['k'].astype('uint64') - 2|the whole number 18446744073709551615 of the dtype uint64;"
            + " use int64, which holds numbers below zero, or float64",
      })
  void whatIsLackingNamesTheNearestWay(String expression, String message) {
    String code = "import pandas as pd\nd = pd.DataFrame({'k': [1, 2]})\nresult = " + expression;
    assertThatThrownBy(
            () ->
                new Interpreter()
                    .evaluate(
                        List.of(Program.parse("test code", code)),
                        Map.of(),
                        UnhurriedLimits.DEFAULT))
        .isInstanceOf(PandasException.class)
        .hasMessage("Assay does not support " + message);
  }
}
