package dev.assay.cli.pandas;

import dev.assay.catalog.DatabaseLocation;
import dev.assay.catalog.TablesReader;
import dev.assay.cli.AsOfText;
import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.UsageException;
import dev.assay.cli.options.SchemaOption;
import dev.assay.cli.output.PrintedWarnings;
import dev.assay.pandas.Frame;
import dev.assay.pandas.Interpreter;
import dev.assay.pandas.PandasException;
import dev.assay.pandas.Program;
import dev.assay.pandas.eval.Limits;
import dev.assay.table.AsOf;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code assay pandas}: runs programs of the test-code language by hand. */
@Command(
    name = "pandas",
    description = {
      "Runs pandas programs in the sandbox of the test-code language, without Python, and prints"
          + " what they leave in the variable `result`. Each table is there as TABLE_df, the table"
          + " Orders as orders_df."
    },
    footerHeading = "%nExit codes: ",
    footer = "0 all gave a result, 1 some ended in an error, 2 could not run.")
public final class PandasCommand implements Callable<Integer> {

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE.py",
      description = "The programs, each run by itself; - for standard input.")
  List<String> files = List.of();

  @Option(
      names = "--database",
      paramLabel = "FILE|URL",
      description =
          "Tables of a SQLite or DuckDB file, a folder of CSV or Parquet files, or a JDBC URL, typed as pd.read_sql types them; a password is"
              + " read from ASSAY_DATABASE_PASSWORD.")
  @Nullable String database;

  @Mixin final SchemaOption schema = new SchemaOption();

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "Tables of a folder of CSV files, typed as pd.read_csv types them.")
  @Nullable Path data;

  @Option(
      names = "--as-of",
      paramLabel = "MOMENT",
      description =
          "What now means to the programs: 2025-06-30, 2025-06-30T12:00 or 2025-06-30T12:00+02:00"
              + " (default: the time of this machine).")
  @Nullable String asOf;

  @Option(
      names = "--output",
      paramLabel = "table|json",
      description = "How results are written (default: ${DEFAULT-VALUE}); json is one line each.")
  ProgramOutput.Format format = ProgramOutput.Format.table;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  private final CommandContext context;
  private final InputStream input;
  private final Supplier<ProgramTime> started;

  /** The command in a process that has been running. */
  public PandasCommand(CommandContext context, InputStream input) {
    this(context, input, ProgramTime::whole);
  }

  private PandasCommand(CommandContext context, InputStream input, Supplier<ProgramTime> started) {
    this.context = context;
    this.input = input;
    this.started = started;
  }

  /** The command that a process was started for. */
  public static PandasCommand ofProcess(CommandContext context, InputStream input) {
    return new PandasCommand(context, input, ProgramTime::sinceStart);
  }

  /** The command over files and no options. */
  public Integer call(List<String> programs) {
    files = programs;
    return call();
  }

  @Override
  public Integer call() {
    if (database != null && data != null) {
      throw new UsageException("give --database or --data, not both");
    }
    if (files.stream().filter("-"::equals).count() > 1) {
      throw new UsageException("standard input can be read only once: give - once");
    }
    AsOf moment = moment();
    List<GivenFile> given = files.stream().map(file -> GivenFile.read(file, input)).toList();
    List<ProgramFile> programs =
        given.stream().filter(ProgramFile.class::isInstance).map(ProgramFile.class::cast).toList();
    Interpreter interpreter = new Interpreter();
    ProgramTime time = started.get();
    Map<String, Frame> frames = frames(programs);
    ProgramOutput output = ProgramOutput.of(format, context.out(), context.err(), given.size() > 1);
    boolean all = true;
    for (GivenFile file : given) {
      all &= run(interpreter, file, frames, moment, time, output);
    }
    if (context.out().checkError()) {
      throw new UsageException("the results could not be written to standard output");
    }
    if (programs.isEmpty()) {
      return ExitCodes.COULD_NOT_RUN;
    }
    return all ? ExitCodes.VERIFIED : ExitCodes.UNVERIFIED;
  }

  private AsOf moment() {
    ZoneId local = ZoneId.systemDefault();
    return asOf == null ? new AsOf(context.time().now(), local) : AsOfText.parse(asOf, local);
  }

  /** The tables that a program may use: a frame can be reached by its name only. */
  private Map<String, Frame> frames(List<ProgramFile> programs) {
    Predicate<String> wanted =
        name -> programs.stream().anyMatch(program -> program.code().contains(name));
    if (data != null) {
      return CsvFolder.frames(data, wanted);
    }
    Map<String, Frame> frames = new LinkedHashMap<>();
    if (database != null) {
      new TablesReader(System::getenv, new PrintedWarnings(context.err()))
          .read(DatabaseLocation.parse(database).in(schema.names()), wanted)
          .forEach((name, table) -> frames.put(name, Frame.ofTable(table)));
    }
    return frames;
  }

  private static boolean run(
      Interpreter interpreter,
      GivenFile file,
      Map<String, Frame> frames,
      AsOf asOf,
      ProgramTime time,
      ProgramOutput output) {
    return switch (file) {
      case ProgramFile program -> run(interpreter, program, frames, asOf, time, output);
      case UnreadableFile unreadable -> {
        output.unreadable(unreadable);
        yield false;
      }
    };
  }

  private static boolean run(
      Interpreter interpreter,
      ProgramFile program,
      Map<String, Frame> frames,
      AsOf asOf,
      ProgramTime time,
      ProgramOutput output) {
    time.begin();
    try {
      Program parsed = Program.parse(program.name(), program.code());
      Limits limits = Limits.DEFAULT.within(time.left());
      output.result(program, interpreter.show(parsed, frames, limits, asOf));
      return true;
    } catch (PandasException failure) {
      output.error(program, failure);
      return false;
    }
  }
}
