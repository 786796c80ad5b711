package dev.assay.sql;

import static dev.assay.sql.SqlFixtures.failureOf;
import static dev.assay.sql.SqlFixtures.resultOf;
import static dev.assay.sql.SqlFixtures.row;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.table.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SqliteFunctionsTest {

  private final SqliteEngine engine = new SqliteEngine(SqlFixtures.UNHURRIED);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "replicate('xxxx', 1073741825)",
        "\"replicate\"('xxxx', 1073741825)",
        "padl('x', 4294967300)",
        "padr('x', 4294967300)",
        "padc('x', 4294967300)",
        "charindex('a', 'b')",
        "charindex('a', 'b', -9223372036854775807)",
        "strfilter('a', 'b')",
        "reverse('a')",
        "proper('a')",
        "stdev(1)",
        "mode(1)"
      })
  void theEngineItselfHasNoFunctionOfTheDrivers(String call) {
    SqlFailure failure = failureOf(engine.executeUnguarded(List.of(), "SELECT " + call, false));

    assertThat(failure)
        .isEqualTo(
            new SqlFailure(
                SqlFailure.Kind.ERROR,
                "no such function: " + call.substring(0, call.indexOf('(')).replace("\"", "")));
  }

  @Test
  void functionsOfSqliteItselfAreThere() {
    SqlOutcome outcome =
        engine.execute(
            List.of(),
            "SELECT sqrt(4), median(1), upper('a'), pow(2, 3), json('[1]'), atan2(0, 1)");

    assertThat(resultOf(outcome).rows()).containsExactly(row(2.0, 1.0, "A", 8.0, "[1]", 0.0));
  }

  @Test
  void everyFunctionThatTheLibraryHasIsInAList() {
    Table functions =
        resultOf(
            engine.executeUnguarded(
                List.of(), "SELECT DISTINCT name, builtin FROM pragma_function_list", false));
    FunctionList list = FunctionList.of(Dialect.SQLITE);
    List<String> inNone = new ArrayList<>();
    for (List<@Nullable Object> function : functions.rows()) {
      String name = String.valueOf(function.getFirst());
      if (name.matches("\\w+")
          && !list.allowed().contains(name)
          && !list.refused().contains(name)
          && !list.missing().contains(name)) {
        inNone.add(name);
      }
    }

    assertThat(inNone).isEmpty();
  }
}
