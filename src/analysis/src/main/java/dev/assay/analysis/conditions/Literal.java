package dev.assay.analysis.conditions;

import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Meaning;
import dev.assay.sql.query.NameUse;
import java.util.Optional;
import java.util.regex.Pattern;
import net.sf.jsqlparser.expression.DoubleValue;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.LongValue;
import net.sf.jsqlparser.expression.SignedExpression;
import net.sf.jsqlparser.expression.StringValue;
import net.sf.jsqlparser.schema.Column;

/**
 * A value that a query writes out.
 *
 * @param text the value without quotes
 * @param quoted whether it is written as text
 */
public record Literal(String text, boolean quoted) {

  private static final Pattern NUMBER =
      Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?");

  /** The value that an expression writes out; empty when it is something else. */
  public static Optional<Literal> of(BoundSelect select, Expression expression) {
    return switch (expression) {
      case StringValue text -> Optional.of(new Literal(text.getNotExcapedValue(), true));
      case LongValue number -> Optional.of(new Literal(number.getStringValue(), false));
      case DoubleValue number -> Optional.of(new Literal(number.toString(), false));
      case SignedExpression signed ->
          of(select, signed.getExpression())
              .map(literal -> new Literal(signed.getSign() + literal.text(), literal.quoted()));
      case Column column ->
          select.use(column).map(NameUse::meaning).orElse(null) instanceof Meaning.Text text
              ? Optional.of(new Literal(text.text(), true))
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  /** Whether it is a number, or text that reads as one. */
  public boolean isNumeric() {
    return isNumeric(text);
  }

  /** Whether the text is a number. */
  public static boolean isNumeric(String text) {
    return NUMBER.matcher(text.strip()).matches();
  }

  /** As it stands in SQL. */
  @Override
  public String toString() {
    return quoted ? "'" + text.replace("'", "''") + "'" : text;
  }
}
