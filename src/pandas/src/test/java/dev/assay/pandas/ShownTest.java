package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code result} is, as a tree that JSON can hold. */
class ShownTest {

  private static final Interpreter INTERPRETER = new Interpreter();

  private static Shown shown(String code) {
    return shown(code, Map.of());
  }

  private static Shown shown(String code, Map<String, Frame> frames) {
    String imports = "import pandas as pd\nimport numpy as np\n";
    return INTERPRETER.show(
        Program.parse("program", imports + code), frames, UnhurriedLimits.DEFAULT);
  }

  private static Map<String, @Nullable Object> tree(String code) {
    return shown(code).json();
  }

  @Test
  void aFrameHasItsColumnsDtypesLabelsAndRows() {
    assertThat(tree("result = pd.DataFrame({'a': [1, 2], 'b': ['x', None]}, index=['p', 'q'])"))
        .containsEntry("kind", "DataFrame")
        .containsEntry("columns", List.of("a", "b"))
        .containsEntry("column_names", Arrays.asList((Object) null))
        .containsEntry("dtypes", List.of("int64", "object"))
        .containsEntry("index", List.of("p", "q"))
        .containsEntry("index_names", Arrays.asList((Object) null))
        .containsEntry("rows", List.of(List.of(1L, "x"), Arrays.asList(2L, null)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        // the dtype says which missing value null is
        "[1.5, np.nan, np.inf, -np.inf]|float64|[[1.5], [null], [inf], [-inf]]",
        "pd.to_datetime(['2024-01-31', None])|datetime64[ns]|[[2024-01-31T00:00:00], [null]]",
        "pd.to_timedelta(['1 days', None])|timedelta64[ns]|[[1 days 00:00:00], [null]]",
        "pd.array([1, None], dtype='Int64')|Int64|[[1], [null]]",
        "pd.array(['a', None], dtype='string')|string|[[a], [null]]",
        "pd.Categorical(['a', None])|category|[[a], [null]]",
        "[True, False]|bool|[[true], [false]]",
        // no dtype says it: null is None
        "[None, np.nan, 'a', 1, 1.5]|object|[[null], [{na=nan}], [a], [1], [1.5]]",
        "['a', np.inf, pd.NaT, pd.NA]|object|[[a], [{f=inf}], [{na=NaT}], [{na=NA}]]",
        "[2**70, 1]|object|[[1180591620717411303424], [1]]",
        "['a', pd.Timestamp('2024-01-31 10:00')]|object|[[a], [{t=2024-01-31T10:00:00}]]",
        "['a', (1, None), [2], {'k': 3}]|object"
            + "|[[a], [{tuple=[1, null]}], [{list=[2]}], [{dict=[[k, 3]]}]]",
      })
  void valuesArePlainWhereTheirDtypeTellsWhatTheyAre(String values, String dtype, String rows) {
    assertThat(tree("result = pd.DataFrame({'x': pd.Series(" + values + ")})"))
        .containsEntry("dtypes", List.of(dtype))
        .extractingByKey("rows")
        .hasToString(rows);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "pd.Series([1, 2], name='n')|Series|[n]|[int64]|[[1], [2]]",
        "pd.Index(['a', 'b'])|Index|[null]|[object]|[[a], [b]]",
        "np.array([1.0, 2.0])|array|[null]|[float64]|[[1.0], [2.0]]",
        "[1, 2]|list|[null]|[int64]|[[1], [2]]",
        "(1, 'a')|tuple|[null]|[object]|[[1], [a]]",
        "{'a': 1, 'b': 2}|dict|[null]|[int64]|[[1], [2]]",
        "42|int|[null]|[int64]|[[42]]",
        "np.float64(1.5)|float64|[null]|[float64]|[[1.5]]",
        "'text'|str|[null]|[object]|[[text]]",
        "None|NoneType|[null]|[object]|[[null]]",
        "pd.Timestamp('2024-01-31')|Timestamp|[null]|[datetime64[ns]]|[[2024-01-31T00:00:00]]",
      })
  void whatIsNoFrameIsOneColumn(
      String value, String kind, String columns, String dtypes, String rows) {
    Map<String, @Nullable Object> tree = tree("result = " + value);

    assertThat(tree).containsEntry("kind", kind);
    assertThat(tree.get("columns")).hasToString(columns);
    assertThat(tree.get("dtypes")).hasToString(dtypes);
    assertThat(tree.get("rows")).hasToString(rows);
  }

