package dev.assay.analysis.detector;

import dev.assay.analysis.Finding;
import dev.assay.sql.Dialect;
import dev.assay.sql.query.BaseColumn;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.NameUse;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.Function;
import net.sf.jsqlparser.schema.Column;

/** Finds dates in a form that SQLite's date functions do not read: they give NULL for it. */
final class DateFunctionCheck implements Check {

  private static final Set<String> FUNCTIONS =
      Set.of("DATE", "TIME", "DATETIME", "JULIANDAY", "UNIXEPOCH", "STRFTIME");

  private final Dialect dialect;
  private final ColumnContents contents;

  DateFunctionCheck(Dialect dialect, ColumnContents contents) {
    this.dialect = dialect;
    this.contents = contents;
  }

  @Override
  public List<Finding> of(BoundSelect select) {
    return dialect != Dialect.SQLITE
        ? List.of()
        : select.calls().stream()
            .map(BoundSelect.Call::node)
            .flatMap(call -> finding(select, call).stream())
            .toList();
  }

  private Optional<Finding> finding(BoundSelect select, Function call) {
    return date(call)
        .flatMap(date -> select.use(date).flatMap(NameUse::origin))
        .flatMap(
            column ->
                contents
                    .dates(column)
                    .filter(format -> !isRead(format))
                    .map(format -> finding(column, format, call)));
  }

  private Finding finding(BaseColumn column, DateFormat format, Function call) {
    return Check.finding(
        DetectedKind.DATE_FORMAT,
        "%s holds dates as %s%s, which %s does not read, so that it gives NULL: take the year, month and day out of the text"
            .formatted(
                column,
                format.shown(),
                contents.suchAs(column).map(like -> ", " + like).orElse(""),
                call.getName()),
        call);
  }

  /** The argument that is to be a date, where it is a column. */
  private static Optional<Column> date(Function call) {
    String name = call.getName().toUpperCase(Locale.ROOT);
    if (!FUNCTIONS.contains(name) || call.getParameters() == null) {
      return Optional.empty();
    }
    Stream<? extends Expression> arguments = call.getParameters().stream();
    return arguments
        .skip(name.equals("STRFTIME") ? 1 : 0)
        .findFirst()
        .filter(Column.class::isInstance)
        .map(Column.class::cast);
  }

  private static boolean isRead(DateFormat format) {
    return format == DateFormat.YEAR_FIRST || format == DateFormat.WITH_TIME;
  }
}
