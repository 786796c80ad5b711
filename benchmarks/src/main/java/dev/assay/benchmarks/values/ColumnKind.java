package dev.assay.benchmarks.values;

import java.util.List;

/** What a made-up column holds. Each number below the kind's count stands for another text. */
enum ColumnKind {
  PERSON(3_000 * 40_000L) {
    @Override
    String text(Digits digits, Vocabulary vocabulary) {
      return Words.capital(digits.of(vocabulary.firstNames()))
          + " "
          + Words.capital(digits.of(vocabulary.names()));
    }
  },
  COMPANY(40_000L * 8_000 * 5) {
    @Override
    String text(Digits digits, Vocabulary vocabulary) {
      String form = digits.of(List.of(" Ltd", " & Sons", " Group", " Inc.", " GmbH"));
      return Words.capital(digits.of(vocabulary.names()))
          + " "
          + Words.capital(digits.of(vocabulary.words()))
          + form;
    }
  },
  PLACE(6 * 8 * 40_000L) {
    @Override
    String text(Digits digits, Vocabulary vocabulary) {
      String start = digits.of(List.of("", "North ", "Saint ", "Port ", "New ", "Upper "));
      String end =
          digits.of(List.of("", "ton", "burg", "ford", "haven", " Bay", "field", " Hills"));
      return start + Words.capital(digits.of(vocabulary.names())) + end;
    }
  },
  MAIL(4 * 3_000 * 40_000L) {
    @Override
    String text(Digits digits, Vocabulary vocabulary) {
      String host = digits.of(List.of("example.com", "example.org", "mail.example", "a.example"));
      return digits.of(vocabulary.firstNames()) + "." + digits.of(vocabulary.names()) + "@" + host;
    }
  },
  ADDRESS(5 * 300 * 8_000L * 40_000) {
    @Override
    String text(Digits digits, Vocabulary vocabulary) {
      String end = digits.of(List.of(" Street, ", " Road, ", " Avenue, ", " Lane, ", " Square, "));
      String number = 1 + digits.below(300) + " ";
      return number
          + Words.capital(digits.of(vocabulary.words()))
          + end
          + Words.capital(digits.of(vocabulary.names()));
    }
  },
  PRODUCT(6 * 8_000 * 500L * 100) {
    @Override
    String text(Digits digits, Vocabulary vocabulary) {
      String made =
          digits.of(List.of(" Oak ", " Steel ", " Glass ", " Linen ", " Cork ", " Brass "));
      String name =
          Words.capital(digits.of(vocabulary.words()))
              + made
              + Words.capital(digits.of(vocabulary.things()));
      return name + " " + digits.below(100);
    }
  },
  CODE(6 * 10_000_000L) {
    @Override
    String text(Digits digits, Vocabulary vocabulary) {
      String letters = digits.of(List.of("AX-", "BK-", "CR-", "DL-", "EM-", "FT-"));
      return letters + "%07d".formatted(digits.below(10_000_000));
    }
  },
  PHONE(90 * 1_000 * 10_000_000L) {
    @Override
    String text(Digits digits, Vocabulary vocabulary) {
      return "+%d %03d %07d"
          .formatted(1 + digits.below(90), digits.below(1_000), digits.below(10_000_000));
    }
  },
  TITLE(8 * 8_000 * 500L * 40_000) {
    @Override
    String text(Digits digits, Vocabulary vocabulary) {
      String pattern =
          digits.of(
              List.of(
                  "The %1$s %2$s of %3$s",
                  "%3$s and the %1$s %2$s",
                  "A %1$s %2$s for %3$s",
                  "How %3$s lost its %1$s %2$s",
                  "%1$s %2$s: notes from %3$s",
                  "On %1$s, %2$s and %3$s",
                  "%3$s's %1$s %2$s, a history",
                  "Travels with %3$s in the %1$s %2$s"));
      String name = Words.capital(digits.of(vocabulary.names()));
      return pattern.formatted(digits.of(vocabulary.words()), digits.of(vocabulary.things()), name);
    }
  },
  WORD(1_500 * 1_500L) {
    @Override
    String text(Digits digits, Vocabulary vocabulary) {
      return digits.of(vocabulary.syllables()) + digits.of(vocabulary.syllables());
    }
  };

  private final long count;

  ColumnKind(long count) {
    this.count = count;
  }

  long count() {
    return count;
  }

  abstract String text(Digits digits, Vocabulary vocabulary);

  /** A number taken apart, so that each of its digits chooses something. */
  static final class Digits {

    private long rest;

    Digits(long number) {
      this.rest = number;
    }

    int below(int bound) {
      int digit = (int) (rest % bound);
      rest /= bound;
      return digit;
    }

    String of(List<String> choices) {
      return choices.get(below(choices.size()));
    }
  }
}
