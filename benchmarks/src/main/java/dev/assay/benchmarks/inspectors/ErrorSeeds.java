package dev.assay.benchmarks.inspectors;

import dev.assay.evaluation.Question;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;

/** Puts mistakes into gold queries; the same ones for the same seed. */
public final class ErrorSeeds {

  /** After so many draws in vain there are hardly others left, and one may come again. */
  private static final int PATIENCE = 500;

  private final SpiderGold gold;
  private final RandomGenerator random;
  private final JoinErrors joins;
  private final ValueErrors values;
  private final NameErrors names;
  private final GroupErrors groups;

  /** Mistakes in those queries. */
  public ErrorSeeds(SpiderGold gold, long seed) {
    this.gold = gold;
    this.random = new Random(seed);
    this.joins = new JoinErrors(random);
    this.values = new ValueErrors(random);
    this.names = new NameErrors(random);
    this.groups = new GroupErrors(random);
  }

  /** So many mistakes of a kind. */
  public List<SeededError> of(ErrorKind kind, int count) {
    List<SeededError> errors = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    int inVain = 0;
    while (errors.size() < count) {
      Question question = SeedTree.any(gold.questions(), random);
      Optional<String> sql = seeded(kind, SeedTree.of(question, gold.database(question)));
      if (sql.isPresent() && (seen.add(sql.get()) || inVain > PATIENCE)) {
        errors.add(new SeededError(question, kind, sql.get()));
        inVain = 0;
      } else if (sql.isPresent()) {
        inVain++;
      }
    }
    return errors;
  }

  private Optional<String> seeded(ErrorKind kind, SeedTree tree) {
    return switch (kind) {
      case WRONG_JOIN_COLUMN -> joins.wrongColumn(tree);
      case DROPPED_JOIN -> joins.dropped(tree);
      case EXTRA_JOIN -> joins.extra(tree);
      case TYPE_MISMATCH -> values.mistyped(tree);
      case MISSING_GROUP_BY_KEY -> groups.missing(tree);
      case MISSPELT_NAME -> names.misspelt(tree);
      case MISSPELT_VALUE -> values.misspelt(tree);
    };
  }
}
