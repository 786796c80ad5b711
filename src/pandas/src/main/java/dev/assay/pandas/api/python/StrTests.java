package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.LetterCase;
import dev.assay.pandas.value.Text;
import java.util.function.IntPredicate;

/** The methods of {@code str} that ask what characters it has. */
final class StrTests {

  private StrTests() {}

  static PyType.Builder<String> add(PyType.Builder<String> table) {
    return table
        .method("isalpha", "", (self, _) -> all(self, Character::isLetter))
        .method("isdigit", "", (self, _) -> all(self, StrTests::isDigit))
        .method("isdecimal", "", (self, _) -> all(self, Character::isDigit))
        .method("isnumeric", "", (self, _) -> all(self, StrTests::isNumeric))
        .method("isalnum", "", (self, _) -> all(self, StrTests::isAlphanumeric))
        .method("isspace", "", (self, _) -> all(self, Whitespace::is))
        .method("isascii", "", (self, _) -> self.codePoints().allMatch(point -> point < 0x80))
        .method("isprintable", "", (self, _) -> self.codePoints().allMatch(StrTests::isPrintable))
        .method("isidentifier", "", (self, _) -> isIdentifier(self))
        .method("islower", "", (self, _) -> isCase(self, Character::isLowerCase))
        .method("isupper", "", (self, _) -> isCase(self, Character::isUpperCase))
        .method("istitle", "", (self, _) -> isTitle(self));
  }

  private static boolean all(String text, IntPredicate test) {
    return !text.isEmpty() && text.codePoints().allMatch(test);
  }

  /** Decimal digits, and superscripts and the like, which Python counts as digits too. */
  private static boolean isDigit(int point) {
    return Character.isDigit(point)
        || point == 0xB2
        || point == 0xB3
        || point == 0xB9
        || (point >= 0x2070 && point <= 0x2089 && point != 0x2071 && point != 0x2072)
        || (point >= 0x2460 && point <= 0x2468);
  }

  private static boolean isNumeric(int point) {
    int type = Character.getType(point);
    return isDigit(point) || type == Character.OTHER_NUMBER || type == Character.LETTER_NUMBER;
  }

  private static boolean isAlphanumeric(int point) {
    return Character.isLetter(point) || isNumeric(point);
  }

  private static boolean isPrintable(int point) {
    String text = Character.toString(point);
    return Text.quoted(text).length() <= text.length() + 2 || point == '\\' || point == '\'';
  }

  private static boolean isIdentifier(String text) {
    return !text.isEmpty()
        && (Character.isUnicodeIdentifierStart(text.codePointAt(0)) || text.charAt(0) == '_')
        && text.codePoints()
            .allMatch(
                point ->
                    Character.isUnicodeIdentifierPart(point)
                        && !Character.isIdentifierIgnorable(point));
  }

  private static boolean isCase(String text, IntPredicate wanted) {
    return text.codePoints().anyMatch(LetterCase::isCased)
        && text.codePoints().filter(LetterCase::isCased).allMatch(wanted);
  }

  private static boolean isTitle(String text) {
    boolean within = false;
    boolean any = false;
    for (int point : text.codePoints().toArray()) {
      boolean cased = LetterCase.isCased(point);
      if (cased && Character.isLowerCase(point) != within) {
        return false;
      }
      any = any || cased;
      within = cased;
    }
    return any;
  }
}
