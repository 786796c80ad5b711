package dev.assay.benchmarks.inspectors;

import dev.assay.analysis.SchemaKeys;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.query.BaseColumn;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.NameUse;
import dev.assay.sql.query.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import net.sf.jsqlparser.expression.Alias;
import net.sf.jsqlparser.expression.operators.relational.EqualsTo;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.schema.Table;
import net.sf.jsqlparser.statement.select.AllColumns;
import net.sf.jsqlparser.statement.select.AllTableColumns;
import net.sf.jsqlparser.statement.select.Join;
import net.sf.jsqlparser.statement.select.PlainSelect;

/** Joins by a wrong column, joins left out, and joins too many. */
final class JoinErrors {

  private static final String EXTRA = "X9";

  private final RandomGenerator random;

  JoinErrors(RandomGenerator random) {
    this.random = random;
  }

  /** One side of a join's condition becomes any other column of its table that no key ties. */
  Optional<String> wrongColumn(SeedTree tree) {
    BoundSelect select = tree.anySelect(random);
    List<EqualsTo> equations =
        joins(select).stream()
            .flatMap(join -> join.getOnExpressions().stream())
            .filter(EqualsTo.class::isInstance)
            .map(EqualsTo.class::cast)
            .toList();
    if (equations.isEmpty()) {
      return Optional.empty();
    }
    EqualsTo equation = SeedTree.any(equations, random);
    boolean left = random.nextBoolean();
    if (!(equation.getLeftExpression() instanceof Column one)
        || !(equation.getRightExpression() instanceof Column two)) {
      return Optional.empty();
    }
    Column changed = left ? one : two;
    Optional<BaseColumn> before = select.use(changed).flatMap(NameUse::origin);
    Optional<BaseColumn> other = select.use(left ? two : one).flatMap(NameUse::origin);
    if (before.isEmpty() || other.isEmpty()) {
      return Optional.empty();
    }
    TableDefinition table = before.get().table();
    BaseColumn after = new BaseColumn(table, SeedTree.any(table.columns(), random));
    if (after.equals(before.get())
        || new SchemaKeys(tree.database().catalog()).tied(after, other.get())) {
      return Optional.empty();
    }
    changed.setColumnName(after.column().name());
    return Optional.of(tree.sql());
  }

  /** A join loses its condition, or goes altogether while columns of its table stay. */
  Optional<String> dropped(SeedTree tree) {
    BoundSelect select = tree.anySelect(random);
    List<Join> joins = joins(select);
    if (joins.isEmpty()) {
      return Optional.empty();
    }
    Join join = SeedTree.any(joins, random);
    if (random.nextBoolean()) {
      join.setOnExpressions(List.of());
      return Optional.of(tree.sql());
    }
    PlainSelect node = select.node();
    List<Join> left = new ArrayList<>(node.getJoins());
    left.remove(join);
    node.setJoins(left.isEmpty() ? null : left);
    Alias alias = join.getFromItem().getAlias();
    boolean used =
        alias != null
            && select.inner().isEmpty()
            && Pattern.compile("(?i)\\b" + Pattern.quote(alias.getName()) + "\\.")
                .matcher(node.toString())
                .find();
    return used ? Optional.of(tree.sql()) : Optional.empty();
  }

  /**
   * A table is joined along a key, and nothing of it used. A table that others refer to adds
   * nothing anywhere; one that refers to others repeats rows, which is a mistake only where they
   * are neither counted nor made distinct.
   */
  Optional<String> extra(SeedTree tree) {
    BoundSelect select = tree.anySelect(random);
    Source source = SeedTree.any(select.sources(), random);
    boolean whole =
        select.node().getSelectItems().stream()
            .anyMatch(
                item ->
                    item.getExpression() instanceof AllColumns
                        || item.getExpression() instanceof AllTableColumns);
    if (source.table() == null || whole) {
      return Optional.empty();
    }
    String own = source.table().name();
    List<SchemaKeys.Pair> pairs =
        tree.database().definitions().stream()
            .filter(table -> !table.name().equals(own))
            .filter(table -> isAbsent(select, table))
            .flatMap(
                table ->
                    new SchemaKeys(tree.database().catalog()).between(own, table.name()).stream())
            .toList();
    if (pairs.isEmpty()) {
      return Optional.empty();
    }
    SchemaKeys.Pair pair = SeedTree.any(pairs, random);
    boolean refersToOther = pair.table().equalsIgnoreCase(own);
    boolean repeats = !select.asSet() && select.node().getDistinct() == null && !select.isGrouped();
    if (!refersToOther && !repeats) {
      return Optional.empty();
    }
    String column = refersToOther ? pair.column() : pair.otherColumn();
    String otherColumn = refersToOther ? pair.otherColumn() : pair.column();
    Table table = new Table(refersToOther ? pair.otherTable() : pair.table());
    table.setAlias(new Alias(EXTRA));
    Join join = new Join();
    join.setFromItem(table);
    join.setOnExpressions(
        List.of(
            new EqualsTo(
                new Column(new Table(source.name()), column),
                new Column(new Table(EXTRA), otherColumn))));
    List<Join> joins =
        new ArrayList<>(select.node().getJoins() == null ? List.of() : select.node().getJoins());
    joins.add(join);
    select.node().setJoins(joins);
    return Optional.of(tree.sql());
  }

  /** Whether the table is not there, and would make no name ambiguous. */
  private static boolean isAbsent(BoundSelect select, TableDefinition table) {
    boolean there =
        select.sources().stream()
            .anyMatch(source -> source.table() != null && source.table().equals(table));
    return !there
        && select.names().stream()
            .filter(use -> use.node().getTable() == null)
            .noneMatch(use -> table.column(use.node().getUnquotedColumnName()).isPresent());
  }

  private static List<Join> joins(BoundSelect select) {
    return select.node().getJoins() == null
        ? List.of()
        : select.node().getJoins().stream()
            .filter(join -> join.getOnExpressions().size() == 1)
            .toList();
  }
}
