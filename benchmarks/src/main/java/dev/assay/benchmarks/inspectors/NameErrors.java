package dev.assay.benchmarks.inspectors;

import dev.assay.sql.Dialect;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Meaning;
import dev.assay.sql.query.NameUse;
import dev.assay.sql.query.QueryTrees;
import dev.assay.sql.query.Source;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import net.sf.jsqlparser.schema.Table;

/** Names of tables and columns with a letter wrong. */
final class NameErrors {

  private final RandomGenerator random;
  private final Misspelling misspelling;

  NameErrors(RandomGenerator random) {
    this.random = random;
    this.misspelling = new Misspelling(random);
  }

  /** One column or table is misspelt so that the database has no such name anywhere. */
  Optional<String> misspelt(SeedTree tree) {
    BoundSelect select = tree.anySelect(random);
    List<NameUse> columns =
        select.names().stream().filter(use -> use.meaning() instanceof Meaning.Known).toList();
    boolean ofTable = columns.isEmpty() || random.nextInt(4) == 0;
    if (ofTable) {
      Source source = SeedTree.any(select.sources(), random);
      if (!(source.item() instanceof Table table)) {
        return Optional.empty();
      }
      String other = misspelling.of(table.getUnquotedName());
      table.setName(other);
      return isUnknown(tree, other) ? readable(tree) : Optional.empty();
    }
    NameUse use = SeedTree.any(columns, random);
    String other = misspelling.of(use.node().getUnquotedColumnName());
    use.node().setColumnName(other);
    return isUnknown(tree, other) ? readable(tree) : Optional.empty();
  }

  private static boolean isUnknown(SeedTree tree, String name) {
    return tree.database().definitions().stream()
        .noneMatch(table -> table.name().equalsIgnoreCase(name) || table.column(name).isPresent());
  }

  /** A name that became a word of SQL is an error of syntax, which is the engine's to tell. */
  private static Optional<String> readable(SeedTree tree) {
    String sql = tree.sql();
    return QueryTrees.parsed(Dialect.SQLITE, sql).isPresent() ? Optional.of(sql) : Optional.empty();
  }
}
