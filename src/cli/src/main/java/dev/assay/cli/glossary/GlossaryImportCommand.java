package dev.assay.cli.glossary;

import dev.assay.catalog.glossary.GlossaryImport;
import dev.assay.catalog.glossary.GlossaryYaml;
import dev.assay.catalog.glossary.ImportedTerms;
import dev.assay.catalog.glossary.Term;
import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.UsageException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code assay glossary import}: puts the terms that other tools define below those that a glossary
 * has. What is in the glossary stays to the letter, so that what somebody has mended there is not
 * undone.
 */
@Command(
    name = "import",
    description =
        "Puts the terms of dbt, of Snowflake's semantic views, of Cube or of another glossary into a"
            + " glossary, below what it has; a term that is there already stays as it is.",
    footerHeading = "%nExit codes: ",
    footer = "0 all taken over, 1 some could not be, 2 could not run.")
final class GlossaryImportCommand implements Callable<Integer> {

  private static final String HEAD = "terms:\n";

  /** How far the terms that are there are indented. */
  private static final Pattern ITEM = Pattern.compile("(?m)^( *)- ");

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description =
          "dbt's manifest.json or semantic_manifest.json, or YAML of dbt, Snowflake, Cube or Assay.")
  List<Path> files = List.of();

  @Option(
      names = "--glossary",
      paramLabel = "FILE",
      description = "The glossary, which is made where there is none (default: ${DEFAULT-VALUE}).")
  Path glossary = Path.of(GlossaryYaml.FILE);

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  private final CommandContext context;

  GlossaryImportCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    List<Term> known = Files.exists(glossary) ? GlossaryYaml.read(glossary).terms() : List.of();
    Set<String> names = new HashSet<>();
    known.forEach(term -> names.add(key(term)));
    List<Term> added = new ArrayList<>();
    boolean whole = true;
    for (Path file : files) {
      ImportedTerms imported = GlossaryImport.read(file);
      List<Term> fresh = imported.terms().stream().filter(term -> names.add(key(term))).toList();
      added.addAll(fresh);
      imported.problems().forEach(each -> context.err().println("warning: " + file + ": " + each));
      whole &= imported.problems().isEmpty();
      context
          .out()
          .println(
              "%s (%s): %d terms, %d of them new"
                  .formatted(file, imported.source(), imported.terms().size(), fresh.size()));
    }
    append(added, known.isEmpty());
    context.out().println("%d terms in %s".formatted(known.size() + added.size(), glossary));
    context.out().flush();
    return whole ? ExitCodes.VERIFIED : ExitCodes.UNVERIFIED;
  }

  private static String key(Term term) {
    return term.name().toLowerCase(Locale.ROOT);
  }

  private void append(List<Term> terms, boolean first) {
    if (terms.isEmpty()) {
      return;
    }
    try {
      String before = Files.exists(glossary) ? Files.readString(glossary) : "";
      String head = first && !before.contains(HEAD) ? HEAD : "";
      String gap = before.isEmpty() || before.endsWith("\n") ? "" : "\n";
      Matcher item = ITEM.matcher(before);
      String added =
          GlossaryYaml.text(terms).replaceAll("(?m)^ {2}", item.find() ? item.group(1) : "  ");
      byte[] content = (before + gap + head + added).getBytes(StandardCharsets.UTF_8);
      GlossaryYaml.read(glossary, content);
      Path made = glossary.resolveSibling(glossary.getFileName() + ".new");
      try {
        Files.write(made, content);
        Files.move(made, glossary, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(made);
      }
    } catch (IOException unwritable) {
      throw new UsageException(
          "cannot write the glossary '%s': %s".formatted(glossary, unwritable.getMessage()),
          unwritable);
    }
  }
}
