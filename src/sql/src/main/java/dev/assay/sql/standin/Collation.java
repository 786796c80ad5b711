package dev.assay.sql.standin;

import java.text.Normalizer;
import java.util.Locale;
import org.h2.value.CompareMode;

/**
 * How texts compare by the default collations of MySQL and MariaDB: letters without their case and
 * accents, and texts without the spaces at their end.
 */
final class Collation extends CompareMode {

  Collation() {
    super("ASSAY_MYSQL", 0);
  }

  @Override
  public int compareString(String one, String other, boolean ignoreCase) {
    return one.equals(other) ? 0 : folded(one).compareTo(folded(other));
  }

  @Override
  public boolean equalsChars(String one, int at, String other, int otherAt, boolean ignoreCase) {
    char first = one.charAt(at);
    char second = other.charAt(otherAt);
    return first == second
        || (first != ' '
            && second != ' '
            && folded(String.valueOf(first)).equals(folded(String.valueOf(second))));
  }

  static String folded(String text) {
    String upper = text.stripTrailing().toUpperCase(Locale.ROOT);
    for (int index = 0; index < upper.length(); index++) {
      if (upper.charAt(index) > '\u007f') {
        return Normalizer.normalize(upper, Normalizer.Form.NFD).replaceAll("\\p{Mn}+", "");
      }
    }
    return upper;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Collation;
  }

  @Override
  public int hashCode() {
    return Collation.class.hashCode();
  }
}
