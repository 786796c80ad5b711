package dev.assay.cli.suite;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.assay.catalog.folder.FolderFile;
import dev.assay.cli.BoundedFile;
import dev.assay.cli.UsageException;
import dev.assay.cli.suite.QuestionFile.ColumnFile;
import dev.assay.cli.suite.QuestionFile.TableFile;
import dev.assay.cli.suite.QuestionFile.ValuesOf;
import dev.assay.sql.Dialect;
import dev.assay.sql.TestTable;
import dev.assay.sql.UnknownDialectException;
import dev.assay.table.Table;
import dev.assay.table.ValueType;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A suite on disk: a folder for each question, with files made to be read and edited. */
final class SuiteFolder {

  static final String QUESTION = "question.yaml";
  static final String QUERY = "query.sql";
  static final String EXPECTED = "expected.csv";
  static final String TEST_CODE = "test-code.py";

  /** Of question.yaml, query.sql and test code. */
  private static final int LARGEST = 1 << 20;

  private static final Table NO_ROWS = Table.of(List.of(), List.of());

  private static final ObjectMapper YAML =
      YAMLMapper.builder(
              YAMLFactory.builder()
                  .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
                  .enable(YAMLGenerator.Feature.MINIMIZE_QUOTES)
                  .enable(YAMLGenerator.Feature.ALWAYS_QUOTE_NUMBERS_AS_STRINGS)
                  .disable(YAMLGenerator.Feature.SPLIT_LINES)
                  .build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private final Path folder;

  SuiteFolder(Path folder) {
    this.folder = folder;
  }

  /**
   * All questions, by the names of their folders.
   *
   * @throws UsageException when there is no suite, or a question cannot be read
   */
  List<SuiteQuestion> questions() {
    if (!Files.isDirectory(folder)) {
      throw new UsageException(
          "there is no suite '%s': begin one with 'assay suite add RUN'".formatted(folder));
    }
    try (Stream<Path> folders = Files.list(folder)) {
      List<SuiteQuestion> questions =
          folders
              .filter(each -> Files.exists(each.resolve(QUESTION)))
              .sorted()
              .toList()
              .parallelStream()
              .map(this::read)
              .toList();
      if (questions.isEmpty()) {
        throw new UsageException(
            "the suite '%s' has no questions: add one with 'assay suite add RUN'"
                .formatted(folder));
      }
      return questions;
    } catch (IOException unreadable) {
      throw new UsageException(
          "cannot read the suite '%s': %s".formatted(folder, unreadable.getMessage()), unreadable);
    }
  }

  /** Whether there is a question. */
  boolean hasQuestions() {
    return names().stream().anyMatch(name -> Files.exists(folder.resolve(name).resolve(QUESTION)));
  }

  /** The name of the question that a run was added as. */
  Optional<String> nameOf(String run) {
    return names().stream().filter(name -> isFrom(run, folder.resolve(name))).findFirst();
  }

  /** What cannot be read is told of where the suite is run. */
  private boolean isFrom(String run, Path question) {
    Path file = question.resolve(QUESTION);
    try {
      return Files.exists(file) && run.equals(file(file).run());
    } catch (UsageException unreadable) {
      return false;
    }
  }

  /** Reads one question. */
  private SuiteQuestion read(Path question) {
    QuestionFile file = file(question.resolve(QUESTION));
    try {
      String sql = BoundedFile.text(own(question.resolve(QUERY)), LARGEST, "a query").strip();
      if (sql.isEmpty()) {
        throw new UsageException("'%s' is empty".formatted(question.resolve(QUERY)));
      }
      List<TestTable> tables = file.tables().stream().map(each -> table(question, each)).toList();
      SqlTest test = new SqlTest(tables, expected(question, file), file.ordered(), file.sortedBy());
      return new SuiteQuestion(
          question.getFileName().toString(), file, sql, test, testCode(question));
    } catch (IOException unreadable) {
      throw new UsageException("cannot read '%s'".formatted(question.resolve(QUERY)), unreadable);
    } catch (IllegalArgumentException unfit) {
      throw new UsageException("'%s': %s".formatted(question, unfit.getMessage()), unfit);
    }
  }

  /**
   * A file that is about to be read: of a suite that others wrote no link is followed out of it,
   * and none of its pipes is waited for.
   */
  private Path own(Path file) {
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      new FolderFile(folder, file)
          .whyNotToRead()
          .ifPresent(
              why -> {
                throw new UsageException("'%s' is not read: %s".formatted(file, why));
              });
    }
    return file;
  }

  private @Nullable String testCode(Path question) throws IOException {
    Path code = own(question.resolve(TEST_CODE));
    return Files.exists(code) ? BoundedFile.text(code, LARGEST, "test code").strip() : null;
  }

