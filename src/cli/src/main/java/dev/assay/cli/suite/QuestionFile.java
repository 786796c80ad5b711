package dev.assay.cli.suite;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.TablePlace;
import dev.assay.sql.UniqueKey;
import dev.assay.table.ValueType;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What {@code question.yaml} says of a question: all but the query and the rows.
 *
 * @param asOf the moment that "now" means; null where it does not matter
 * @param ordered whether the order of the rows counts
 * @param sortedBy the columns of the expected rows that these are sorted by, where known
 * @param run the run that it is from; null when it was written by hand
 * @param status how that run ended, or {@code confirmed} by a person
 * @param tables the tables that the query needs
 * @param expected the columns of the expected rows; null lets them be told by their values
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record QuestionFile(
    String question,
    @Nullable String evidence,
    String database,
    String dialect,
    @JsonProperty("as_of") @Nullable String asOf,
    boolean ordered,
    @JsonProperty("sorted_by") List<String> sortedBy,
    @Nullable String run,
    @Nullable String status,
    List<TableFile> tables,
    @Nullable List<ValuesOf> expected) {

  QuestionFile {
    require("question", question);
    require("database", database);
    require("dialect", dialect);
    if (tables == null) {
      throw new IllegalArgumentException("'tables' is missing");
    }
    question = wellFormed(question);
    evidence = evidence == null ? null : wellFormed(evidence);
    sortedBy = Objects.requireNonNullElse(sortedBy, List.of());
  }

  /** Half of a pair would take the character behind it along when YAML is written. */
  private static String wellFormed(String text) {
    return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
  }

  private static void require(String name, @Nullable String value) {
    if (value == null || value.isBlank()) {
      throw new IllegalArgumentException("'%s' is missing or empty".formatted(name));
    }
  }

  /**
   * A table as the database declares it, and where its rows are.
   *
   * @param rows the file in the folder of the question; null where there are none
   * @param place the schema that it is in; null where none is known
   */
  @JsonInclude(JsonInclude.Include.NON_EMPTY)
  record TableFile(
      String name,
      @Nullable String rows,
      List<ColumnFile> columns,
      @JsonProperty("primary_key") List<String> primaryKey,
      @JsonProperty("foreign_keys") List<KeyFile> foreignKeys,
      @Nullable TablePlace place,
      @JsonProperty("unique_keys") List<UniqueFile> uniqueKeys) {

    TableFile {
      require("name", name);
      if (columns == null || columns.isEmpty()) {
        throw new IllegalArgumentException("the table '%s' has no 'columns'".formatted(name));
      }
      primaryKey = Objects.requireNonNullElse(primaryKey, List.of());
      foreignKeys = Objects.requireNonNullElse(foreignKeys, List.of());
      uniqueKeys = Objects.requireNonNullElse(uniqueKeys, List.of());
    }

    static TableFile of(TableDefinition table, @Nullable String rows, List<ValueType> values) {
      return new TableFile(
          table.name(),
          rows,
          IntStream.range(0, table.columns().size())
              .mapToObj(at -> ColumnFile.of(table.columns().get(at), values.get(at)))
              .toList(),
          table.primaryKey(),
          table.foreignKeys().stream().map(KeyFile::of).toList(),
          table.place(),
          table.uniqueKeys().stream().map(UniqueFile::of).toList());
    }

    TableDefinition definition() {
      return new TableDefinition(
          name,
          columns.stream().map(ColumnFile::definition).toList(),
          primaryKey,
          foreignKeys.stream().map(KeyFile::key).toList(),
          place,
          uniqueKeys.stream().map(UniqueFile::key).toList());
    }
  }

  /**
   * Columns that no two rows have the same values in.
   *
   * @param nullsEqual whether a NULL is as good as another
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record UniqueFile(
      List<String> columns, @JsonProperty("nulls_equal") @Nullable Boolean nullsEqual) {

    UniqueFile {
      if (columns == null || columns.isEmpty()) {
        throw new IllegalArgumentException("a unique key has no 'columns'");
      }
    }

    static UniqueFile of(UniqueKey key) {
      return new UniqueFile(key.columns(), key.nullsEqual() ? true : null);
    }

    UniqueKey key() {
      return new UniqueKey(columns, Boolean.TRUE.equals(nullsEqual));
    }
  }

  /**
   * A column.
   *
   * @param type as the database declares it; empty where it declares none
   * @param values what its cells are where they are not text or numbers, which the database
   *     converts
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record ColumnFile(
      String name, @Nullable String type, @Nullable Boolean nullable, @Nullable ValueType values) {

    ColumnFile {
      require("name", name);
    }

    static ColumnFile of(ColumnDefinition column, ValueType values) {
      return new ColumnFile(
          column.name(),
          column.declaredType(),
          column.nullable() ? null : false,
          values == ValueType.TEXT || values == ValueType.ANY ? null : values);
    }

    ColumnDefinition definition() {
      return new ColumnDefinition(
          name, Objects.requireNonNullElse(type, ""), Objects.requireNonNullElse(nullable, true));
    }
  }

  /** A foreign key. */
  record KeyFile(List<String> columns, String table, List<String> references) {

    static KeyFile of(ForeignKey key) {
      return new KeyFile(key.columns(), key.referencedTable(), key.referencedColumns());
    }

    ForeignKey key() {
      return new ForeignKey(columns, table, references);
    }
  }

  /** A column of the expected rows, and what its cells are. */
  record ValuesOf(String name, ValueType values) {}
}
