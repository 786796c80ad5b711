package dev.assay.benchmarks.inspectors;

import dev.assay.sql.query.BoundQuery;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Meaning;
import dev.assay.sql.query.NameUse;
import dev.assay.sql.query.Source;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.random.RandomGenerator;
import net.sf.jsqlparser.expression.Alias;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.operators.conditional.AndExpression;
import net.sf.jsqlparser.expression.operators.conditional.OrExpression;
import net.sf.jsqlparser.schema.Table;

/**
 * Writes a query in other words: other names, other aliases, other case, conditions turned round.
 */
public final class Rewriting {

  private final RandomGenerator random;
  private final Map<String, String> names = new HashMap<>();

  /** Rewrites in ways that the random numbers choose. */
  public Rewriting(RandomGenerator random) {
    this.random = random;
  }

  /**
   * The same query of a database whose tables and columns have other names; its tree is changed.
   */
  public String of(BoundQuery query) {
    query.selects().forEach(this::rename);
    String text = query.tree().toString();
    return random.nextBoolean() ? inOtherCase(text) : text;
  }

  /** The same query of the same database, with other aliases and conditions turned round. */
  public String withOtherAliases(BoundQuery query) {
    query.selects().forEach(this::alias);
    return query.tree().toString();
  }

  private void alias(BoundSelect select) {
    Map<Source, String> aliases = new HashMap<>();
    for (Source source : select.sources()) {
      if (source.item() instanceof Table table) {
        aliases.put(source, "q" + random.nextInt(1_000_000));
        table.setAlias(new Alias(aliases.get(source)));
      }
    }
    qualify(select, aliases);
    turn(select.node().getWhere());
    turn(select.node().getHaving());
  }

  /** Subqueries may use columns of the SELECT around them. */
  private static void qualify(BoundSelect select, Map<Source, String> aliases) {
    for (NameUse use : select.names()) {
      if (use.meaning() instanceof Meaning.Known known
          && use.node().getTable() != null
          && aliases.containsKey(known.source())) {
        use.node().setTable(new Table(aliases.get(known.source())));
      }
    }
    select.inner().forEach(inner -> qualify(inner, aliases));
  }

  private void rename(BoundSelect select) {
    Map<Source, String> aliases = new HashMap<>();
    for (Source source : select.sources()) {
      aliases.put(source, "q" + random.nextInt(1_000_000));
    }
    for (NameUse use : select.names()) {
      if (use.meaning() instanceof Meaning.Known known) {
        use.node().setColumnName(other(use.node().getUnquotedColumnName()));
        if (use.node().getTable() != null && aliases.containsKey(known.source())) {
          use.node().setTable(new Table(aliases.get(known.source())));
        }
      }
    }
    for (Source source : select.sources()) {
      if (source.item() instanceof Table table) {
        table.setName(other(table.getUnquotedName()));
        table.setAlias(new Alias(aliases.get(source)));
      }
    }
    turn(select.node().getWhere());
    turn(select.node().getHaving());
  }

  private String other(String name) {
    return names.computeIfAbsent(
        name.toLowerCase(Locale.ROOT), _ -> "n" + random.nextInt(1_000_000));
  }

  private void turn(Expression condition) {
    if (condition instanceof AndExpression and && random.nextBoolean()) {
      Expression left = and.getLeftExpression();
      and.setLeftExpression(and.getRightExpression());
      and.setRightExpression(left);
    }
    if (condition instanceof OrExpression or && random.nextBoolean()) {
      Expression left = or.getLeftExpression();
      or.setLeftExpression(or.getRightExpression());
      or.setRightExpression(left);
    }
  }

  private static String inOtherCase(String text) {
    return text.equals(text.toUpperCase(Locale.ROOT))
        ? text.toLowerCase(Locale.ROOT)
        : text.toUpperCase(Locale.ROOT);
  }
}
