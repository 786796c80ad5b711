package dev.assay.workflow.linking;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.assay.catalog.linking.ColumnRef;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What of the database has to do with a question (TS-SQL 3.1.1).
 *
 * @param scope how the columns were chosen
 * @param keywords the question's keywords, with what was found for each
 * @param columns the columns that the question may need, each once
 * @param problems why something could not be done as it should; empty when all went well
 * @param lacks what the database lacks, by a model that says that it cannot answer the question
 * @param millis how long it took, models included
 */
public record Linking(
    Scope scope,
    List<Keyword> keywords,
    List<ColumnRef> columns,
    List<String> problems,
    @Nullable String lacks,
    Instant startedAt,
    long millis) {

  public Linking {
    keywords = List.copyOf(keywords);
    columns = List.copyOf(columns);
    problems = List.copyOf(problems);
  }

  /** How columns were chosen. */
  public enum Scope {
    /** They were not: the catalog is shown whole, since it is small or the user wants it so. */
    WHOLE,
    /** By a model. */
    MODEL,
    /** By their names, since no model could be asked. */
    LEXICAL;

    /** The name in artifacts and outcomes. */
    @JsonValue
    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * A keyword of the question.
   *
   * @param columns what a model chose for it
   * @param values values of the database that are like it, the best first; at most five
   * @param description the description that is nearest to it; null when nothing is described
   */
  public record Keyword(
      String text, List<ColumnRef> columns, List<Value> values, @Nullable Described description) {

    public Keyword {
      columns = List.copyOf(columns);
      values = List.copyOf(values);
    }
  }

  /**
   * A value of the database.
   *
   * @param distance normalised Levenshtein distance from the keyword, 0 to 0.3
   * @param similarity dot product of both embeddings; null without embeddings
   * @param places columns that hold it
   */
  public record Value(
      String text, double distance, @Nullable Double similarity, List<ColumnRef> places) {

    public Value {
      places = List.copyOf(places);
    }
  }

  /**
   * A column whose description was chosen.
   *
   * @param distance Euclidean distance of both embeddings; null without embeddings
   */
  public record Described(ColumnRef column, @Nullable Double distance) {}

  /** How many different values were found. */
  public int valueCount() {
    return Math.toIntExact(
        keywords.stream()
            .flatMap(keyword -> keyword.values().stream())
            .map(Value::text)
            .distinct()
            .count());
  }
}
