package dev.assay.evaluation.files;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.assay.evaluation.EvaluationException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A file of predictions, or of gold SQL, in the shapes that people have them: BIRD's JSON object
 * from place or id to SQL, separator and database; a list of such texts, or of objects; objects one
 * a line; lines of SQL, TAB, database.
 */
final class BirdPredictions {

  /**
   * One entry.
   *
   * @param sql null when the entry holds no text
   * @param database empty where none is named
   * @param line where it stands, from 1
   * @param named whether it has a key of its own, and may share its line
   */
  record Entry(@Nullable String sql, String database, int line, boolean named) {

    /** Where it stands, for messages. */
    String place(Path file, String key) {
      return "%s line %d%s".formatted(file, line, named ? ", entry \"" + key + "\"," : "");
    }
  }

  private static final JsonFactory JSON = new JsonFactory();
  private static final Set<String> SQL =
      Set.of("sql", "predicted_sql", "pred_sql", "prediction", "pred", "query", "predicted_query");

  private final Path file;
  private final Map<String, Entry> entries = new LinkedHashMap<>();
  private int places;
  private int linesBefore;

  private BirdPredictions(Path file) {
    this.file = file;
  }

  /**
   * The entries by their key, which is a place or an id.
   *
   * @param notes is told of lines that are no JSON among those that are
   */
  static Map<String, Entry> read(Path file, Consumer<String> notes) {
    BirdPredictions predictions = new BirdPredictions(file);
    String text = TextFiles.read(file);
    String begin = text.strip();
    if (isObjectALine(begin)) {
      predictions.objects(text.lines().toList(), notes);
    } else if (begin.startsWith("{") || begin.startsWith("[")) {
      predictions.json(text);
    } else {
      predictions.lines();
    }
    return predictions.entries;
  }

  private void lines() {
    List<SqlLine> lines = SqlLine.of(TextFiles.lines(file), after -> !after.contains(" "));
    for (SqlLine line : lines) {
      boolean end = line.sql().isEmpty() && line.number() == lines.size();
      if (!end) {
        String database = line.database() == null ? "" : line.database();
        put(
            String.valueOf(line.number() - 1),
            new Entry(line.sql(), database, line.number(), false));
      }
    }
  }

  private static boolean isObjectALine(String text) {
    int end = text.indexOf('\n');
    return end > 0 && text.startsWith("{") && text.substring(0, end).strip().endsWith("}");
  }

  private void objects(List<String> lines, Consumer<String> notes) {
    for (String line : lines) {
      try {
        if (!line.isBlank()) {
          json(line);
        }
      } catch (EvaluationException broken) {
        notes.accept(
            "%s line %d cannot be read, and is passed over".formatted(file, linesBefore + 1));
        places++;
      }
      linesBefore++;
    }
  }

  private void json(String text) {
    try (JsonParser parser = JSON.createParser(text)) {
      boolean list = parser.nextToken() == JsonToken.START_ARRAY;
      if (list) {
        parser.nextToken();
      }
      while (parser.currentToken() != null && parser.currentToken() != JsonToken.END_ARRAY) {
        if (parser.currentToken() == JsonToken.START_OBJECT) {
          object(parser);
        } else {
          put(String.valueOf(places), entry(parser));
        }
        places++;
        parser.nextToken();
      }
    } catch (JacksonException broken) {
      throw QuestionFile.broken(file, broken);
    } catch (IOException unreadable) {
      throw new EvaluationException(
          "%s cannot be read: %s".formatted(file, unreadable), unreadable);
    }
  }

  /** Either all predictions by their keys, or one with its id, database and SQL in fields. */
  private void object(JsonParser parser) throws IOException {
    int line = linesBefore + parser.currentTokenLocation().getLineNr();
    Map<String, Entry> fields = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      parser.nextToken();
      if (fields.put(name, entry(parser)) != null) {
        throw new EvaluationException("%s has two predictions \"%s\"".formatted(file, name));
      }
    }
    Entry sql = null;
    for (Map.Entry<String, Entry> field : fields.entrySet()) {
      sql = SQL.contains(field.getKey().toLowerCase(Locale.ROOT)) ? field.getValue() : sql;
    }
    if (sql == null) {
      fields.forEach(this::put);
      return;
    }
    String id = text(fields, "question_id", String.valueOf(places));
    String database = text(fields, "db_id", sql.database());
    put(id, new Entry(sql.sql(), database, line, true));
  }

  private static String text(Map<String, Entry> fields, String name, String other) {
    Entry field = fields.get(name);
    return field == null || field.sql() == null ? other : field.sql();
  }

  private void put(String key, Entry entry) {
    if (entries.put(key, entry) != null) {
      throw new EvaluationException("%s has two predictions \"%s\"".formatted(file, key));
    }
  }

  private Entry entry(JsonParser parser) throws IOException {
    int line = linesBefore + parser.currentTokenLocation().getLineNr();
    boolean id = parser.currentToken() == JsonToken.VALUE_NUMBER_INT && isId(parser);
    if (parser.currentToken() != JsonToken.VALUE_STRING) {
      String number = id ? parser.getText() : null;
      parser.skipChildren();
      return new Entry(number, "", line, true);
    }
    String text = parser.getText();
    int separator = text.lastIndexOf(BirdFiles.SEPARATOR);
    return separator < 0
        ? new Entry(text, "", line, true)
        : new Entry(
            text.substring(0, separator),
            text.substring(separator + BirdFiles.SEPARATOR.length()).strip(),
            line,
            true);
  }

  private static boolean isId(JsonParser parser) throws IOException {
    return "question_id".equals(parser.currentName());
  }
}
