package dev.assay.benchmarks.values;

import java.util.List;

/** What a made-up column holds. Each number below the kind's count stands for another text. */
enum ColumnKind {
  PERSON(3_000 * 40_000L) {
    @Override
    String text(Digits digits) {
      return Words.capital(digits.of(FIRST_NAMES)) + " " + Words.capital(digits.of(NAMES));
    }
  },
  COMPANY(40_000L * 8_000 * 5) {
    @Override
    String text(Digits digits) {
      String form = digits.of(List.of(" Ltd", " & Sons", " Group", " Inc.", " GmbH"));
      return Words.capital(digits.of(NAMES)) + " " + Words.capital(digits.of(WORDS)) + form;
    }
  },
  PLACE(6 * 8 * 40_000L) {
    @Override
    String text(Digits digits) {
      String start = digits.of(List.of("", "North ", "Saint ", "Port ", "New ", "Upper "));
      String end =
          digits.of(List.of("", "ton", "burg", "ford", "haven", " Bay", "field", " Hills"));
      return start + Words.capital(digits.of(NAMES)) + end;
    }
  },
  MAIL(4 * 3_000 * 40_000L) {
    @Override
    String text(Digits digits) {
      String host = digits.of(List.of("example.com", "example.org", "mail.example", "a.example"));
      return digits.of(FIRST_NAMES) + "." + digits.of(NAMES) + "@" + host;
    }
  },
  ADDRESS(5 * 300 * 8_000L * 40_000) {
    @Override
    String text(Digits digits) {
      String end = digits.of(List.of(" Street, ", " Road, ", " Avenue, ", " Lane, ", " Square, "));
      String number = 1 + digits.below(300) + " ";
      return number + Words.capital(digits.of(WORDS)) + end + Words.capital(digits.of(NAMES));
    }
  },
  PRODUCT(6 * 8_000 * 500L * 100) {
    @Override
    String text(Digits digits) {
      String made =
          digits.of(List.of(" Oak ", " Steel ", " Glass ", " Linen ", " Cork ", " Brass "));
      String name = Words.capital(digits.of(WORDS)) + made + Words.capital(digits.of(THINGS));
      return name + " " + digits.below(100);
    }
  },
  CODE(6 * 10_000_000L) {
    @Override
    String text(Digits digits) {
      String letters = digits.of(List.of("AX-", "BK-", "CR-", "DL-", "EM-", "FT-"));
      return letters + "%07d".formatted(digits.below(10_000_000));
    }
  },
  PHONE(90 * 1_000 * 10_000_000L) {
    @Override
    String text(Digits digits) {
      return "+%d %03d %07d"
          .formatted(1 + digits.below(90), digits.below(1_000), digits.below(10_000_000));
    }
  },
  TITLE(8 * 8_000 * 500L * 40_000) {
    @Override
    String text(Digits digits) {
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
      String name = Words.capital(digits.of(NAMES));
      return pattern.formatted(digits.of(WORDS), digits.of(THINGS), name);
    }
  },
  WORD(1_500 * 1_500L) {
    @Override
    String text(Digits digits) {
      return digits.of(SYLLABLES) + digits.of(SYLLABLES);
    }
  };

  private static final List<String> FIRST_NAMES = Words.of(3_000, 1, 3, 1);
  private static final List<String> NAMES = Words.of(40_000, 2, 4, 2);
  private static final List<String> WORDS = Words.of(8_000, 1, 3, 3);
  private static final List<String> THINGS = Words.of(500, 1, 2, 4);
  private static final List<String> SYLLABLES = Words.of(1_500, 1, 1, 5);

  private final long count;

  ColumnKind(long count) {
    this.count = count;
  }

  long count() {
    return count;
  }

  abstract String text(Digits digits);

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
