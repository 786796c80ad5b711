package dev.assay.cli.suite;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.ValueSharing;
import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.UsageException;
import dev.assay.cli.options.AskedDatabase;
import dev.assay.table.TableText;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code assay suite check}: which queries fit a database no longer. */
@Command(
    name = "check",
    description = {
      "Holds the suite against a database as it is now: which tables and columns have changed, and"
          + " which queries fit no longer. Queries are executed on their test data, in tables that are"
          + " declared as the database declares them; the database's rows are not read."
    },
    footerHeading = "%nExit codes: ",
    footer = "0 all fit, 1 some do not, or something has changed under them; 2 could not run.")
final class SuiteCheckCommand implements Callable<Integer> {

  @Mixin final ChosenSuite suite = new ChosenSuite();

  @Mixin final AskedDatabase asked = new AskedDatabase();

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  private final CommandContext context;

  SuiteCheckCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    if (!asked.isGiven()) {
      throw new UsageException(
          "say which database the suite is held against: --database FILE|URL, or --catalog DIR");
    }
    List<SuiteQuestion> questions = suite.open().questions();
    Catalog catalog = asked.read(context, ValueSharing.NONE).catalog();
    CatalogFit fit = new CatalogFit(catalog);
    boolean named =
        questions.stream()
            .anyMatch(each -> each.dialect() == catalog.dialect() && isAbout(each, catalog));
    int broken = 0;
    int changed = 0;
    int others = 0;
    for (SuiteQuestion question : questions) {
      Optional<String> other = other(question, catalog, named);
      if (other.isPresent()) {
        others++;
        line("other   ", question.name());
        note(other.get());
        continue;
      }
      CatalogFit.Fit found = fit.of(question);
      if (!found.broken().isEmpty()) {
        broken++;
        line("BROKEN  ", question.name());
      } else if (!found.changed().isEmpty()) {
        changed++;
        line("changed ", question.name());
      } else {
        line("fits    ", question.name());
      }
      found.changed().forEach(this::note);
      found.broken().forEach(this::note);
    }
    int fits = questions.size() - broken - changed - others;
    context
        .out()
        .println(
            "%d question%s: %d fit, %d changed, %d broken%s"
                .formatted(
                    questions.size(),
                    questions.size() == 1 ? "" : "s",
                    fits,
                    changed,
                    broken,
                    others == 0 ? "" : ", %d of another database".formatted(others)));
    context.out().flush();
    if (others == questions.size()) {
      throw new UsageException(
          "no question of the suite is in the dialect %s: give the database that they are about, or another --suite"
              .formatted(catalog.dialect().promptName()));
    }
    return broken + changed == 0 ? ExitCodes.VERIFIED : ExitCodes.UNVERIFIED;
  }

  /**
   * Why a question is about another database.
   *
   * @param named whether there are questions about the database by its name; it may be a copy under
   *     another one
   */
  private static Optional<String> other(SuiteQuestion question, Catalog catalog, boolean named) {
    if (question.dialect() != catalog.dialect()) {
      return Optional.of("it is in the dialect %s".formatted(question.dialect().promptName()));
    }
    return named && !isAbout(question, catalog)
        ? Optional.of("it is about the database '%s'".formatted(question.file().database()))
        : Optional.empty();
  }

  private static boolean isAbout(SuiteQuestion question, Catalog catalog) {
    return question.file().database().equalsIgnoreCase(catalog.database());
  }

  private void line(String state, String name) {
    context.out().println(state + name);
  }

  private void note(String text) {
    context.out().println("  - " + TableText.oneLine(text));
  }
}
