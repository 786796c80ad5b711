package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.table.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The programs of the TS-SQL paper's figures give the rows that the paper expects. */
class PaperCasesTest {

  private static final Path CASES = spider().resolve("paper-cases.json");

  private final Interpreter interpreter = new Interpreter();

  /** The folder that ASSAY_SPIDER names, else {@code ../shared/spider} beside the repository. */
  private static Path spider() {
    String named = System.getenv("ASSAY_SPIDER");
    return named != null ? Path.of(named) : Path.of("../../../shared/spider");
  }

  /** JSON is read as the Python literal that it nearly is. */
  private Table read(int number, String expression) throws IOException {
    String code =
        "import pandas as pd\nnull, true, false = None, True, False\ncase = "
            + Files.readString(CASES)
            + "["
            + number
            + "]\nresult = "
            + expression;
    return run(List.of(Program.parse("paper-cases.json", code)));
  }

  private Table run(List<Program> programs) {
    Evaluation evaluation = interpreter.evaluate(programs, Map.of(), UnhurriedLimits.DEFAULT);
    return Objects.requireNonNull(evaluation.result()).table();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void theTestCodeGivesTheExpectedRows(int number) throws IOException {
    assumeTrue(Files.exists(CASES), "skipped: no paper cases at " + CASES.toAbsolutePath());
    Table texts = read(number, "[case['test_data'], case['test_code']]");
    Table expected = read(number, "pd.DataFrame(case['expected_rows'])");

    Table result =
        run(
            List.of(
                Program.parse("test data", String.valueOf(texts.value(0, 0))),
                Program.parse("test code", String.valueOf(texts.value(1, 0)))));

    assertThat(result.rows()).isEqualTo(expected.rows());
  }
}
