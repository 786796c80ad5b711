package dev.assay.cli.pandas;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.cli.CommandContext;
import dev.assay.cli.CommandLineHarness;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class PandasCommandTest {

  @TempDir Path folder;

  private final CommandLineHarness assay = new CommandLineHarness();

  @BeforeEach
  void makeDatabase() throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database());
        Statement statement = connection.createStatement()) {
      statement.executeUpdate("CREATE TABLE \"Order Items\" (id INT, price REAL, note TEXT)");
      statement.executeUpdate(
          "INSERT INTO \"Order Items\" VALUES (1, 2.5, 'a'), (2, NULL, NULL), (NULL, 4, 'b')");
    }
  }

  private String database() {
    return folder.resolve("shop.sqlite").toString();
  }

  private String file(String name, String content) {
    try {
      return Files.writeString(folder.resolve(name), content).toString();
    } catch (IOException failure) {
      throw new AssertionError(failure);
    }
  }

  private int run(String... arguments) {
    return assay.run(
        Stream.concat(Stream.of("pandas"), Stream.of(arguments)).toArray(String[]::new));
  }

  @Test
  void filesAloneRunAsThroughTheParserOfArguments() {
    String program = file("a.py", "result = 6 * 7");
    int parsed = run(program);
    CommandLineHarness other = new CommandLineHarness();

    int answer =
        new PandasCommand(other.context(), InputStream.nullInputStream()).call(List.of(program));

    assertThat(answer).isEqualTo(parsed).isZero();
    assertThat(other.out()).isEqualTo(assay.out());
  }

  @Test
  void theResultIsPrintedAsATable() {
    String program = file("p.py", "result = order_items_df[order_items_df['price'] > 3]");

    assertThat(run(program, "--database", database())).isZero();
    assertThat(assay.out())
        .isEqualTo("   id  price note\n2 NaN    4.0    b\n[DataFrame: 1 rows x 3 columns]\n");
    assertThat(assay.err()).isEmpty();
  }

  @Test
  void jsonHasColumnsDtypesIndexAndRows() {
    String program = file("p.py", "result = order_items_df");

    assertThat(run(program, "--database", database(), "--output", "json")).isZero();
    // NULL makes a float of an integer column, and is None among text
    assertThat(assay.out())
        .isEqualTo(
            """
            {"file":"%s","kind":"DataFrame","columns":["id","price","note"],"column_names":[null],\
            "dtypes":["float64","float64","object"],"index":[0,1,2],"index_names":[null],\
            "rows":[[1.0,2.5,"a"],[2.0,null,null],[null,4.0,"b"]]}
            """
                .formatted(program));
  }

  @Test
  void csvFilesAreTablesToo() throws IOException {
    Path data = Files.createDirectory(folder.resolve("data"));
    Files.writeString(
        data.resolve("Order Items.csv"),
        "\uFEFFid,note,ok\n1,\"a \"\"b\"\", c\",True\n\n2,NA,False\n   \n3\n");
    String program = file("p.py", "result = order_items_df");

    assertThat(run(program, "--data", data.toString(), "--output", "json")).isZero();
    // unlike NULL of a database, a missing text is NaN, and makes booleans objects
    assertThat(assay.out())
        .contains("\"dtypes\":[\"int64\",\"object\",\"object\"]")
        .contains(
            "\"rows\":[[1,\"a \\\"b\\\", c\",true],[2,{\"na\":\"nan\"},false],"
                + "[3,{\"na\":\"nan\"},{\"na\":\"nan\"}]]");
  }

  @Test
  void manyProgramsRunInOneProcessAndAnswerInTheirOrder() {
    String[] programs =
        IntStream.range(0, 50)
            .mapToObj(number -> file(number + ".py", "result = " + number + " + len('ab')"))
            .toArray(String[]::new);

    assertThat(
            run(
                Stream.concat(Stream.of(programs), Stream.of("--output", "json"))
                    .toArray(String[]::new)))
        .isZero();
    List<String> lines = assay.out().lines().toList();
    assertThat(lines).hasSize(50);
    for (int number = 0; number < 50; number++) {
      assertThat(lines.get(number))
          .startsWith("{\"file\":\"" + programs[number] + "\",\"kind\":\"int\"")
          .endsWith("\"rows\":[[" + (number + 2) + "]]}");
    }
  }

  @Test
  void aProgramThatFailsDoesNotKeepTheOthersFromRunning() {
    String syntax = file("syntax.py", "result = (1,\n");
    String key = file("key.py", "\nresult = order_items_df['prise']");
    String endless = file("endless.py", "while True:\n  pass");
    String nothing = file("nothing.py", "x = 1");
    String good = file("good.py", "result = 1");

    assertThat(
            run(syntax, key, endless, nothing, good, "--database", database(), "--output", "json"))
        .isEqualTo(1);
    List<String> lines = assay.out().lines().toList();
    assertThat(lines).hasSize(5);
    assertThat(lines.get(0))
        .isEqualTo(error(syntax, "SyntaxError", "'(' was never closed", "1", "10"));
    assertThat(lines.get(1))
        .isEqualTo(
            error(
                key,
                "KeyError",
                "'prise'. Did you mean 'price'?; columns: id, price, note",
                "2",
                "25"));
    assertThat(lines.get(2))
        .startsWith("{\"file\":\"" + endless + "\",\"error\":{\"type\":\"")
        .containsAnyOf("StepLimitError", "TimeLimitError");
    assertThat(lines.get(3))
        .isEqualTo(
            error(
                nothing,
                "NameError",
                "name 'result' is not defined: the program leaves nothing in it. The frames are"
                    + " order_items_df",
                "null",
                "null"));
    assertThat(lines.get(4)).contains("\"rows\":[[1]]");
  }

  private static String error(
      String file, String type, String message, String line, String column) {
    return "{\"file\":\"%s\",\"error\":{\"type\":\"%s\",\"message\":\"%s\",\"line\":%s,\"column\":%s}}"
        .formatted(file, type, message, line, column);
  }

  @Test
  void asTextErrorsGoToTheErrorStream() {
    String bad = file("bad.py", "result = 1 / 0");
    String good = file("good.py", "print('\\x1b[31mred')\nresult = [1, 2]");

    assertThat(run(bad, good)).isEqualTo(1);
    assertThat(assay.err())
        .isEqualTo("assay: ZeroDivisionError: division by zero (" + bad + ", line 1, column 12)\n");
    assertThat(assay.out())
        .isEqualTo("# " + good + "\n\\u001b[31mred\n[1, 2]\n[list: 2 values]\n\n");
  }

  @Test
  void aFileThatCannotBeReadDoesNotKeepTheOthersFromRunning() throws IOException {
    String missing = folder.resolve("no.py").toString();
    String latin =
        Files.write(folder.resolve("latin.py"), new byte[] {'\'', (byte) 0xe9, '\''}).toString();
    String good = file("good.py", "result = 1");

    assertThat(run(missing, good, latin, folder.toString(), "--output", "json")).isEqualTo(1);
    List<String> lines = assay.out().lines().toList();
    assertThat(lines).hasSize(4);
    assertThat(lines.get(0))
        .isEqualTo(unread(missing, "FileNotFoundError", "there is no file '" + missing + "'"));
    assertThat(lines.get(1)).contains("\"rows\":[[1]]");
    assertThat(lines.get(2))
        .isEqualTo(unread(latin, "UnicodeDecodeError", "'" + latin + "' is not text in UTF-8"));
    assertThat(lines.get(3)).contains("IsADirectoryError");
    assertThat(assay.err()).isEmpty();
  }

  @Test
  void aProgramOfAnySizeIsNotRead() {
    String large = file("large.py", "#".repeat((4 << 20) + 1));

    assertThat(run(large)).isEqualTo(2);
    assertThat(assay.err())
        .isEqualTo(
            "assay: '" + large + "' is too large: give a program of at most 4,194,304 bytes\n");
  }

  private static String unread(String file, String type, String message) {
    return error(file, type, message, "null", "null");
  }

  @Test
  void asTextAFileThatCannotBeReadSaysWhyAndTheOthersRun() {
    String missing = folder.resolve("no.py").toString();
    String good = file("good.py", "result = 1");

    assertThat(run(missing, good)).isEqualTo(1);
    assertThat(assay.err()).isEqualTo("assay: there is no file '" + missing + "'\n");
    assertThat(assay.out()).isEqualTo("# " + good + "\n1\n[int]\n\n");
  }

  @Test
  void aProgramThatFailsKeepsWhatItHadPrinted() {
    String bad = file("bad.py", "print('so far')\nresult = 1 / 0");
    String nothing = file("nothing.py", "print('done')");

    assertThat(run(bad, nothing, "--output", "json")).isEqualTo(1);
    List<String> lines = assay.out().lines().toList();
    assertThat(lines.get(0)).endsWith("\"column\":12},\"printed\":\"so far\\n\"}");
    assertThat(lines.get(1)).endsWith("\"column\":null},\"printed\":\"done\\n\"}");
  }

  @Test
  void asTextWhatWasPrintedComesBeforeTheError() {
    String bad = file("bad.py", "print('so far')\nresult = 1 / 0");

    assertThat(run(bad)).isEqualTo(1);
    assertThat(assay.out()).isEqualTo("so far\n");
    assertThat(assay.err()).startsWith("assay: ZeroDivisionError: division by zero (");
  }

  @Test
  void amongOthersWhatAFailedProgramPrintedIsUnderItsName() {
    String bad = file("bad.py", "print('so far')\nresult = 1 / 0");
    String good = file("good.py", "result = 1");

    assertThat(run(bad, good)).isEqualTo(1);
    assertThat(assay.out()).isEqualTo("# " + bad + "\nso far\n\n# " + good + "\n1\n[int]\n\n");
  }

  @Test
  void numbersThatJsonDoesNotHaveAreWrittenAsText() {
    String program =
        file("p.py", "import pandas as pd\nresult = pd.Series([float('inf'), float('nan'), 1.0])");

    assertThat(run(program, "--output", "json")).isZero();
    assertThat(assay.out()).endsWith("\"rows\":[[\"inf\"],[null],[1.0]]}\n");
  }

  @Test
  void aProgramIsReadFromStandardInput() {
    CommandContext context = assay.context();
    CommandLine command =
        new CommandLine(
            new PandasCommand(
                context,
                new ByteArrayInputStream("result = 'é'".getBytes(StandardCharsets.UTF_8))));

    assertThat(command.execute("-")).isZero();
    assertThat(assay.out()).isEqualTo("é\n[str]\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "no.py|there is no file 'FOLDER/no.py'",
        "no.py latin.py|there is no file 'FOLDER/no.py'~'FOLDER/latin.py' is not text in UTF-8",
        ".|'FOLDER/.' is a folder: name the files in it",
        "latin.py|'FOLDER/latin.py' is not text in UTF-8",
        "one.py --database FOLDER/no.sqlite|there is no database file 'FOLDER/no.sqlite'",
        "one.py --database FOLDER/one.py|'FOLDER/one.py' is not a SQLite or DuckDB database",
        "one.py --data FOLDER/no|there is no folder 'FOLDER/no'",
        "one.py --data FOLDER/none|'FOLDER/none' has no file that ends in .csv",
        "one.py --data FOLDER --database x|give --database or --data, not both",
        "use.py --data FOLDER/wide"
            + "|'FOLDER/wide/t.csv' has 3 fields in line 2, and 2 columns: pandas would fail, or"
            + " take the first for an index",
        "use.py --data FOLDER/open"
            + "|'FOLDER/open/t.csv' is not CSV: (startline 2) EOF reached before encapsulated token"
            + " finished",
        "use.py --data FOLDER/empty"
            + "|'FOLDER/empty/t.csv' is empty: its first line must name the columns",
        "use.py --data FOLDER/unsigned"
            + "|'FOLDER/unsigned/t.csv' column 'a': whole numbers beyond 9223372036854775807 are"
            + " uint64 in pandas, which is not supported: write them as text",
        "use.py --data FOLDER/latin|'FOLDER/latin/t.csv' is not text in UTF-8",
      })
  void whatCannotRunSaysWhyOnOneLine(String arguments, String message) throws IOException {
    file("one.py", "result = 1");
    file("use.py", "result = t_df");
    Files.write(folder.resolve("latin.py"), new byte[] {'\'', (byte) 0xe9, '\''});
    Files.createDirectory(folder.resolve("none"));
    csv("wide", "a,b\n1,2,3\n");
    csv("open", "a,b\n1,\"2\n");
    csv("empty", "");
    csv("unsigned", "a\n18446744073709551615\n");
    Files.write(
        Files.createDirectory(folder.resolve("latin")).resolve("t.csv"),
        new byte[] {'a', '\n', (byte) 0xe9});
    String[] given =
        Stream.of(arguments.replace("FOLDER", folder.toString()).split(" "))
            .map(
                each ->
                    each.endsWith(".py") && !each.startsWith("/") || each.equals(".")
                        ? folder + "/" + each
                        : each)
            .toArray(String[]::new);

    assertThat(run(given)).isEqualTo(2);
    assertThat(assay.err())
        .isEqualTo(
            "assay: "
                + message.replace("FOLDER", folder.toString()).replace("~", "\nassay: ")
                + "\n");
    assertThat(assay.out()).isEmpty();
  }

  private void csv(String name, String content) throws IOException {
    Files.writeString(Files.createDirectory(folder.resolve(name)).resolve("t.csv"), content);
  }

  @Test
  void tablesThatNoProgramNamesAreNotRead() throws IOException {
    csv("mixed", "a,b\n1,2,3\n");
    Files.writeString(folder.resolve("mixed").resolve("good.csv"), "a\n1\n");

    assertThat(run(file("p.py", "result = good_df['a'].sum()"), "--data", folder + "/mixed"))
        .isZero();
    assertThat(assay.out()).isEqualTo("1\n[int64]\n");
  }

  @Test
  void nowIsTheMomentThatIsGiven() {
    String program = file("now.py", "import pandas as pd\nresult = str(pd.Timestamp.now())");

    assertThat(run(program, "--as-of", "2025-06-30T12:00")).isZero();
    assertThat(assay.out()).contains("2025-06-30 12:00:00");
  }

  @Test
  void nowIsTheTimeOfTheMachineOtherwise() {
    String program = file("now.py", "import pandas as pd\nresult = str(pd.Timestamp.utcnow())");

    assertThat(run(program)).isZero();
    assertThat(assay.out()).contains("2026-03-01 12:00:00+00:00");
  }

  @Test
  void aMomentThatIsNoneIsNamed() {
    String program = file("now.py", "result = 1");

    assertThat(run(program, "--as-of", "soon")).isEqualTo(2);
    assertThat(assay.err())
        .contains("--as-of 'soon' is no moment of the years 1678 to 2261: write it as 2025-06-30");
    assertThat(assay.err().strip().lines()).hasSize(1);
  }
}
