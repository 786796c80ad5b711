package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.LetterCase;
import dev.assay.pandas.value.TextBuilder;
import java.util.Locale;

/** The methods of {@code str} that change case. */
final class StrCase {

  private StrCase() {}

  static PyType.Builder<String> add(PyType.Builder<String> table) {
    return table
        .method("lower", "", (self, _) -> LetterCase.lower(self))
        .method("upper", "", (self, _) -> LetterCase.upper(self))
        .method("casefold", "", (self, _) -> casefold(self))
        .method("capitalize", "", (self, _) -> capitalize(self))
        .method("title", "", (self, _) -> title(self))
        .method("swapcase", "", (self, _) -> swapCase(self));
  }

  private static String casefold(String text) {
    return LetterCase.lower(LetterCase.upper(text.replace("ß", "ss")));
  }

  private static String capitalize(String text) {
    if (text.isEmpty()) {
      return text;
    }
    int first = text.offsetByCodePoints(0, 1);
    String start = titled(text.codePointAt(0));
    return start + LetterCase.lower(text.substring(first));
  }

  /** A letter that has no capital of its own is two or three: the German sharp s, a ligature. */
  private static String titled(int point) {
    int title = Character.toTitleCase(point);
    String upper = Character.toString(point).toUpperCase(Locale.ROOT);
    boolean several = title == point && upper.codePointCount(0, upper.length()) > 1;
    int first = several ? upper.offsetByCodePoints(0, 1) : 0;
    return several
        ? upper.substring(0, first) + upper.substring(first).toLowerCase(Locale.ROOT)
        : Character.toString(title);
  }

  private static String title(String text) {
    TextBuilder out = new TextBuilder(text.length());
    boolean within = false;
    for (int point : text.codePoints().toArray()) {
      boolean cased = LetterCase.isCased(point);
      if (cased && !within) {
        out.append(titled(point));
      } else {
        out.appendCodePoint(within ? Character.toLowerCase(point) : point);
      }
      within = cased;
    }
    return out.toString();
  }

  private static String swapCase(String text) {
    TextBuilder out = new TextBuilder(text.length());
    text.codePoints()
        .forEach(
            point -> {
              String one = Character.toString(point);
              out.append(
                  Character.isUpperCase(point)
                      ? one.toLowerCase(Locale.ROOT)
                      : one.toUpperCase(Locale.ROOT));
            });
    return out.toString();
  }
}
