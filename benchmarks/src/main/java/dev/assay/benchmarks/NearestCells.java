package dev.assay.benchmarks;

import dev.assay.analysis.retriever.OfferedCell;
import dev.assay.analysis.retriever.Retriever;
import dev.assay.benchmarks.inspectors.Misspelling;
import dev.assay.benchmarks.inspectors.SpiderDatabase;
import dev.assay.benchmarks.inspectors.SpiderGold;
import dev.assay.catalog.linking.ColumnRef;
import dev.assay.catalog.values.ValuePlace;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Perturbs 1,000 cells of Spider's databases and counts those that the retriever offers among its
 * first five: {@code benchmarks/run NearestCells DATA [SEED]}. A column is drawn first and then one
 * of its texts, so that long columns do not crowd out the others; a third is written in another
 * case, a third has one letter wrong, a third two (one if it is shorter than eight). Each that is
 * missed is listed.
 */
public final class NearestCells {

  private static final int VALUES = 1_000;
  private static final int LONG_ENOUGH_FOR_TWO = 8;
  private static final long SEED = 2026;

  private NearestCells() {}

  /** A text of a column. */
  private record Drawn(SpiderDatabase database, ValuePlace place, String text) {}

  /** Takes the benchmark's folder and a seed. */
  public static void main(String[] arguments) {
    PrintStream out = System.out;
    long seed = arguments.length > 1 ? Long.parseLong(arguments[1]) : SEED;
    RandomGenerator random = new Random(seed);
    Misspelling misspelling = new Misspelling(random);
    List<SpiderDatabase> databases =
        List.copyOf(SpiderGold.read(Path.of(arguments[0])).databases().values());
    int tried = 0;
    int found = 0;
    while (tried < VALUES) {
      Drawn drawn = drawn(databases, random);
      String perturbed = perturbed(drawn.text(), misspelling, random);
      if (texts(drawn).contains(perturbed) || drawn.text().isBlank() || perturbed.isBlank()) {
        continue;
      }
      tried++;
      List<String> offered =
          new Retriever(drawn.database().catalog(), drawn.database().values())
                  .nearest(perturbed, new ColumnRef(drawn.place().table(), drawn.place().column()))
                  .stream()
                  .map(OfferedCell::value)
                  .toList();
      if (offered.contains(drawn.text())) {
        found++;
      } else {
        out.printf(
            "missed: %s '%s' as '%s': %s%n", drawn.place(), drawn.text(), perturbed, offered);
      }
    }
    out.printf(
        "seed %d: %d of %d among the first five (%.1f %%)%n",
        seed, found, VALUES, 100.0 * found / VALUES);
  }

  private static Drawn drawn(List<SpiderDatabase> databases, RandomGenerator random) {
    SpiderDatabase database = databases.get(random.nextInt(databases.size()));
    List<ValuePlace> places = new ArrayList<>(database.texts().keySet());
    ValuePlace place = places.get(random.nextInt(places.size()));
    List<String> texts = new ArrayList<>(database.texts().get(place));
    return new Drawn(database, place, texts.get(random.nextInt(texts.size())));
  }

  private static Set<String> texts(Drawn drawn) {
    return drawn.database().texts().get(drawn.place());
  }

  private static String perturbed(String text, Misspelling misspelling, RandomGenerator random) {
    if (text.isBlank()) {
      return text;
    }
    return switch (random.nextInt(3)) {
      case 0 -> misspelling.recased(text);
      case 1 -> misspelling.of(text);
      default ->
          text.length() < LONG_ENOUGH_FOR_TWO
              ? misspelling.of(text)
              : misspelling.of(misspelling.of(text));
    };
  }
}
