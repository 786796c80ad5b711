package dev.assay.sql.query;

import dev.assay.sql.Dialect;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import net.sf.jsqlparser.expression.AnalyticExpression;
import net.sf.jsqlparser.expression.AnalyticType;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.ExpressionVisitorAdapter;
import net.sf.jsqlparser.expression.Function;
import net.sf.jsqlparser.expression.JsonAggregateFunction;
import net.sf.jsqlparser.expression.LambdaExpression;
import net.sf.jsqlparser.expression.MySQLGroupConcat;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.schema.Table;
import net.sf.jsqlparser.statement.select.Join;
import net.sf.jsqlparser.statement.select.ParenthesedSelect;
import net.sf.jsqlparser.statement.select.Select;
import net.sf.jsqlparser.statement.select.SelectItem;
import net.sf.jsqlparser.statement.select.TableFunction;
import org.jspecify.annotations.Nullable;

/** Goes through the clauses of a SELECT, binds its names, and has its subqueries bound. */
final class NameWalk extends ExpressionVisitorAdapter<@Nullable Void> {

  /** Where an expression stands. */
  private record Place(Clause clause, List<String> functions, List<String> parameters) {

    Place in(String function) {
      List<String> inner = new ArrayList<>(functions);
      inner.add(function.toUpperCase(Locale.ROOT));
      return new Place(clause, inner, parameters);
    }

    /** Within {@code x -> …}. */
    Place with(List<String> names) {
      return new Place(
          clause, functions, Stream.concat(parameters.stream(), names.stream()).toList());
    }

    boolean isOfDates() {
      return !functions.isEmpty() && OF_DATES.matcher(functions.getLast()).matches();
    }

    boolean isOfTypes() {
      return !functions.isEmpty() && OF_TYPES.contains(functions.getLast());
    }

    boolean isParameter(String name) {
      return parameters.stream().anyMatch(name::equalsIgnoreCase);
    }
  }

  /** Columns that tables have without declaring them, and what the parser takes for a column. */
  private static final Set<String> WITHOUT_TABLE =
      Set.of(
          "ROWID",
          "OID",
          "_ROWID_",
          "ROWNUM",
          "LEVEL",
          "CONNECT_BY_ISLEAF",
          "CONNECT_BY_ISCYCLE",
          "ORA_ROWSCN",
          "_TABLE_SUFFIX",
          "_PARTITIONTIME",
          "_PARTITIONDATE",
          "TRUE",
          "FALSE",
          "UNKNOWN",
          "CURRENT_DATE",
          "CURRENT_TIME",
          "CURRENT_TIMESTAMP",
          "LOCALTIME",
          "LOCALTIMESTAMP",
          "SYSDATE",
          "SYSTIMESTAMP",
          "UTC_DATE",
          "UTC_TIME",
          "UTC_TIMESTAMP",
          "CURRENT_DATETIME",
          "CURRENT_ROLE",
          "CURRENT_CATALOG",
          "CURRENT_SCHEMA",
          "TABLEOID",
          "CTID",
          "XMIN",
          "XMAX",
          "CMIN",
          "CMAX",
          "CURRENT_USER",
          "SESSION_USER",
          "USER",
          "DEFAULT");

  /** What functions of dates are told to count, unquoted as a column is. */
  private static final Set<String> DATE_PARTS =
      Set.of(
          """
          YEAR YEARS QUARTER QUARTERS MONTH MONTHS WEEK WEEKS DAY DAYS HOUR HOURS MINUTE MINUTES
          SECOND SECONDS MILLISECOND MILLISECONDS MICROSECOND MICROSECONDS NANOSECOND NANOSECONDS
          YEAR_MONTH DAY_HOUR DAY_MINUTE DAY_SECOND HOUR_MINUTE HOUR_SECOND MINUTE_SECOND
          WEEKDAY ISO_WEEK ISOWEEK ISOYEAR DAYOFYEAR DAYOFWEEK DOW DOY EPOCH DECADE CENTURY
          YY YYYY QQ MM DD WK DW HH MI SS MS
          SUNDAY MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY
          """
              .strip()
              .split("\\s+"));

  private static final Pattern OF_DATES =
      Pattern.compile("(DATE|TIME|LAST_?DAY|NEXT_?DAY|ADD_|TRUNC|EXTRACT|WEEK).*");

  /** Functions of SQL Server whose first argument is a type, unquoted as a column is. */
  private static final Set<String> OF_TYPES = Set.of("TRY_CONVERT", "CONVERT");

  private final Binding binding;
  private final BoundSelect select;
  private final Binding.Sight sight;
  private boolean quiet;

  NameWalk(Binding binding, BoundSelect select, Binding.Sight sight) {
    this.binding = binding;
    this.select = select;
    this.sight = sight;
  }

  void names(@Nullable Expression expression, Clause clause) {
    if (expression != null) {
      expression.accept(this, new Place(clause, List.of(), List.of()));
    }
  }

