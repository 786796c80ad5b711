package dev.assay.cli.eval;

import dev.assay.workflow.run.Part;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.strategy.StrategyPart;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * One of several ways to answer the same questions, which are compared side by side.
 *
 * @param without the names of the parts that are left out
 */
record Variant(String name, List<String> without, RunSettings settings) {

  /**
   * Without all of these.
   *
   * @throws dev.assay.workflow.run.InvalidQuestionException when it cannot do without one of them
   */
  static Variant without(RunSettings whole, List<String> leftOut) {
    RunSettings settings = whole;
    List<String> names = leftOut.stream().map(Variant::plain).toList();
    for (String name : names) {
      settings = without(settings, name);
    }
    String strategy = whole.strategy().name();
    return new Variant(
        names.isEmpty() ? strategy : strategy + " without " + String.join(", ", names),
        names,
        settings);
  }

  /** The whole, and what it is without each of these alone; as {@link #without}. */
  static List<Variant> oneByOne(RunSettings whole, List<String> leftOut) {
    List<Variant> variants = new ArrayList<>(List.of(without(whole, List.of())));
    leftOut.forEach(each -> variants.add(without(whole, List.of(each))));
    return List.copyOf(variants);
  }

  private static String plain(String name) {
    return name.strip().toLowerCase(Locale.ROOT);
  }

  private static RunSettings without(RunSettings settings, String name) {
    Optional<StrategyPart> own =
        Arrays.stream(StrategyPart.values()).filter(part -> part.id().equals(name)).findFirst();
    if (own.isPresent()) {
      return settings.by(settings.strategy().without(own.get()));
    }
    Set<Part> others = EnumSet.noneOf(Part.class);
    others.addAll(settings.parts().without());
    others.add(Part.named(name));
    return settings.leavingOut(others);
  }
}
