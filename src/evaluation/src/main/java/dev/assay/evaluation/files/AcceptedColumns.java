package dev.assay.evaluation.files;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The queries that one text of sql-eval stands for: several are parted by semicolons, and of
 * columns in braces, {@code SELECT {a, b} FROM t GROUP BY {}}, any choice will do.
 */
final class AcceptedColumns {

  private static final Pattern BRACES = Pattern.compile("\\{([^{}]+)}");
  private static final Pattern ALIAS = Pattern.compile("(?i)\\s+as\\s+\\S+$");

  /** More columns than that have more choices than anybody means. */
  private static final int MOST_COLUMNS = 6;

  private AcceptedColumns() {}

  /** The queries, those with the most columns first. */
  static List<String> queries(String text) {
    List<String> queries = new ArrayList<>();
    for (String query : parted(text, ';')) {
      Matcher braces = BRACES.matcher(query);
      if (!query.isBlank() && braces.find()) {
        chosen(parted(braces.group(1), ','))
            .forEach(each -> queries.add(with(query, braces, each)));
      } else if (!query.isBlank()) {
        queries.add(query.strip());
      }
    }
    return List.copyOf(queries);
  }

  private static String with(String query, Matcher braces, List<String> columns) {
    String grouped =
        String.join(
            ", ", columns.stream().map(each -> ALIAS.matcher(each).replaceFirst("")).toList());
    String chosen =
        query.substring(0, braces.start())
            + String.join(", ", columns)
            + query.substring(braces.end());
    return chosen.replace("{}", grouped).strip();
  }

  /** Every choice of at least one, all of them first. */
  private static List<List<String>> chosen(List<String> all) {
    List<String> columns = all.stream().map(String::strip).toList();
    if (columns.size() > MOST_COLUMNS) {
      return List.of(columns);
    }
    List<List<String>> choices = new ArrayList<>();
    for (int choice = (1 << columns.size()) - 1; choice > 0; choice--) {
      List<String> chosen = new ArrayList<>();
      for (int at = 0; at < columns.size(); at++) {
        if ((choice >> at & 1) == 1) {
          chosen.add(columns.get(at));
        }
      }
      choices.add(chosen);
    }
    choices.sort((one, other) -> other.size() - one.size());
    return choices;
  }

  /** Parted outside of parentheses and quotes. */
  private static List<String> parted(String text, char separator) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    char quote = 0;
    int begin = 0;
    for (int at = 0; at < text.length(); at++) {
      char letter = text.charAt(at);
      if (quote != 0) {
        quote = letter == quote ? 0 : quote;
      } else if (letter == '\'' || letter == '"') {
        quote = letter;
      } else if (letter == '(') {
        depth++;
      } else if (letter == ')') {
        depth--;
      } else if (letter == separator && depth <= 0) {
        parts.add(text.substring(begin, at));
        begin = at + 1;
      }
    }
    parts.add(text.substring(begin));
    return parts;
  }
}
