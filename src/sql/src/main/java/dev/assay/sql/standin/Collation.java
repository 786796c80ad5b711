package dev.assay.sql.standin;

import java.text.Normalizer;
import java.util.Locale;
import org.h2.value.CompareMode;

/**
 * How texts compare by the default collations of MySQL and MariaDB: letters without their case and
 * accents, and texts without the spaces at their end. In SQL Server, accents count.
 */
final class Collation extends CompareMode {

  private final boolean accents;

  Collation(boolean accents) {
    super(accents ? "ASSAY_MSSQL" : "ASSAY_MYSQL", 0);
    this.accents = accents;
  }

  @Override
  public int compareString(String one, String other, boolean ignoreCase) {
    return one.equals(other) ? 0 : letters(one).compareTo(letters(other));
  }

  @Override
  public boolean equalsChars(String one, int at, String other, int otherAt, boolean ignoreCase) {
    char first = one.charAt(at);
    char second = other.charAt(otherAt);
    return first == second
        || (first != ' '
            && second != ' '
            && letters(String.valueOf(first)).equals(letters(String.valueOf(second))));
  }

  private String letters(String text) {
    return accents ? text.stripTrailing().toUpperCase(Locale.ROOT) : folded(text);
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
    return other instanceof Collation collation && collation.accents == accents;
  }

  @Override
  public int hashCode() {
    return Boolean.hashCode(accents);
  }
}
