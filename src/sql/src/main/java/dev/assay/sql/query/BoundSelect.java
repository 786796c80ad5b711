package dev.assay.sql.query;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.sf.jsqlparser.expression.Function;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.statement.select.PlainSelect;
import org.jspecify.annotations.Nullable;

/** One SELECT of a query, with its sources and what its names stand for. */
public final class BoundSelect {

  /** A call of a function, and where it stands. */
  public record Call(Function node, Clause clause) {}

  private final PlainSelect node;
  private final @Nullable BoundSelect outer;
  private final boolean asSet;
  private final List<Source> sources = new ArrayList<>();
  private final List<NameUse> names = new ArrayList<>();
  private final List<Call> calls = new ArrayList<>();
  private final Set<Clause> filtered = EnumSet.noneOf(Clause.class);
  private final List<Output> outputs = new ArrayList<>();
  private final List<BoundSelect> inner = new ArrayList<>();

  BoundSelect(PlainSelect node, @Nullable BoundSelect outer, boolean asSet) {
    this.node = node;
    this.outer = outer;
    this.asSet = asSet;
    if (outer != null) {
      outer.inner.add(this);
    }
  }

  /** Its part of the tree. */
  public PlainSelect node() {
    return node;
  }

  /** The SELECT around it, whose columns it may use; null for none. */
  public @Nullable BoundSelect outer() {
    return outer;
  }

  /** The SELECTs in its expressions, which may use its columns. */
  public List<BoundSelect> inner() {
    return Collections.unmodifiableList(inner);
  }

  /**
   * Whether it does not matter how often a row occurs in its result: under UNION, INTERSECT or
   * EXCEPT, and in conditions.
   */
  public boolean asSet() {
    return asSet;
  }

  /** What its FROM clause takes rows from, in order. */
  public List<Source> sources() {
    return Collections.unmodifiableList(sources);
  }

  /** The names that stand in its own clauses, those of subqueries left out. */
  public List<NameUse> names() {
    return Collections.unmodifiableList(names);
  }

  /** The calls of functions in its own clauses, those over windows left out. */
  public List<Call> calls() {
    return Collections.unmodifiableList(calls);
  }

  /** The columns of its result, in order. */
  public List<Output> outputs() {
    return Collections.unmodifiableList(outputs);
  }

  /** What a name of its own clauses stands for. */
  public Optional<NameUse> use(Column column) {
    return names.stream().filter(use -> use.node() == column).findFirst();
  }

  /** Whether a function over many rows stands in the clause. */
  public boolean aggregates(Clause clause) {
    return filtered.contains(clause)
        || calls.stream()
            .anyMatch(call -> call.clause() == clause && Aggregates.isAggregate(call.node()));
  }

  /** Whether its rows are groups of rows, or one for all. */
  public boolean isGrouped() {
    return node.getGroupBy() != null
        || aggregates(Clause.SELECT)
        || aggregates(Clause.HAVING)
        || aggregates(Clause.ORDER_BY);
  }

  void add(Source source) {
    sources.add(source);
  }

  void add(NameUse use) {
    names.add(use);
  }

  void add(Call call) {
    calls.add(call);
  }

  /** A function over many rows with FILTER or WITHIN GROUP, which is no plain call. */
  void addFiltered(Clause clause) {
    filtered.add(clause);
  }

  void add(Output output) {
    outputs.add(output);
  }
}
