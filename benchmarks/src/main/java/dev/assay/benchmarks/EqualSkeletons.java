package dev.assay.benchmarks;

import dev.assay.analysis.skeleton.Skeleton;
import dev.assay.benchmarks.inspectors.Rewriting;
import dev.assay.benchmarks.inspectors.SpiderDatabase;
import dev.assay.benchmarks.inspectors.SpiderGold;
import dev.assay.evaluation.Question;
import dev.assay.sql.Dialect;
import dev.assay.sql.mutation.Mutant;
import dev.assay.sql.mutation.Mutants;
import dev.assay.sql.mutation.MutationKind;
import dev.assay.sql.query.BoundQuery;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Compares the skeletons of Spider's gold queries with those of copies and of mutants: {@code
 * benchmarks/run EqualSkeletons DATA [SEED]}. A copy has other names, aliases and case, and
 * conditions turned round; its skeleton is to be equal. A structural mutant is any mutant but those
 * that only take another column, or another number in LIMIT; its skeleton is to differ. Each that
 * is not as it should be is listed.
 */
public final class EqualSkeletons {

  private static final int COPIES = 3;
  private static final long SEED = 2026;

  private EqualSkeletons() {}

  /** Takes the benchmark's folder and a seed. */
  public static void main(String[] arguments) {
    PrintStream out = System.out;
    long seed = arguments.length > 1 ? Long.parseLong(arguments[1]) : SEED;
    SpiderGold gold = SpiderGold.read(Path.of(arguments[0]));
    Random random = new Random(seed);
    int equal = 0;
    Map<MutationKind, int[]> mutants = new EnumMap<>(MutationKind.class);
    for (Question question : gold.questions()) {
      SpiderDatabase database = gold.database(question);
      Skeleton skeleton = Skeleton.of(Dialect.SQLITE, question.gold()).orElseThrow();
      boolean same = true;
      for (int copy = 0; copy < COPIES; copy++) {
        String other = copy(question, database, random);
        if (!Skeleton.of(Dialect.SQLITE, other).filter(skeleton::equals).isPresent()) {
          same = false;
          out.printf(
              "unequal copy: %s%n    %s%n",
              skeleton, Skeleton.of(Dialect.SQLITE, other).map(Skeleton::text).orElse(other));
        }
      }
      equal += same ? 1 : 0;
      for (Mutant mutant : mutants(question, database)) {
        int[] counts = mutants.computeIfAbsent(mutant.kind(), _ -> new int[2]);
        counts[0]++;
        if (Skeleton.of(Dialect.SQLITE, mutant.sql()).filter(skeleton::equals).isPresent()) {
          counts[1]++;
          out.printf("equal mutant: %s: %s%n", mutant.kind(), mutant.change());
        }
      }
    }
    mutants.forEach(
        (kind, counts) ->
            out.printf(
                "%-20s %4d mutants, %d with an equal skeleton%n", kind, counts[0], counts[1]));
    out.printf(
        "seed %d: the skeletons of %d of %d gold queries equal those of all %d copies%n",
        seed, equal, gold.questions().size(), COPIES);
  }

  private static String copy(Question question, SpiderDatabase database, Random random) {
    BoundQuery query =
        BoundQuery.of(Dialect.SQLITE, question.gold(), database.definitions()).orElseThrow();
    return new Rewriting(random).of(query);
  }

  private static List<Mutant> mutants(Question question, SpiderDatabase database) {
    return Mutants.of(Dialect.SQLITE, question.gold(), database.definitions())
        .orElseThrow()
        .mutants()
        .stream()
        .filter(EqualSkeletons::isStructural)
        .toList();
  }

  private static boolean isStructural(Mutant mutant) {
    return mutant.kind() != MutationKind.COLUMN
        && !(mutant.kind() == MutationKind.LIMIT && mutant.change().startsWith("LIMIT "));
  }
}