  /** Columns that a function takes its rows from, as far as they are known. */
  void arguments(TableFunction function) {
    quiet = true;
    names(function.getFunction(), Clause.FROM);
    quiet = false;
  }

  void conditions(@Nullable Join join) {
    if (join == null) {
      return;
    }
    join.getOnExpressions().forEach(on -> names(on, Clause.FROM));
    Optional.ofNullable(join.getUsingColumns()).orElse(List.of()).forEach(this::using);
  }

  /** A column of USING is one of both sides, and not ambiguous. */
  private void using(Column column) {
    List<Source> having = having(select, column.getUnquotedColumnName());
    if (having.size() < 2 && select.sources().stream().allMatch(Source::isKnown)) {
      select.add(new NameUse(column, Clause.FROM, List.of(), new Meaning.UnknownColumn(null)));
    }
    for (Source source : having) {
      select.add(
          new NameUse(
              column,
              Clause.FROM,
              List.of(),
              new Meaning.Known(
                  source, source.output(column.getUnquotedColumnName()).orElseThrow())));
    }
  }

  @Override
  public <S> @Nullable Void visit(Column column, S context) {
    Place place = (Place) context;
    Meaning meaning = meaning(column, place);
    if (!quiet || meaning instanceof Meaning.Known) {
      select.add(new NameUse(column, place.clause(), place.functions(), meaning));
    }
    return null;
  }

  @Override
  public <S> @Nullable Void visit(Function function, S context) {
    Place place = (Place) context;
    if (!quiet) {
      select.add(new BoundSelect.Call(function, place.clause()));
    }
    return super.visit(function, place.in(function.getName()));
  }

  @Override
  public <S> @Nullable Void visit(MySQLGroupConcat concat, S context) {
    Place place = (Place) context;
    select.addFiltered(place.clause());
    return super.visit(concat, place.in("GROUP_CONCAT"));
  }

  @Override
  public <S> @Nullable Void visit(JsonAggregateFunction function, S context) {
    Place place = (Place) context;
    select.addFiltered(place.clause());
    return super.visit(function, place.in("JSON_ARRAYAGG"));
  }

  @Override
  public <S> @Nullable Void visit(LambdaExpression lambda, S context) {
    return super.visit(lambda, ((Place) context).with(lambda.getIdentifiers()));
  }

  @Override
  public <S> @Nullable Void visit(AnalyticExpression window, S context) {
    Place place = (Place) context;
    if (window.getType() != AnalyticType.FILTER_ONLY
        && window.getType() != AnalyticType.WITHIN_GROUP) {
      return super.visit(window, place.in("OVER"));
    }
    select.addFiltered(place.clause());
    return super.visit(window, place.in(window.getName()));
  }

  @Override
  public <S> @Nullable Void visit(SelectItem<? extends Expression> item, S context) {
    item.getExpression().accept(this, context);
    return null;
  }

  @Override
  public <S> @Nullable Void visit(ParenthesedSelect query, S context) {
    return visit((Select) query, context);
  }

  @Override
  public <S> @Nullable Void visit(Select query, S context) {
    binding.bind(query, sight, true);
    return null;
  }

  private Meaning meaning(Column column, Place place) {
    String name = column.getUnquotedColumnName();
    if (column.getTable() == null && WITHOUT_TABLE.contains(name.toUpperCase(Locale.ROOT))) {
      Meaning own = own(select, column);
      return own instanceof Meaning.Known ? own : new Meaning.Unclear();
    }
    if (column.getTable() == null && place.isParameter(name)) {
      return new Meaning.Unclear();
    }
    Optional<Expression> alias = alias(column);
    boolean aliasFirst = place.clause() == Clause.ORDER_BY && place.functions().isEmpty();
    if (aliasFirst && alias.isPresent()) {
      return new Meaning.SelectAlias(alias.get());
    }
    Meaning meaning = isField(column) ? new Meaning.Unclear() : inSight(column);
    boolean unknown =
        meaning instanceof Meaning.UnknownColumn
            || meaning instanceof Meaning.Ambiguous
            || meaning instanceof Meaning.Unclear;
    if (unknown && alias.isPresent() && place.clause() != Clause.FROM) {
      return new Meaning.SelectAlias(alias.get());
    }
    if (!(meaning instanceof Meaning.UnknownColumn) || column.getTable() != null) {
      return meaning;
    }
    if (isText(column)) {
      return new Meaning.Text(name);
    }
    if (place.isOfTypes() && binding.dialect() == Dialect.MSSQL) {
      return new Meaning.Unclear();
    }
    boolean datePart = place.isOfDates() && DATE_PARTS.contains(name.toUpperCase(Locale.ROOT));
    return datePart || isRow(name) ? new Meaning.Unclear() : meaning;
  }

  /** Whether what qualifies the name is no table but a column, whose field it is. */
  private boolean isField(Column column) {
    boolean nests =
        switch (binding.dialect()) {
          case DUCKDB, BIGQUERY, REDSHIFT, DATABRICKS, TRINO -> true;
          default -> false;
        };
    return nests
        && column.getTable() != null
        && column.getTable().getName() != null
        && own(select, column) instanceof Meaning.UnknownSource
        && !having(select, firstPart(column.getTable())).isEmpty();
  }

