package dev.assay.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import dev.assay.table.Table;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Small tables, and outcomes looked into. */
final class SqlFixtures {

  /** For what is not about time: a slow machine shall not fail a test for it. */
  static final SqlLimits UNHURRIED = SqlLimits.DEFAULT.withTime(Duration.ofMinutes(1));

  private SqlFixtures() {}

  /** A definition from columns written as "name TYPE". */
  static TableDefinition table(String name, String... columns) {
    List<ColumnDefinition> definitions =
        Arrays.stream(columns)
            .map(
                column -> {
                  String[] parts = column.split(" ", 2);
                  return new ColumnDefinition(parts[0], parts.length > 1 ? parts[1] : "", true);
                })
            .toList();
    return new TableDefinition(name, definitions, List.of(), List.of());
  }

  static List<@Nullable Object> row(@Nullable Object... values) {
    return Arrays.asList(values);
  }

  @SafeVarargs
  static TestTable filled(TableDefinition definition, List<@Nullable Object>... rows) {
    List<String> names = definition.columns().stream().map(ColumnDefinition::name).toList();
    return new TestTable(definition, Table.ofValues(names, List.of(rows)));
  }

  static TestTable singers() {
    return filled(
        table("singer", "id INTEGER", "name TEXT", "age INTEGER"),
        row(1, "Ann", 30),
        row(2, "Bob", 25),
        row(3, "Cy", null));
  }

  static Table resultOf(SqlOutcome outcome) {
    return executed(outcome).result();
  }

  static SqlOutcome.Executed executed(SqlOutcome outcome) {
    return assertThat(outcome).asInstanceOf(type(SqlOutcome.Executed.class)).actual();
  }

  static SqlFailure failureOf(SqlOutcome outcome) {
    return assertThat(outcome).asInstanceOf(type(SqlOutcome.Failed.class)).actual().failure();
  }
}
