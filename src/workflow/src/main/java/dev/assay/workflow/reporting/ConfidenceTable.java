package dev.assay.workflow.reporting;

import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What confidence is read from: how many answers of each kind were right. It is fitted by {@code
 * benchmarks/confidence.py} from recorded runs, and the file names those.
 *
 * @param measured when, and on which runs
 * @param bases by their names
 * @param factors what makes an answer of any kind less likely right, by their names
 */
public record ConfidenceTable(
    String measured, Map<String, Share> bases, Map<String, Share> factors) {

  private static final String FILE = "confidence.json";

  /** Of few answers, a share is drawn to this one, as if so many more had been seen. */
  private static final double PRIOR = 0.5;

  private static final double PRIOR_WEIGHT = 2;

  public ConfidenceTable {
    bases = Map.copyOf(bases);
    factors = Map.copyOf(factors);
  }

  /**
   * How many of so many answers were right.
   *
   * @param words what the kind is, for people
   */
  public record Share(int right, int of, String words) {

    double smoothed() {
      return (right + PRIOR * PRIOR_WEIGHT) / (of + PRIOR_WEIGHT);
    }
  }

  /** The table that is part of the build. */
  static ConfidenceTable read() {
    try (InputStream file = ConfidenceTable.class.getResourceAsStream(FILE)) {
      if (file == null) {
        throw new IllegalStateException(FILE + " is not packaged");
      }
      return Json.parse(file.readAllBytes(), ConfidenceTable.class);
    } catch (IOException unreadable) {
      throw new UncheckedIOException("cannot read " + FILE, unreadable);
    }
  }

  /** The confidence in an answer of this kind, of which these factors hold. */
  Confidence of(String basis, List<String> holding) {
    Share share = bases.getOrDefault(basis, new Share(0, 0, basis));
    double odds = odds(share.smoothed());
    List<String> reasons = new ArrayList<>();
    reasons.add(told(share));
    double all = odds(overall());
    for (String name : holding) {
      Share factor = factors.getOrDefault(name, new Share(0, 0, name));
      odds *= Math.min(1, odds(factor.smoothed()) / all);
      reasons.add(told(factor));
    }
    double value = Math.round(100 * odds / (1 + odds)) / 100.0;
    return new Confidence(value, basis, reasons);
  }

  /** The same confidence with one reason more: what was measured of answers of which this holds. */
  Confidence with(Confidence before, String factor) {
    List<String> reasons = new ArrayList<>(before.reasons());
    reasons.add(told(factors.getOrDefault(factor, new Share(0, 0, factor))));
    return new Confidence(before.value(), before.basis(), reasons);
  }

  private double overall() {
    int right = bases.values().stream().mapToInt(Share::right).sum();
    int of = bases.values().stream().mapToInt(Share::of).sum();
    return new Share(right, of, "").smoothed();
  }

  private static double odds(double share) {
    return share / (1 - share);
  }

  private static String told(Share share) {
    return share.of() == 0
        ? share.words() + " (not measured yet)"
        : "%s (%d of %d such answers were right when it was measured)"
            .formatted(share.words(), share.right(), share.of());
  }
}
