package dev.assay.analysis.calls;

import java.util.List;

/** What a condition compares with. */
sealed interface Operand {

  /** A text, without quotes. */
  record Text(String text) implements Operand {}

  /** A number or a truth, as SQL writes it. */
  record Plain(String text) implements Operand {}

  /** NULL. */
  record Missing() implements Operand {}

  /** Several values, of IN and BETWEEN. */
  record Items(List<Operand> items) implements Operand {
    public Items {
      items = List.copyOf(items);
    }
  }

  /** An expression over columns. */
  record Computed(String expression) implements Operand {}

  /** The answer of a sub-question; counted from 0. */
  record Answered(int question) implements Operand {}
}
