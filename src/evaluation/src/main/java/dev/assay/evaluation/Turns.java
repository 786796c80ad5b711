package dev.assay.evaluation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Which question is whose turn. A thread keeps to a database as long as it has questions, and takes
 * one that nobody has opened next: to open a database takes longer than most questions. Where none
 * is left it helps where most is to be done.
 */
final class Turns {

  private final Deque<Deque<Integer>> untouched;
  private final List<Deque<Integer>> begun = new ArrayList<>();

  Turns(List<Question> questions) {
    Map<String, Deque<Integer>> byDatabase = new LinkedHashMap<>();
    for (int at = 0; at < questions.size(); at++) {
      byDatabase.computeIfAbsent(questions.get(at).database(), _ -> new ArrayDeque<>()).addLast(at);
    }
    // what takes longest begins first, so that all end at about the same time
    this.untouched =
        new ArrayDeque<>(
            byDatabase.values().stream()
                .sorted(Comparator.<Deque<Integer>>comparingInt(Deque::size).reversed())
                .toList());
  }

  /** The turns of one thread. */
  final class OfThread {

    private Deque<Integer> questions = new ArrayDeque<>();

    /** Where the next question is; empty when none is left. */
    OptionalInt next() {
      synchronized (Turns.this) {
        if (questions.isEmpty()) {
          questions = another();
        }
        return questions.isEmpty() ? OptionalInt.empty() : OptionalInt.of(questions.removeFirst());
      }
    }
  }

  private Deque<Integer> another() {
    if (!untouched.isEmpty()) {
      begun.add(untouched.removeFirst());
      return begun.getLast();
    }
    return begun.stream().max(Comparator.comparingInt(Deque::size)).orElseGet(ArrayDeque::new);
  }
}
