package dev.assay.sql;

import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A column as its database declares it; the declared type is empty where none is declared. That of
 * an enumerated type with a name has its labels behind the name: {@code mood enum('sad', 'glad')}.
 */
public record ColumnDefinition(String name, String declaredType, boolean nullable) {

  private static final Pattern ENUMERATED = Pattern.compile("(?s)(.+) enum\\('.*'\\)((?:\\[\\])*)");

  public ColumnDefinition {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(declaredType, "declaredType");
  }

  /** The declared type as a statement of the database names it, without labels. */
  public String typeName() {
    Matcher enumerated = ENUMERATED.matcher(declaredType);
    return enumerated.matches() ? enumerated.group(1) + enumerated.group(2) : declaredType;
  }

  /** The same column of an enumerated type that has these labels, which are written as texts. */
  public ColumnDefinition withLabels(String labels) {
    String element = declaredType.replace("[]", "");
    String dimensions = declaredType.substring(element.length());
    return new ColumnDefinition(
        name, "%s enum(%s)%s".formatted(element, labels, dimensions), nullable);
  }
}
