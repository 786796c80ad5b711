package dev.assay.cli;

import dev.assay.cli.ask.AskCommand;
import dev.assay.cli.audit.AuditCommand;
import dev.assay.cli.batch.BatchCommand;
import dev.assay.cli.catalog.CatalogCommand;
import dev.assay.cli.check.CheckCommand;
import dev.assay.cli.config.CompletionCommand;
import dev.assay.cli.config.ConfigCommand;
import dev.assay.cli.config.InitCommand;
import dev.assay.cli.demo.DemoCommand;
import dev.assay.cli.differ.DifferCommand;
import dev.assay.cli.eval.EvalCommand;
import dev.assay.cli.glossary.GlossaryCommand;
import dev.assay.cli.mcp.McpCommand;
import dev.assay.cli.models.ModelsCommand;
import dev.assay.cli.pandas.PandasCommand;
import dev.assay.cli.refine.RefineCommand;
import dev.assay.cli.report.ReportCommand;
import dev.assay.cli.serve.ServeCommand;
import dev.assay.cli.suite.SuiteCommand;
import dev.assay.cli.usage.UsageCommand;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The command line's root. */
@Command(
    name = "assay",
    description = "Test-driven text-to-SQL: SQL that has passed a test, with the evidence.",
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "In a checkout, ./assay rehearse rehearses the deployment on this machine, and ./assay test builds"
          + " and tests everything."
    })
public final class AssayCommand implements Callable<Integer> {

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Shows the version.")
  boolean version;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  @Option(
      names = "--debug",
      scope = ScopeType.INHERIT,
      description =
          "Where a command could not run, says where in the code as well, for reports of faults;"
              + " without cells, prompts and keys.")
  boolean debug;

  @Spec CommandSpec spec;

  AssayCommand(CommandSpec spec) {
    this.spec = spec;
  }

  AssayCommand() {
    this(CommandSpec.create());
  }

  boolean isDebugged() {
    return debug;
  }

  @Override
  public Integer call() {
    spec.commandLine().usage(spec.commandLine().getErr());
    throw new ParameterException(spec.commandLine(), "no command is given");
  }

  /** The whole command line over a context. */
  static CommandLine over(CommandContext context) {
    return over(
        context,
        new AskCommand(context),
        new BatchCommand(context),
        new ServeCommand(context),
        new McpCommand(context, System.in, System.out),
        new DemoCommand(context),
        CatalogCommand.over(context),
        GlossaryCommand.over(context),
        ModelsCommand.over(context),
        new PandasCommand(context, System.in),
        SuiteCommand.over(context),
        new ReportCommand(context),
        new UsageCommand(context),
        new EvalCommand(context),
        new CheckCommand(context),
        new DifferCommand(context),
        new AuditCommand(context),
        new RefineCommand(context),
        new InitCommand(context),
        ConfigCommand.over(context),
        new CompletionCommand(context));
  }

  /** The command line as {@code assay pandas} needs it: to look at all commands takes time. */
  static CommandLine pandasOver(CommandContext context) {
    return over(context, PandasCommand.ofProcess(context, System.in));
  }

  /** The command line as {@code assay suite run} needs it, which asks no model and no store. */
  static CommandLine suiteOver(CommandContext context) {
    return over(context, SuiteCommand.over(context));
  }

  /** The command line as {@code assay eval} of predictions and {@code assay differ} need it. */
  static CommandLine measuringOver(CommandContext context) {
    return over(context, new EvalCommand(context), new DifferCommand(context));
  }

  private static CommandLine over(CommandContext context, Object... commands) {
    CommandLine line = new CommandLine(new AssayCommand());
    for (Object command : commands) {
      line.addSubcommand(command);
    }
    line.setOut(context.out())
        .setErr(context.err())
        .setParameterExceptionHandler(new UsageMessages())
        .setExecutionExceptionHandler(new FailureMessages())
        .setCaseInsensitiveEnumValuesAllowed(true);
    line.getCommandSpec().versionProvider(new Version());
    return line;
  }
}
