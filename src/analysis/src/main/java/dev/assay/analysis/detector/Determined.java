package dev.assay.analysis.detector;

import dev.assay.analysis.conditions.ValueConditions;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.query.BaseColumn;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Conditions;
import dev.assay.sql.query.Meaning;
import dev.assay.sql.query.NameUse;
import dev.assay.sql.query.Output;
import dev.assay.sql.query.Source;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.LongValue;
import net.sf.jsqlparser.expression.operators.relational.InExpression;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.statement.select.SelectItem;

/**
 * Which columns are the same for all rows of a group: the keys of GROUP BY, what joins make equal
 * to them, and all columns of a table whose key is among these.
 */
final class Determined {

  private record Place(Source source, String column) {}

  private final BoundSelect select;
  private final ColumnContents contents;
  private final Set<Place> places = new HashSet<>();
  private final Set<String> texts = new HashSet<>();
  private final Set<Expression> required;

  Determined(BoundSelect select, List<Expression> keys, ColumnContents contents) {
    this(select, keys, List.of(), contents);
  }

  /** The same where one row of each of some sources is given as well. */
  Determined(
      BoundSelect select, List<Expression> keys, List<Source> given, ColumnContents contents) {
    this.select = select;
    this.contents = contents;
    this.required = Expressions.required(select);
    keys.forEach(key -> add(meant(key)));
    given.forEach(this::addAll);
    for (ValueConditions.ValueCondition condition : ValueConditions.of(select)) {
      fixed(condition);
    }
    close();
  }

  boolean has(NameUse use) {
    return texts.contains(use.node().toString().toLowerCase(Locale.ROOT))
        || (use.meaning() instanceof Meaning.Known known && places.contains(place(known)));
  }

  boolean hasKeyOf(Source source) {
    TableDefinition table = source.table();
    return table != null
        && !table.primaryKey().isEmpty()
        && table.primaryKey().stream()
            .allMatch(column -> places.contains(new Place(source, lower(column))));
  }

  /** GROUP BY 1 is by the first column that is selected. */
  private Expression meant(Expression key) {
    List<? extends SelectItem<?>> items = select.node().getSelectItems();
    return key instanceof LongValue number
            && number.getValue() >= 1
            && number.getValue() <= items.size()
        ? items.get((int) number.getValue() - 1).getExpression()
        : key;
  }

  /** Columns within a key that is computed are taken as keys: they are selected in like terms. */
  private void add(Expression key) {
    texts.add(key.toString().toLowerCase(Locale.ROOT));
    Conditions.columns(key)
        .forEach(column -> select.use(column).ifPresent(use -> add(use.meaning())));
  }

  private void add(Meaning meaning) {
    if (meaning instanceof Meaning.Known known) {
      places.add(place(known));
    } else if (meaning instanceof Meaning.SelectAlias(Expression expression)) {
      add(expression);
    }
  }

  /** A column that a condition holds at one value is the same everywhere. */
  private void fixed(ValueConditions.ValueCondition condition) {
    if (condition.comparison() != ValueConditions.Comparison.EQUAL
        || condition.negated()
        || condition.place() instanceof InExpression
        || !required.contains(condition.place())) {
      return;
    }
    for (Column column : Conditions.columns(condition.place())) {
      if (select.use(column).map(NameUse::meaning).orElse(null) instanceof Meaning.Known known
          && condition.column().equals(known.output().origin())) {
        places.add(place(known));
        if (contents.mostRows(condition.column(), condition.literal()) <= 1) {
          addAll(known.source());
        }
      }
    }
  }

  private void addAll(Source source) {
    source.outputs().forEach(output -> places.add(new Place(source, lower(output.name()))));
  }

  /** Whether one row of the source at most goes with what is given. */
  boolean isOneRow(Source source) {
    return source.oneRow() || hasKeyOf(source) || hasUnique(source) || isGiven(source);
  }

  private boolean isGiven(Source source) {
    return !source.outputs().isEmpty()
        && source.outputs().stream()
            .allMatch(output -> places.contains(new Place(source, lower(output.name()))));
  }

  private void close() {
    List<Link> links = Link.of(select);
    int before;
    do {
      before = places.size();
      for (Link link : links) {
        equal(link);
      }
      select.sources().forEach(this::whole);
    } while (places.size() > before);
  }

  private void equal(Link link) {
    if (link.origin() == null || link.otherOrigin() == null) {
      return;
    }
    Place one = new Place(link.one(), lower(link.origin().column().name()));
    Place other = new Place(link.other(), lower(link.otherOrigin().column().name()));
    if (places.contains(one) || places.contains(other)) {
      places.add(one);
      places.add(other);
    }
  }

  private void whole(Source source) {
    if (hasKeyOf(source) || hasUnique(source)) {
      addAll(source);
    }
  }

  private boolean hasUnique(Source source) {
    return source.table() != null
        && source.outputs().stream()
            .filter(output -> places.contains(new Place(source, lower(output.name()))))
            .map(Output::origin)
            .anyMatch(origin -> origin != null && isUnique(origin));
  }

  private boolean isUnique(BaseColumn origin) {
    return contents.isUnique(origin);
  }

  private static Place place(Meaning.Known known) {
    return new Place(known.source(), lower(known.output().name()));
  }

  private static String lower(String name) {
    return name.toLowerCase(Locale.ROOT);
  }
}
