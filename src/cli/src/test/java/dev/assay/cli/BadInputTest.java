package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.cli.demo.Demo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What cannot be taken is refused in one line that names it, in people's words. */
class BadInputTest {

  @TempDir Path folder;

  @BeforeEach
  void thereAreFilesOfKinds() throws IOException {
    Demo.at(folder.resolve("ok.sqlite"));
    Files.createDirectory(folder.resolve("dir"));
    Files.createFile(folder.resolve("empty"));
    Files.writeString(
        folder.resolve("some.jsonl"),
        """
        {"step":"generate-sql","model":"w","question":"1","round":1,"promptHash":null,"completion":"SELECT 1","tokens":{"input":1,"output":1,"cached":0},"provenance":"by hand"}
        """);
    Files.writeString(folder.resolve("large"), "x".repeat(1 << 20) + "\nSELECT 1");
    Files.write(folder.resolve("bin"), new byte[] {(byte) 0xc3, 0x28, (byte) 0xff, 0, 1});
  }

  /** {@code @} stands for the folder. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          ask q --database @/ok.sqlite --model w --replay @/dir | cannot read the recorded completions '@/dir': it is a folder
          ask q --database @/ok.sqlite --model w --replay @/bin | cannot read the recorded completions '@/bin': it is not UTF-8
          ask q --database @/ok.sqlite --model w --replay @/none | no such file of recorded completions: @/none
          ask q --database @/ok.sqlite --model w --replay @/some.jsonl --candidates none | cannot read the candidates 'none': give a number, or a file with SQL, one statement a line
          ask q --database @/ok.sqlite --rows x | Invalid value for option '--rows': 'x' is no whole number; assay ask --help explains
          ask q --database @/ok.sqlite --most-cost x | Invalid value for option '--most-cost': 'x' is no number; assay ask --help explains
          ask q --database @/ok.sqlite --least-adequacy x | Invalid value for option '--least-adequacy': 'x' is no number; assay ask --help explains
          usage --from x | Invalid value for option '--from': 'x' is no day: write it as 2025-06-30; assay usage --help explains
          serve --url ::: | Invalid value for option '--url': ':::' is no address; assay serve --help explains
          differ a.sql b.sql --seed x | Invalid value for option '--seed': 'x' is no whole number; assay differ --help explains
          serve --no-auth --port 0 --model w --database @/ok.sqlite --replay @/some.jsonl --suite @/bin | --suite '@/bin' is no folder
          serve --port 0 --model w --database @/ok.sqlite --replay @/empty --keys @/none | cannot read the keys in '@/none': make a file of them with --add-key NAME
          ask q --database @/ok.sqlite --model w --replay @/empty | '@/empty' has no recorded completions: --record FILE makes such a file
          mcp --database @/ok.sqlite --model w --replay @/empty | '@/empty' has no recorded completions: --record FILE makes such a file
          serve --no-auth --port 0 --model w --database @/ok.sqlite --replay @/empty | '@/empty' has no recorded completions: --record FILE makes such a file
          serve --no-auth --port 0 --model w --database @/ok.sqlite --replay @/some.jsonl --keys @/empty | --no-auth asks for no keys: leave out --keys, or --no-auth
          serve --no-auth --port 0 --model w --databases @/dir --replay @/some.jsonl | the folder '@/dir' has no databases: each is a file DB_ID/DB_ID.sqlite in it
          serve --no-auth --port 0 --model w --databases @/none --replay @/some.jsonl | there is no folder '@/none'
          serve --no-auth --port 0 --model w --catalog @/dir --replay @/some.jsonl | @/dir has no catalog: build one with 'assay catalog build'
          serve --no-auth --port 0 --model w --catalog @/none --replay @/some.jsonl | there is no folder '@/none' with catalogs
          batch @/empty --databases @/dir --model w | the folder '@/dir' has no databases: each is a file DB_ID/DB_ID.sqlite in it
          batch @/none | there is no file '@/none'
          eval --predictions @/none | --predictions: there is no file or folder '@/none'; assay eval --help explains
          eval --data @/none | --data: there is no file or folder '@/none'; assay eval --help explains
          audit --predictions @/none | --predictions: there is no file or folder '@/none'; assay audit --help explains
          refine --predictions @/none | --predictions: there is no file or folder '@/none'; assay refine --help explains
          refine --refined @/out --databases @/none | --databases: there is no file or folder '@/none'; assay refine --help explains
          check --constraints @/none | --constraints: there is no file or folder '@/none'; assay check --help explains
          catalog build --database @/none.sqlite | --database: there is no database file '@/none.sqlite'; assay catalog build --help explains
          catalog build --descriptions @/none | --descriptions: there is no file or folder '@/none'; assay catalog build --help explains
          catalog diff --database @/none.sqlite | --database: there is no database file '@/none.sqlite'; assay catalog diff --help explains
          report nosuch --store @/dir | there is no run 'nosuch' in @/dir: take the id that ask printed, and its --store
          report nosuch --store @/none | there is no folder '@/none' with runs
          ask --run nosuch --store @/dir --replay @/empty | there is no run 'nosuch' in @/dir: take the id that ask printed, and its --store
          suite add nosuch --store @/dir | there is no run 'nosuch' in @/dir: take the id that ask printed, and its --store
          suite add ../x --store @/dir | not a run's id: ../x
          usage --store @/none | there is no folder '@/none' with runs
          glossary import @/bin | '@/bin' is not UTF-8: save it as UTF-8
          glossary import @/dir | there is no file '@/dir'
          suite export --format dbt --suite @/dir --out @/empty | the suite '@/dir' has no questions: add one with 'assay suite add RUN'
          """)
  void itIsToldInOneLine(String arguments, String message) {
    CommandLineHarness assay = new CommandLineHarness();

    int code =
        assay.run(
            Arrays.stream(arguments.split(" "))
                .map(each -> each.replace("@", folder.toString()))
                .toArray(String[]::new));

    assertThat(assay.err())
        .isEqualTo("assay: %s%n".formatted(message.replace("@", folder.toString())));
    assertThat(code).isEqualTo(ExitCodes.COULD_NOT_RUN);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          ask q --database @/ok.sqlite --model w --replay @/some.jsonl --candidates @/large | '@/large' is too large: give candidates of at most 1,048,576 bytes
          differ --database @/ok.sqlite @/large @/large | '@/large' is too large: give a query of at most 100,000 bytes
          """)
  void aFileOfAnySizeIsRefused(String arguments, String message) {
    itIsToldInOneLine(arguments, message);
  }
}
