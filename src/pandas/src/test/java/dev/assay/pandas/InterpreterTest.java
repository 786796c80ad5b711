package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.table.Table;
import dev.assay.table.ValueType;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The public API: programs and tables in, tables out, errors with their place. */
class InterpreterTest {

  private static final Table PEOPLE =
      Table.ofValues(
          List.of("id", "name", "age"),
          List.of(
              Arrays.asList(1L, "Ann", 30L),
              Arrays.asList(2L, "Bob", null),
              Arrays.asList(3L, null, 20L)));

  private final Interpreter interpreter = new Interpreter();

  private Evaluation evaluate(String... codes) {
    List<Program> programs =
        Arrays.stream(codes).map(code -> Program.parse("test code", code)).toList();
    return interpreter.evaluate(
        programs, Map.of("people_df", Frame.ofTable(PEOPLE)), UnhurriedLimits.DEFAULT);
  }

  private Result result(String code) {
    return Objects.requireNonNull(evaluate(code).result());
  }

  @Test
  void tablesAreThereAsFramesTypedAsReadSqlTypesThem() {
    Result result = result("result = people_df");

    assertThat(result.dtypes()).containsExactly("int64", "object", "float64");
    assertThat(result.table().rows())
        .containsExactly(
            Arrays.asList(1L, "Ann", 30.0),
            Arrays.asList(2L, "Bob", null),
            Arrays.asList(3L, null, 20.0));
  }

  @Test
  void theTypeOfAColumnComesFromItsDtype() {
    Result result =
        result(
            "import pandas as pd\n"
                + "result = pd.DataFrame({'i': [1], 'f': [1.5], 's': ['a'], 'b': [True],"
                + " 't': pd.to_datetime(['2020-01-02'])})");

    assertThat(result.table().columns())
        .extracting(column -> column.type())
        .containsExactly(
            ValueType.INTEGER,
            ValueType.REAL,
            ValueType.TEXT,
            ValueType.BOOLEAN,
            ValueType.TIMESTAMP);
  }

  @Test
  void programsShareTheirVariables() {
    Evaluation evaluation = evaluate("x = 2\ndef double(n): return n * x", "result = double(21)");

    assertThat(Objects.requireNonNull(evaluation.result()).table().rows())
        .containsExactly(List.of(42L));
  }

  @Test
  void oneEvaluationLeavesNothingToTheNext() {
    evaluate("leftover = 1\npeople_df['age'] = 0");

    assertThatThrownBy(() -> evaluate("result = leftover"))
        .isInstanceOf(PandasException.class)
        .hasMessage("name 'leftover' is not defined. The frames are people_df");
    assertThat(result("result = people_df").table().value(0, 2)).isEqualTo(30.0);
  }

  @Test
  void everyGlobalFrameIsGivenBack() {
    Evaluation evaluation =
        evaluate("import pandas as pd\na_df = pd.DataFrame({'x': [1, 2]})\nb = a_df['x']\nn = 5");

    assertThat(evaluation.tables()).containsOnlyKeys("people_df", "a_df");
    assertThat(Objects.requireNonNull(evaluation.tables().get("a_df")).rows())
        .containsExactly(List.of(1L), List.of(2L));
  }

