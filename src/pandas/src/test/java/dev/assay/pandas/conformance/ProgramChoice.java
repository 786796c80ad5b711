package dev.assay.pandas.conformance;

import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Chooses programs by what they reach: at each step the one with the most new probes for its bytes,
 * until nearly all are reached; then again, so that what is left of the bytes goes to programs that
 * reach the same code in other ways.
 */
final class ProgramChoice {

  /**
   * A program that can be chosen.
   *
   * @param data what the programs of one file begin with; it is written once for all of them
   */
  record Candidate(
      String topic,
      String file,
      String name,
      String data,
      String code,
      String outcome,
      int[] probes) {

    String source() {
      return topic + "/" + file;
    }

    int bytes() {
      return 2 * (file.length() + name.length()) + LABELS + code.length() + outcome.length();
    }
  }

  /**
   * The share of the probes that the first round has to reach; the rest costs half as much again.
   */
  private static final double ENOUGH = 0.992;

  /**
   * What a program costs beside its bytes, so that few larger ones stand against many small ones.
   */
  private static final int EACH = 300;

  /** What stands around the names of a program in its two files. */
  private static final int LABELS = 20;

  /** A candidate and how many new probes it had for its bytes when it was last looked at. */
  private record Ranked(Candidate candidate, double worth) {}

  private final int limit;
  private final Set<Candidate> chosen = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<String> sources = new HashSet<>();
  private BitSet covered = new BitSet();
  private int bytes;

  ProgramChoice(int limit) {
    this.limit = limit;
  }

  /**
   * Chooses from the candidates.
   *
   * @param always those that are taken whatever they reach
   * @param again those that the later rounds choose from
   */
  List<Candidate> from(
      List<Candidate> candidates, Predicate<Candidate> always, Predicate<Candidate> again) {
    candidates.stream().filter(always).forEach(this::take);
    round(candidates, (int) (ENOUGH * reached(candidates)));
    List<Candidate> others = candidates.stream().filter(again).toList();
    for (int before = 0; bytes < limit && chosen.size() > before; ) {
      before = chosen.size();
      covered = new BitSet();
      round(others, Integer.MAX_VALUE);
    }
    return candidates.stream().filter(chosen::contains).toList();
  }

  int bytes() {
    return bytes;
  }

  private void round(List<Candidate> candidates, int enough) {
    PriorityQueue<Ranked> queue =
        new PriorityQueue<>(Comparator.comparingDouble(Ranked::worth).reversed());
    for (Candidate candidate : candidates) {
      if (!chosen.contains(candidate)) {
        queue.add(ranked(candidate));
      }
    }
    while (!queue.isEmpty() && bytes < limit && covered.cardinality() < enough) {
      Ranked now = ranked(queue.poll().candidate());
      if (now.worth() == 0) {
        continue;
      }
      if (!queue.isEmpty() && queue.peek().worth() > now.worth()) {
        queue.add(now);
      } else {
        take(now.candidate());
      }
    }
  }

  private Ranked ranked(Candidate candidate) {
    int fresh = 0;
    for (int probe : candidate.probes()) {
      fresh += covered.get(probe) ? 0 : 1;
    }
    return new Ranked(candidate, (double) fresh / cost(candidate));
  }

  private int cost(Candidate candidate) {
    return EACH
        + candidate.bytes()
        + (sources.contains(candidate.source()) ? 0 : candidate.data().length());
  }

  private void take(Candidate candidate) {
    bytes += cost(candidate) - EACH;
    sources.add(candidate.source());
    chosen.add(candidate);
    for (int probe : candidate.probes()) {
      covered.set(probe);
    }
  }

  /** How many of the probes that the candidates reach the chosen ones reach. */
  static int reached(List<Candidate> candidates) {
    BitSet all = new BitSet();
    candidates.forEach(
        candidate -> {
          for (int probe : candidate.probes()) {
            all.set(probe);
          }
        });
    return all.cardinality();
  }
}