  /** Of a name with dots, what stands before the first one, without quotes. */
  static String firstPart(Table qualifier) {
    return qualifier.getFullyQualifiedName().split("\\.", 2)[0].replaceAll("[\"`]", "");
  }

  private boolean isText(Column column) {
    boolean quotesText =
        switch (binding.dialect()) {
          // SQLite where there is no such column, the others always
          case SQLITE, MYSQL, MARIADB, BIGQUERY, DATABRICKS -> true;
          default -> false;
        };
    return quotesText && column.getColumnName().startsWith("\"");
  }

  /** Some databases take a table's name for the whole row. */
  private boolean isRow(String name) {
    return switch (binding.dialect()) {
      case POSTGRESQL, REDSHIFT, DUCKDB, BIGQUERY ->
          select.sources().stream().anyMatch(source -> source.name().equalsIgnoreCase(name));
      default -> false;
    };
  }

  private Optional<Expression> alias(Column column) {
    if (column.getTable() != null) {
      return Optional.empty();
    }
    return select.node().getSelectItems().stream()
        .filter(
            item ->
                item.getAlias() != null
                    && item.getAlias()
                        .getUnquotedName()
                        .equalsIgnoreCase(column.getUnquotedColumnName()))
        .map(item -> (Expression) item.getExpression())
        .findFirst();
  }

  /** The innermost SELECT around the name that has it. */
  private Meaning inSight(Column column) {
    Meaning first = own(select, column);
    Meaning meaning = first;
    for (BoundSelect around = select.outer();
        around != null && !isFound(meaning);
        around = around.outer()) {
      meaning = own(around, column);
    }
    return isFound(meaning) ? meaning : preferred(first, column);
  }

  /** A source that is known in an outer SELECT explains more than that none is known here. */
  private Meaning preferred(Meaning first, Column column) {
    for (BoundSelect around = select.outer(); around != null; around = around.outer()) {
      Meaning there = own(around, column);
      boolean says =
          there instanceof Meaning.Unclear
              || (there instanceof Meaning.UnknownColumn unknown && unknown.source() != null);
      if (says && !(first instanceof Meaning.UnknownColumn own && own.source() != null)) {
        return there;
      }
    }
    return first;
  }

  private static boolean isFound(Meaning meaning) {
    return meaning instanceof Meaning.Known || meaning instanceof Meaning.Ambiguous;
  }

  /** What the name stands for by the sources of one SELECT alone. */
  static Meaning own(BoundSelect select, Column column) {
    String name = column.getUnquotedColumnName();
    if (column.getTable() == null || column.getTable().getName() == null) {
      return unqualified(select, name);
    }
    String qualifier = Objects.requireNonNull(column.getTable().getUnquotedName());
    Source source =
        select.sources().stream()
            .filter(each -> each.name().equalsIgnoreCase(qualifier))
            .filter(each -> isOfSchema(each, column.getTable().getUnquotedSchemaName()))
            .findFirst()
            .orElse(null);
    if (source == null) {
      return new Meaning.UnknownSource();
    }
    if (!source.isKnown() || WITHOUT_TABLE.contains(name.toUpperCase(Locale.ROOT))) {
      return source
          .output(name)
          .<Meaning>map(output -> new Meaning.Known(source, output))
          .orElseGet(Meaning.Unclear::new);
    }
    return source
        .output(name)
        .<Meaning>map(output -> new Meaning.Known(source, output))
        .orElseGet(() -> new Meaning.UnknownColumn(source));
  }

  private static boolean isOfSchema(Source source, @Nullable String schema) {
    return schema == null
        || source.table() == null
        || source.table().place() == null
        || source.table().place().schema().equalsIgnoreCase(schema);
  }

  private static Meaning unqualified(BoundSelect select, String name) {
    List<Source> having = having(select, name);
    if (having.size() == 1 || (having.size() > 1 && isMerged(select, name))) {
      Source source = having.getFirst();
      return new Meaning.Known(source, source.output(name).orElseThrow());
    }
    if (having.size() > 1) {
      return new Meaning.Ambiguous(having);
    }
    return select.sources().stream().allMatch(Source::isKnown)
        ? new Meaning.UnknownColumn(null)
        : new Meaning.Unclear();
  }

  private static List<Source> having(BoundSelect select, String name) {
    return select.sources().stream().filter(source -> source.output(name).isPresent()).toList();
  }

  /** NATURAL and USING make one column of two. */
  private static boolean isMerged(BoundSelect select, String name) {
    return select.sources().stream()
        .map(Source::join)
        .filter(Objects::nonNull)
        .anyMatch(
            join ->
                join.isNatural()
                    || (join.getUsingColumns() != null
                        && join.getUsingColumns().stream()
                            .anyMatch(
                                column -> column.getUnquotedColumnName().equalsIgnoreCase(name))));
  }
}
