package dev.assay.catalog.ddl;

import dev.assay.catalog.schema.DeclaredTable.DeclaredColumn;
import dev.assay.catalog.schema.DeclaredTable.Reference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.UnaryOperator;
import net.sf.jsqlparser.statement.create.table.ColDataType;
import net.sf.jsqlparser.statement.create.table.ColumnDefinition;
import org.jspecify.annotations.Nullable;

/** Columns as the parser gives them: a type, and a list of words for all the rest. */
final class DdlColumns {

  /** Words that belong to the type, although the parser puts them behind it. */
  private static final List<String> OF_TYPE =
      List.of("UNSIGNED", "ZEROFILL", "VARYING", "PRECISION");

  private final DdlNames names;

  DdlColumns(DdlNames names) {
    this.names = names;
  }

  /** A column, whether it is the primary key, and what it refers to. */
  record Read(DeclaredColumn column, boolean isKey, @Nullable Reference reference) {}

  Read read(ColumnDefinition definition, UnaryOperator<String> types) {
    List<String> words = Objects.requireNonNullElse(definition.getColumnSpecs(), List.<String>of());
    String name = names.kept(definition.getColumnName());
    int primary = find(words, 0, "PRIMARY", "KEY");
    boolean nullable = find(words, 0, "NOT", "NULL") < 0 && primary < 0;
    boolean generated = find(words, 0, "AS") >= 0 && find(words, 0, "AS", "IDENTITY") < 0;
    return new Read(
        new DeclaredColumn(
            new dev.assay.sql.ColumnDefinition(
                name, types.apply(type(definition.getColDataType(), words)), nullable),
            generated,
            comment(words)),
        primary >= 0,
        reference(name, words));
  }

  /** Text in quotes as the text it is. */
  static String unquoted(String literal) {
    String text = literal.strip();
    return text.length() >= 2 && text.startsWith("'") && text.endsWith("'")
        ? text.substring(1, text.length() - 1).replace("''", "'").replace("\\'", "'")
        : text;
  }

  private static String type(@Nullable ColDataType type, List<String> words) {
    if (type == null) {
      return "";
    }
    String written = type.toString().strip().replaceAll("\\s+\\(", "(");
    // SQL Server's exports write [int]; an array has nothing in its brackets, or a number
    StringBuilder text = new StringBuilder(written.replaceAll("\\[([A-Za-z_]\\w*)]", "$1"));
    for (String word : words) {
      if (!OF_TYPE.contains(word.toUpperCase(Locale.ROOT))) {
        break;
      }
      text.append(' ').append(word);
    }
    return text.toString();
  }

  private static String comment(List<String> words) {
    int at = find(words, 0, "COMMENT");
    return at >= 0 && at + 1 < words.size() ? unquoted(words.get(at + 1)) : "";
  }

  private @Nullable Reference reference(String column, List<String> words) {
    int at = find(words, 0, "REFERENCES");
    if (at < 0 || at + 1 >= words.size()) {
      return null;
    }
    StringBuilder rest = new StringBuilder();
    words.subList(at + 1, words.size()).forEach(word -> rest.append(word).append(' '));
    String text = rest.toString();
    int open = text.indexOf('(');
    int close = text.indexOf(')', open + 1);
    String first = words.get(at + 1);
    int inFirst = first.indexOf('(');
    String target = inFirst < 0 ? first : first.substring(0, inFirst);
    // what stands in parentheses later belongs to something else
    boolean direct = open >= 0 && close > open && text.substring(0, open).strip().equals(target);
    List<String> columns = new ArrayList<>();
    if (direct) {
      Arrays.stream(text.substring(open + 1, close).split(","))
          .map(names::kept)
          .forEach(columns::add);
    }
    DdlName table = DdlName.of(names.kept(List.of(target.split("\\."))));
    return new Reference(List.of(column), table.schema(), table.table(), columns);
  }

  /** Where the words stand one after the other; -1 where they do not. */
  private static int find(List<String> words, int from, String... wanted) {
    for (int index = from; index + wanted.length <= words.size(); index++) {
      boolean all = true;
      for (int offset = 0; offset < wanted.length; offset++) {
        all &= words.get(index + offset).equalsIgnoreCase(wanted[offset]);
      }
      if (all) {
        return index;
      }
    }
    return -1;
  }
}
