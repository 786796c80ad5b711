package dev.assay.cli.glossary;

import dev.assay.catalog.glossary.Glossary;
import dev.assay.catalog.glossary.GlossaryYaml;
import dev.assay.catalog.glossary.Term;
import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.output.ChosenOutput;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code assay glossary show}: the terms of a glossary, or those that a question names. */
@Command(
    name = "show",
    description = "Shows the terms of a glossary, or those that a question names.",
    footerHeading = "%nExit codes: ",
    footer = "0 there are some, 1 there is none, 2 could not run.")
final class GlossaryShowCommand implements Callable<Integer> {

  @Parameters(
      arity = "0..1",
      paramLabel = "QUESTION",
      description = "Only the terms that are found in it, as evidence says them.")
  @Nullable String question;

  @Option(
      names = "--glossary",
      paramLabel = "FILE",
      description = "The glossary (default: ${DEFAULT-VALUE}).")
  Path glossary = Path.of(GlossaryYaml.FILE);

  @Mixin ChosenOutput output = new ChosenOutput();

  private final CommandContext context;

  GlossaryShowCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    Glossary read = GlossaryYaml.read(glossary);
    List<Term> terms = question == null ? read.terms() : read.meantBy(question);
    output.print(context, terms, () -> text(terms));
    return terms.isEmpty() ? ExitCodes.UNVERIFIED : ExitCodes.VERIFIED;
  }

  private static String text(List<Term> terms) {
    return terms.isEmpty()
        ? "no terms"
        : terms.stream().map(Term::evidence).collect(Collectors.joining(System.lineSeparator()));
  }
}