  @Test
  void withoutAResultThereIsNone() {
    assertThat(evaluate("x = 1").result()).isNull();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "people_df[['id']]|FRAME|id|3",
        "people_df['name']|SERIES|name|3",
        "people_df['id'] + people_df['age']|SERIES|0|3",
        "people_df['id'].unique()|LIST|0|3",
        "people_df.index|LIST|0|3",
        "[1, 2]|LIST|0|2",
        "(1, 2)|LIST|0|2",
        "{1, 2}|LIST|0|2",
        "5|SCALAR|0|1",
        "'a'|SCALAR|0|1",
        "None|SCALAR|0|1",
        "people_df['id'].max()|SCALAR|0|1",
        "{'a': 1, 'b': 'x'}|DICT|a,b|1",
      })
  void whatResultMayBeBecomesATable(String code, Result.Kind kind, String columns, int rows) {
    Result result = result("result = " + code);

    assertThat(result.kind()).isEqualTo(kind);
    assertThat(result.table().columnNames()).containsExactly(columns.split(","));
    assertThat(result.table().rowCount()).isEqualTo(rows);
    assertThat(result.dtypes()).hasSameSizeAs(result.table().columns());
    assertThat(result.index()).hasSize(rows);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "len|builtin_function_or_method",
        "[[1]]|list",
        "{'a': [1]}|list",
        "people_df.groupby('id')|DataFrameGroupBy",
        "range(3)|range",
      })
  void anyOtherResultIsAnError(String code, String type) {
    assertThatThrownBy(() -> evaluate("result = " + code))
        .isInstanceOf(PandasException.class)
        .hasMessage(
            "'result' must be a DataFrame, a Series, a list of scalars or a scalar, but it is or"
                + " holds a value of type '"
                + type
                + "'");
  }

  @Test
  void theIndexIsNotAColumnOfTheTable() {
    Result result = result("result = people_df.set_index('name')[['id']]");

    assertThat(result.table().columnNames()).containsExactly("id");
    assertThat(result.index()).containsExactly("Ann", "Bob", "None");
  }

  @Test
  void printedTextIsCaptured() {
    assertThat(evaluate("print('a', 1)\nprint('b', end='')").printed()).isEqualTo("a 1\nb");
  }

  @Test
  void anErrorTellsTypeMessageAndPlace() {
    assertThatThrownBy(() -> evaluate("x = 1\ny = (people_df\n     ['nmae'])"))
        .isInstanceOfSatisfying(
            PandasException.class,
            error -> {
              assertThat(error.type()).isEqualTo("KeyError");
              assertThat(error.source()).isEqualTo("test code");
              assertThat(error.line()).isEqualTo(3);
              assertThat(error.column()).isEqualTo(7);
            });
  }

  @Test
  void anErrorInsideAFunctionIsPlacedThereAndNamesTheProgramThatDefinedIt() {
    Program data = Program.parse("test data", "def f(x):\n  return x.upper()");
    Program code = Program.parse("test code", "\n\nresult = f(5)");

    assertThatThrownBy(
            () -> interpreter.evaluate(List.of(data, code), Map.of(), UnhurriedLimits.DEFAULT))
        .isInstanceOfSatisfying(
            PandasException.class,
            error ->
                assertThat(error.describe())
                    .isEqualTo(
                        "AttributeError: 'int' object has no attribute 'upper' (test data, line 2,"
                            + " column 12)"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "peopel_df|NameError: name 'peopel_df' is not defined. Did you mean 'people_df'? The"
            + " frames are people_df (test code, line 1, column 1)",
        "persons_df|NameError: name 'persons_df' is not defined. The frames are people_df (test"
            + " code, line 1, column 1)",
        "'a'.uper()|AttributeError: 'str' object has no attribute 'uper'. Did you mean 'upper'?"
            + " (test code, line 1, column 5)",
        "sorted([1], revers=True)|TypeError: sorted() got an unexpected keyword argument 'revers'."
            + " Did you mean 'reverse'? (test code, line 1, column 1)",
        "from math import sqr|ImportError: cannot import name 'sqr' from 'math'. Did you mean"
            + " 'sqrt'? (test code, line 1, column 1)",
        "import numpy as np; np.NaN|AttributeError: module 'numpy' has no attribute 'NaN', which an"
            + " earlier release had; use np.nan (test code, line 1, column 24)",
        "import numpy.random|NotImplementedError: Assay does not support the module numpy.random;"
            + " there is no randomness; write the numbers out (test code, line 1, column 1)",
        "import collections.abc|NotImplementedError: Assay does not support the module"
            + " collections.abc; use dict, list or str (test code, line 1, column 1)",
      })
  void anUnknownNameIsAnsweredWithTheNearestOne(String code, String message) {
    assertThatThrownBy(() -> evaluate(code))
        .isInstanceOfSatisfying(
            PandasException.class, error -> assertThat(error.describe()).isEqualTo(message));
  }

  @Test
  void whatIsRefusedSaysWhatToUseInstead() {
    assertThatThrownBy(() -> evaluate("from datetime import datetime\nx = datetime.now()"))
        .isInstanceOfSatisfying(
            PandasException.class,
            error ->
                assertThat(error.describe())
                    .isEqualTo(
                        "NotImplementedError: Assay does not support datetime.now; there is no"
                            + " clock; write the date and time that the question means (test code,"
                            + " line 2, column 14)"));
  }

  @Test
  void aModuleOfPythonThatIsLackingIsRefusedWhereItIsUsed() {
    assertThat(evaluate("import os\nfrom decimal import Decimal\nprint(1)").printed())
        .isEqualTo("1\n");
    assertThatThrownBy(() -> evaluate("import os\ntry:\n  os.getcwd()\nexcept NameError:\n  pass"))
        .isInstanceOfSatisfying(
            PandasException.class,
            error ->
                assertThat(error.describe())
                    .startsWith("NotImplementedError: Assay does not support the module os; only ")
                    .endsWith(" can be imported and used (test code, line 3, column 3)"));
    assertThatThrownBy(() -> evaluate("from random import unheard"))
        .isInstanceOf(PandasException.class);
    assertThatThrownBy(() -> evaluate("from os import open")).isInstanceOf(PandasException.class);
  }

  @Test
  void aModuleThatIsNotThereIsAnsweredWithThoseThatAre() {
    assertThatThrownBy(() -> evaluate("import scipy"))
        .isInstanceOfSatisfying(
            PandasException.class,
            error ->
                assertThat(error.describe())
                    .startsWith("ModuleNotFoundError: No module named 'scipy': only ast, bisect, ")
                    .endsWith(" can be imported (test code, line 1, column 1)"));
  }

  @Test
  void oneInterpreterServesManyThreads() {
    List<String> printed =
        java.util.stream.IntStream.range(0, 40)
            .parallel()
            .mapToObj(n -> evaluate("print(sum(people_df['id']) * " + n + ")").printed().strip())
            .toList();

    assertThat(printed)
        .isEqualTo(
            java.util.stream.IntStream.range(0, 40).mapToObj(n -> String.valueOf(6 * n)).toList());
  }
}