  private QuestionFile file(Path path) {
    try {
      QuestionFile file =
          YAML.readValue(BoundedFile.bytes(own(path), LARGEST, "a question"), QuestionFile.class);
      Dialect.named(file.dialect());
      if (file.asOf() != null) {
        SuiteQuestion.asOf(file.asOf());
      }
      return file;
    } catch (JacksonException malformed) {
      throw new UsageException("'%s': %s".formatted(path, problem(malformed)), malformed);
    } catch (UnknownDialectException | DateTimeException unfit) {
      throw new UsageException("'%s': %s".formatted(path, unfit.getMessage()), unfit);
    } catch (IOException unreadable) {
      throw new UsageException("cannot read '%s'".formatted(path), unreadable);
    }
  }

  /** What a file says that cannot be, or where it is no YAML. */
  private static String problem(JacksonException malformed) {
    if (malformed.getCause() instanceof IllegalArgumentException unfit) {
      return String.valueOf(unfit.getMessage());
    }
    String told = malformed.getOriginalMessage();
    JsonLocation place = malformed.getLocation();
    return place == null || place.getLineNr() < 1
        ? told
        : "line %d: %s".formatted(place.getLineNr(), told);
  }

  private TestTable table(Path question, TableFile table) {
    if (table.rows() == null) {
      return new TestTable(table.definition(), NO_ROWS);
    }
    Path file = own(within(question, table.rows()));
    return new TestTable(table.definition(), CsvRows.read(file, name -> values(table, name)));
  }

  /** Cells of which nothing is said are text, which the database converts as it stores them. */
  private static ValueType values(TableFile table, String name) {
    for (ColumnFile column : table.columns()) {
      if (column.name().equalsIgnoreCase(name) && column.values() != null) {
        return column.values();
      }
    }
    return ValueType.TEXT;
  }

  /** A file of a suite that others wrote names nothing outside of it. */
  private static Path within(Path question, String name) {
    try {
      Path file = question.resolve(name).normalize();
      if (file.startsWith(question.normalize())) {
        return file;
      }
    } catch (InvalidPathException noPath) {
      // told below
    }
    throw new UsageException(
        "'%s': '%s' is no file of this folder".formatted(question.resolve(QUESTION), name));
  }

  private Table expected(Path question, QuestionFile file) {
    List<ValuesOf> said = file.expected();
    return CsvRows.read(
        own(question.resolve(EXPECTED)), name -> said == null ? null : values(said, name));
  }

  private static @Nullable ValueType values(List<ValuesOf> said, String name) {
    for (ValuesOf each : said) {
      if (each.name().equals(name)) {
        return each.values();
      }
    }
    return null;
  }

  /**
   * Adds a question.
   *
   * @param rows the test data, by the names of their files
   * @param testCode what computes the expected rows; null where nothing does
   * @return its folder
   * @throws UsageException when it is there already, or cannot be written
   */
  Path add(
      String name,
      QuestionFile file,
      String sql,
      Map<String, Table> rows,
      Table expected,
      @Nullable String testCode) {
    Path question = folder.resolve(name);
    try {
      Files.createDirectories(folder);
      Files.createDirectory(question);
      for (Map.Entry<String, Table> table : rows.entrySet()) {
        Path target = within(question, table.getKey());
        Files.createDirectories(target.getParent());
        write(target, CsvRows.text(table.getValue()));
      }
      write(question.resolve(EXPECTED), CsvRows.text(expected));
      if (testCode != null) {
        write(question.resolve(TEST_CODE), testCode.strip() + "\n");
      }
      write(question.resolve(QUERY), sql.strip() + "\n");
      // last: a folder with this file is a question, whole
      Path unfinished = question.resolve(QUESTION + ".unfinished");
      write(unfinished, YAML.writeValueAsString(file));
      Files.move(unfinished, question.resolve(QUESTION));
      return question;
    } catch (FileAlreadyExistsException there) {
      throw new UsageException(
          "the suite has '%s' already: give another --name, or remove '%s'"
              .formatted(name, question),
          there);
    } catch (IOException unwritable) {
      throw new UsageException(
          "cannot write '%s': %s".formatted(question, unwritable.getMessage()), unwritable);
    }
  }

  /** Half of a pair, which is no character, becomes a question mark rather than a failure. */
  private static void write(Path file, String text) throws IOException {
    Files.write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /** The names of the questions that are there. */
  List<String> names() {
    List<String> names = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (Stream<Path> folders = Files.list(folder)) {
        folders.map(each -> each.getFileName().toString()).forEach(names::add);
      } catch (IOException unreadable) {
        throw new UsageException("cannot read the suite '%s'".formatted(folder), unreadable);
      }
    }
    return names;
  }
}
