package dev.assay.cli.differ;

import dev.assay.analysis.differences.DifferenceSearch;
import dev.assay.analysis.differences.SearchBounds;
import dev.assay.analysis.differences.SearchResult;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.ValueSharing;
import dev.assay.cli.BoundedFile;
import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.UsageException;
import dev.assay.cli.options.AskedDatabase;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.CharacterCodingException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code assay differ}: looks for the smallest database on which two queries differ. */
@Command(
    name = "differ",
    description = {
      "Looks for the smallest database on which two queries give different results. Rows are made up"
          + " under the keys and types of the database, with what the queries write out and its"
          + " neighbours as values. No model is asked, and the database's rows are not changed."
    },
    footerHeading = "%nExit codes: ",
    footer = "0 no such database is found; 1 the queries differ; 2 could not run.")
public final class DifferCommand implements Callable<Integer> {

  /** How the difference is written. */
  enum Output {
    text,
    json
  }

  private static final int LONGEST_SQL = 100_000;
  private static final int MOST_ROWS = 50;
  private static final int MOST_TRIES = 100_000;
  private static final int MOST_SECONDS = 3_600;

  @Parameters(index = "0", paramLabel = "A.sql", description = "A file with the one query.")
  Path one = Path.of("");

  @Parameters(index = "1", paramLabel = "B.sql", description = "A file with the other query.")
  Path other = Path.of("");

  @Mixin final AskedDatabase asked = new AskedDatabase();

  @Option(
      names = "--rows",
      paramLabel = "N",
      description =
          "The rows of a table at most, 1 to 50 (default: ${DEFAULT-VALUE}); more where a query"
              + " asks for a number of rows.")
  int rows = SearchBounds.DEFAULT.mostRows();

  @Option(
      names = "--tries",
      paramLabel = "N",
      description = "How many databases are tried at most (default: ${DEFAULT-VALUE}).")
  int tries = SearchBounds.DEFAULT.databases();

  @Option(
      names = "--timeout",
      paramLabel = "SECONDS",
      description = "After which no other database is tried (default: ${DEFAULT-VALUE}).")
  BigDecimal timeout = new BigDecimal(10);

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Another one gives other databases (default: ${DEFAULT-VALUE}).")
  long seed = SearchBounds.DEFAULT.seed();

  @Option(
      names = "--output",
      paramLabel = "text|json",
      description = "How the difference is written (default: ${DEFAULT-VALUE}).")
  Output output = Output.text;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  private final CommandContext context;

  public DifferCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    if (!asked.isGiven()) {
      throw new UsageException(
          "say which database the queries are about: --database FILE|URL, or --catalog DIR");
    }
    SearchBounds bounds = bounds();
    String first = sql(one);
    String second = sql(other);
    Catalog catalog = asked.read(context, ValueSharing.NONE).catalog();
    SearchResult result = new DifferenceSearch(catalog, bounds).find(first, second);
    if (result instanceof SearchResult.NotRun not) {
      throw new UsageException(
          "'%s' cannot be executed: %s"
              .formatted(not.first() ? one : other, not.failure().message()));
    }
    if (output == Output.json) {
      context.out().println(DifferJson.of(result));
    } else {
      new DifferText(context.out(), one.toString(), other.toString()).print(result);
    }
    context.out().flush();
    if (context.out().checkError()) {
      throw new UsageException("the difference could not be written to standard output");
    }
    return result instanceof SearchResult.Found ? ExitCodes.UNVERIFIED : ExitCodes.VERIFIED;
  }

  private SearchBounds bounds() {
    if (rows < 1 || rows > MOST_ROWS) {
      throw new UsageException("--rows %d: 1 to %d are wanted".formatted(rows, MOST_ROWS));
    }
    if (tries < 1 || tries > MOST_TRIES) {
      throw new UsageException("--tries %d: 1 to %d are wanted".formatted(tries, MOST_TRIES));
    }
    if (timeout.signum() <= 0 || timeout.compareTo(new BigDecimal(MOST_SECONDS)) > 0) {
      throw new UsageException(
          "--timeout %s: seconds up to %d are wanted".formatted(timeout, MOST_SECONDS));
    }
    return new SearchBounds(
        rows, tries, Duration.ofMillis(timeout.movePointRight(3).longValue()), seed, true);
  }

  private static String sql(Path file) {
    try {
      String sql = BoundedFile.text(file, LONGEST_SQL, "a query").strip();
      if (sql.isEmpty()) {
        throw new UsageException("'%s' is empty: a query is wanted".formatted(file));
      }
      return sql;
    } catch (IOException unreadable) {
      throw new UsageException(
          "cannot read the query '%s': %s".formatted(file, reason(unreadable)), unreadable);
    }
  }

  private static String reason(IOException unreadable) {
    return switch (unreadable) {
      case NoSuchFileException _ -> "there is no such file";
      case CharacterCodingException _ -> "it is not UTF-8";
      default -> String.valueOf(unreadable.getMessage());
    };
  }
}