  @Test
  void labelsOfSeveralLevelsAreTuplesAndLevelsHaveNames() {
    Map<String, @Nullable Object> tree =
        tree("result = pd.DataFrame({'a': [1], 'b': ['x'], 'c': [2]}).set_index(['a', 'b'])");

    assertThat(tree.get("index")).hasToString("[{tuple=[1, x]}]");
    assertThat(tree).containsEntry("index_names", List.of("a", "b"));
  }

  @Test
  void printedTextComesApart() {
    Shown shown = shown("print('hello')\nresult = 1");

    assertThat(shown.printed()).isEqualTo("hello\n");
    assertThat(shown.text()).isEqualTo("1");
  }

  @Test
  void aProgramWithoutAResultSaysSo() {
    assertThatThrownBy(() -> shown("x = 1"))
        .isInstanceOfSatisfying(
            PandasException.class,
            failure ->
                assertThat(failure.describe())
                    .isEqualTo(
                        "NameError: name 'result' is not defined: the program leaves nothing in"
                            + " it"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "owners_df = pd.DataFrame({'a': [1]})|. The frames are owners_df",
        "reslt = pd.DataFrame({'a': [1]})|. Did you mean 'reslt'? The frames are reslt",
        "resullt = 1|. Did you mean 'resullt'?",
      })
  void aProgramWithoutAResultIsToldWhatThereIs(String code, String hint) {
    assertThatThrownBy(() -> shown(code))
        .isInstanceOfSatisfying(
            PandasException.class,
            failure ->
                assertThat(failure.describe())
                    .isEqualTo(
                        "NameError: name 'result' is not defined: the program leaves nothing in it"
                            + hint));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "result = len|of type 'builtin_function_or_method'",
        "result = pd.DataFrame({'a': [1]}).groupby('a')|of type 'DataFrameGroupBy'",
        "result = (x for x in [1])|of type 'generator': make a list of it",
      })
  void whatIsNoDataIsATypeError(String code, String end) {
    assertThatThrownBy(() -> shown(code).json())
        .hasMessage(
            "'result' must be a DataFrame, a Series, a collection or a scalar, but it is " + end);
  }

  @Test
  void aResultThatHoldsItselfEndsInAnError() {
    assertThatThrownBy(() -> shown("result = []\nresult.append(result)").json())
        .hasMessage("the result is nested deeper than 100 levels (the result, row 0, column 0)");
  }

  @Test
  void programsThatShareAFrameDoNotSeeEachOthersChanges() {
    Table table = Table.ofValues(List.of("a"), List.of(List.of(1L), List.of(2L)));
    Map<String, Frame> frames = Map.of("t_df", Frame.ofTable(table));
    shown("t_df['a'] = 0\nt_df.loc[0, 'a'] = 7\nt_df['b'] = 1\nresult = t_df", frames);

    assertThat(shown("result = t_df", frames).json().get("rows")).hasToString("[[1], [2]]");
  }

  @Test
  void tablesAreTypedAsReadSqlTypesThem() {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    rows.add(Arrays.asList(1L, 1L, 1.5, "a", null, 1L, new byte[] {0, 'A', (byte) 0xff}));
    rows.add(Arrays.asList(2L, null, null, null, null, "x", null));
    Table table = Table.ofValues(List.of("i", "n", "r", "s", "e", "m", "b"), rows);
    Map<String, @Nullable Object> tree =
        shown("result = t_df", Map.of("t_df", Frame.ofTable(table))).json();

    // NULL is NaN among numbers, and None elsewhere; a column of nothing but NULL is no number
    assertThat(tree)
        .containsEntry(
            "dtypes",
            List.of("int64", "float64", "float64", "object", "object", "object", "object"))
        .extractingByKey("rows")
        .hasToString(
            "[[1, 1.0, 1.5, a, null, 1, {str=b'\\x00A\\xff'}],"
                + " [2, null, null, null, null, x, null]]");
  }

  @Test
  void bytesCanBeComparedAndTold() {
    Table table =
        Table.ofValues(
            List.of("b"),
            List.of(List.of(new byte[] {'a'}), List.of(new byte[] {'a'}), List.of(new byte[] {1})));
    Map<String, Frame> frames = Map.of("t_df", Frame.ofTable(table));

    assertThat(shown("result = type(t_df['b'][0]).__name__", frames).text()).isEqualTo("bytes");
    assertThat(shown("result = t_df['b'].nunique()", frames).text()).isEqualTo("2");
    assertThat(shown("result = t_df['b'][0] == t_df['b'][1]", frames).text()).isEqualTo("True");
  }
}
