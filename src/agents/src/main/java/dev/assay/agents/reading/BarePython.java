package dev.assay.agents.reading;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A program that stands in prose, in no block: from the first line that looks like one to the last,
 * when it computes {@code result}.
 */
final class BarePython {

  private static final Pattern CODE =
      Pattern.compile(
          "(?:#(?!#)|@|import\\s+\\w|from\\s+\\w+\\s+import\\s|def\\s+\\w+\\(|(?:for|while|if|elif"
              + "|with|try|except|else)\\b.*:\\s*(?:#.*)?$|[A-Za-z_][\\w.]*\\s*(?:\\[.*\\]\\s*)?"
              + "(?:,\\s*\\w+\\s*)*(?:[-+*/|&]?=(?!=))|[A-Za-z_][\\w.]*\\().*");
  private static final Pattern RESULT = Pattern.compile("(?m)^result\\s*(?:\\[.*\\]\\s*)?=(?!=)");

  private static final Pattern SET_IN = Pattern.compile("(?m)^(?: {4}|\t)");

  private BarePython() {}

  /** The program; in a paragraph that is set in, where no other is found. */
  static Optional<String> in(String prose) {
    return from(prose).or(() -> from(SET_IN.matcher(prose).replaceAll("")));
  }

  private static Optional<String> from(String prose) {
    List<String> lines = prose.lines().toList();
    int first = 0;
    while (first < lines.size() && !CODE.matcher(lines.get(first)).matches()) {
      first++;
    }
    int end = first;
    int open = 0;
    for (int at = first; at < lines.size(); at++) {
      String line = lines.get(at);
      if (open <= 0 && !belongs(line)) {
        break;
      }
      open += opened(line);
      end = line.isBlank() ? end : at + 1;
    }
    String program = String.join("\n", lines.subList(first, end));
    return RESULT.matcher(program).find() ? Optional.of(program) : Optional.empty();
  }

  static boolean looksLike(String text) {
    return RESULT.matcher(text).find();
  }

  private static boolean belongs(String line) {
    return line.isBlank()
        || Character.isWhitespace(line.charAt(0))
        || ")]}".indexOf(line.charAt(0)) >= 0
        || CODE.matcher(line).matches();
  }

  private static int opened(String line) {
    int open = 0;
    for (int at = 0; at < line.length(); at++) {
      char c = line.charAt(at);
      open += "([{".indexOf(c) >= 0 ? 1 : ")]}".indexOf(c) >= 0 ? -1 : 0;
    }
    return open;
  }
}
