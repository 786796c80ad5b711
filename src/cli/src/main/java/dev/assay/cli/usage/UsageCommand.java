package dev.assay.cli.usage;

import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.UsageException;
import dev.assay.cli.output.TextColumns;
import dev.assay.cli.run.ReadStore;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.reporting.UsageRecord;
import dev.assay.workflow.reporting.UsageRecords;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code assay usage}: adds up the metering records of a store. */
@Command(
    name = "usage",
    description = {
      "Adds up what runs took, from the metering records of a store: cost by key and day, the verified"
          + " share, and revisions.",
      "Costs of compute are what the runs take of Lambda and Step Functions, estimated from their"
          + " times, also where they ran on this machine."
    },
    footerHeading = "%nExit codes: ",
    footer = "0 it was added up, 2 could not run.")
public final class UsageCommand implements Callable<Integer> {

  /** How the sums are written. */
  enum Output {
    table,
    json,
    csv
  }

  private static final int DAYS = 30;
  private static final int MOST_DAYS = 3_660;
  private static final CSVFormat CSV = CSVFormat.RFC4180.builder().setRecordSeparator('\n').get();

  @Option(
      names = "--by",
      paramLabel = "key|database|revisions",
      description =
          "What is added up: by day and key, by day and database, or by revisions and end (default:"
              + " ${DEFAULT-VALUE}).")
  Grouping by = Grouping.key;

  @Option(
      names = "--from",
      paramLabel = "YYYY-MM-DD",
      description =
          "The first day (UTC), that on which runs were asked for (default: 30 days ago).")
  @Nullable LocalDate from;

  @Option(names = "--to", paramLabel = "YYYY-MM-DD", description = "The last day (default: today).")
  @Nullable LocalDate to;

  @Option(
      names = "--key",
      paramLabel = "NAME",
      description = "Only runs that this key has asked for; 'batches' for those of none.")
  @Nullable String key;

  @Option(
      names = "--output",
      paramLabel = "table|json|csv",
      description = "How the sums are written (default: ${DEFAULT-VALUE}).")
  Output output = Output.table;

  @Option(
      names = "--store",
      paramLabel = "DIR|s3://BUCKET/PREFIX",
      description = "Where the runs are (default: ${DEFAULT-VALUE}).")
  String store = ".assay";

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  private final CommandContext context;

  public UsageCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    List<UsageGroup> groups = groups(records(ReadStore.open(context, store, "runs")));
    switch (output) {
      case table -> printTable(groups);
      case json -> groups.forEach(group -> context.out().println(Json.tree(line(group))));
      case csv -> printCsv(groups);
    }
    context.out().flush();
    if (context.out().checkError()) {
      throw new UsageException("the sums could not be written to standard output");
    }
    return ExitCodes.VERIFIED;
  }

  private List<UsageRecord> records(ArtifactStore opened) {
    LocalDate last = to == null ? context.time().now().atOffset(ZoneOffset.UTC).toLocalDate() : to;
    LocalDate first = from == null ? last.minusDays(DAYS - 1L) : from;
    if (first.isAfter(last) || ChronoUnit.DAYS.between(first, last) > MOST_DAYS) {
      throw new UsageException(
          "--from %s must be before --to %s, by ten years at most".formatted(first, last));
    }
    UsageRecords records = new UsageRecords(opened);
    return first
        .datesUntil(last.plusDays(1))
        .flatMap(day -> records.under(ArtifactKeys.usageOf(day.toString())).stream())
        .filter(record -> key == null || key.equals(Grouping.asker(record)))
        .toList();
  }

  /** In the order of their names, days and numbers included. */
  private List<UsageGroup> groups(List<UsageRecord> records) {
    Map<String, UsageGroup> groups = new TreeMap<>();
    records.stream()
        .collect(Collectors.groupingBy(by::of))
        .forEach(
            (group, members) ->
                groups.put(
                    "%10s %s".formatted(group.getFirst(), group.getLast()),
                    new UsageGroup(group, members)));
    return List.copyOf(groups.values());
  }

  private Map<String, Object> line(UsageGroup group) {
    Map<String, Object> line = new LinkedHashMap<>();
    for (int part = 0; part < group.group().size(); part++) {
      line.put(by.names().get(part), group.group().get(part));
    }
    group.sums().forEach(line::putIfAbsent);
    return line;
  }

  private void printTable(List<UsageGroup> groups) {
    if (groups.isEmpty()) {
      context.err().println("no run was metered in these days");
      return;
    }
    List<List<String>> lines = new ArrayList<>();
    lines.add(
        line(groups.getFirst()).keySet().stream().map(name -> name.replace('_', ' ')).toList());
    groups.forEach(
        group -> lines.add(line(group).values().stream().map(UsageCommand::text).toList()));
    TextColumns.print(context.out(), lines);
  }

  private void printCsv(List<UsageGroup> groups) throws IOException {
    CSVPrinter printer = new CSVPrinter(context.out(), CSV);
    printer.printRecord(line(new UsageGroup(List.of("", ""), List.of())).keySet());
    for (UsageGroup group : groups) {
      printer.printRecord(line(group).values().stream().map(UsageCommand::plain).toList());
    }
    printer.flush();
  }

  private static String plain(Object value) {
    return value instanceof BigDecimal number ? number.toPlainString() : String.valueOf(value);
  }

  private static String text(Object value) {
    return switch (value) {
      case Integer number -> String.format(Locale.ROOT, "%,d", number);
      case Long number -> String.format(Locale.ROOT, "%,d", number);
      default -> plain(value);
    };
  }
}
