package dev.assay.cli.usage;

import dev.assay.workflow.reporting.UsageRecord;
import java.time.ZoneOffset;
import java.util.List;
import java.util.function.Function;

/** By what records are added up; each has its counterpart among the queries of infra/usage. */
enum Grouping {
  /** What each key's runs took, by day. */
  key("day", "key", record -> List.of(day(record), asker(record))),
  /** How runs ended, by day and database. */
  database("day", "database", record -> List.of(day(record), record.database())),
  /** How many revisions runs needed, by how they ended. */
  revisions(
      "revisions",
      "status",
      record -> List.of("%d".formatted(record.revisions()), record.status().label()));

  private static final String NOBODY = "batches";

  private final List<String> names;
  private final Function<UsageRecord, List<String>> group;

  Grouping(String first, String second, Function<UsageRecord, List<String>> group) {
    this.names = List.of(first, second);
    this.group = group;
  }

  /** What its two parts are called. */
  List<String> names() {
    return names;
  }

  /** The group that a record is in. */
  List<String> of(UsageRecord record) {
    return group.apply(record);
  }

  /** The key that asked; runs of batches and of this machine belong to none. */
  static String asker(UsageRecord record) {
    return record.askedBy() == null ? NOBODY : record.askedBy();
  }

  private static String day(UsageRecord record) {
    return record.askedAt().atOffset(ZoneOffset.UTC).toLocalDate().toString();
  }
}
