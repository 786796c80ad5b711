package dev.assay.catalog.glossary;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.assay.catalog.linking.Words;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A word of those who ask, or a metric, and what it means in one database.
 *
 * @param name as it is said, such as {@code active customer} or {@code net_revenue}
 * @param synonyms other words for it
 * @param meaning in words; empty where the SQL says all
 * @param sql an expression or condition that computes it; empty where there is none
 * @param tables what it is computed from; may be empty
 * @param source where it is from, such as {@code glossary} or {@code dbt}
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record Term(
    String name,
    List<String> synonyms,
    String meaning,
    String sql,
    List<String> tables,
    String source) {

  private static final int LONGEST_NAME = 100;
  static final int LONGEST_SQL = 1_000;

  public Term {
    synonyms = List.copyOf(Objects.requireNonNullElse(synonyms, List.of()));
    meaning = Objects.requireNonNullElse(meaning, "");
    sql = Objects.requireNonNullElse(sql, "");
    tables = List.copyOf(Objects.requireNonNullElse(tables, List.of()));
    for (String each : Stream.concat(Stream.of(name), synonyms.stream()).toList()) {
      if (each.length() > LONGEST_NAME || Words.of(each).isEmpty()) {
        throw new IllegalArgumentException(
            "a term's name has words, and at most %d characters: '%s'"
                .formatted(LONGEST_NAME, each.substring(0, Math.min(each.length(), LONGEST_NAME))));
      }
    }
    if (sql.length() > LONGEST_SQL) {
      throw new IllegalArgumentException(
          "the SQL of the term '%s' has more than %,d characters: give the columns it needs, or a view"
              .formatted(name, LONGEST_SQL));
    }
    if (meaning.isBlank() && sql.isBlank()) {
      throw new IllegalArgumentException(
          "the term '%s' has neither 'meaning' nor 'sql'".formatted(name));
    }
  }

  /** What the word means, on one line, as evidence of a question. */
  public String evidence() {
    return Stream.of(
            meaning,
            sql.isEmpty() ? "" : "in SQL: " + sql,
            tables.isEmpty() ? "" : "tables: " + String.join(", ", tables))
        .filter(part -> !part.isBlank())
        .collect(Collectors.joining("; ", "%s (%s): ".formatted(name, source), ""))
        .replaceAll("\\s+", " ")
        .strip();
  }
}
