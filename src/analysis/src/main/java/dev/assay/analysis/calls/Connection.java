package dev.assay.analysis.calls;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** How numbered conditions are connected: {@code 1 AND (2 OR 3)}. */
public sealed interface Connection {

  /** The condition of that number, from 1. */
  record One(int number) implements Connection {}

  /** All of them have to hold. */
  record All(List<Connection> parts) implements Connection {
    public All {
      parts = List.copyOf(parts);
    }
  }

  /** One of them has to hold. */
  record Any(List<Connection> parts) implements Connection {
    public Any {
      parts = List.copyOf(parts);
    }
  }

  /** All of so many conditions. */
  static Connection all(int conditions) {
    List<Connection> parts = new ArrayList<>();
    for (int number = 1; number <= conditions; number++) {
      parts.add(new One(number));
    }
    return parts.size() == 1 ? parts.getFirst() : new All(parts);
  }

  /** As SQL, each condition as {@code written} has it. */
  default String sql(IntFunction<String> written) {
    return switch (this) {
      case One(int number) -> written.apply(number);
      case All(var parts) ->
          parts.stream()
              .map(part -> part instanceof Any ? "(" + part.sql(written) + ")" : part.sql(written))
              .collect(Collectors.joining(" AND "));
      case Any(var parts) ->
          parts.stream()
              .map(part -> part instanceof All ? "(" + part.sql(written) + ")" : part.sql(written))
              .collect(Collectors.joining(" OR "));
    };
  }

  /**
   * Reads numbers, AND, OR and parentheses; AND binds more tightly.
   *
   * @return empty unless every number from 1 to {@code conditions} is there exactly once
   */
  static Optional<Connection> parse(String text, int conditions) {
    return new Reading(text, conditions).connection();
  }

  /** A text that is being read. */
  final class Reading {

    private static final Pattern TOKEN =
        Pattern.compile("\\s*(?:(\\d{1,3})|(AND|OR)\\b|([()]))", Pattern.CASE_INSENSITIVE);
    private static final int DEEPEST = 20;

    private final List<String> tokens = new ArrayList<>();
    private final Set<Integer> seen = new HashSet<>();
    private final int conditions;
    private int next;
    private boolean wrong;

    private Reading(String text, int conditions) {
      this.conditions = conditions;
      Matcher matcher = TOKEN.matcher(text);
      int end = 0;
      while (matcher.find(end) && matcher.start() == end) {
        tokens.add(matcher.group().strip().toUpperCase(java.util.Locale.ROOT));
        end = matcher.end();
      }
      wrong = !text.substring(end).isBlank();
    }

    private Optional<Connection> connection() {
      if (wrong || tokens.isEmpty()) {
        return Optional.empty();
      }
      Connection connection = any(0);
      boolean whole = !wrong && next == tokens.size() && seen.size() == conditions;
      return whole ? Optional.of(connection) : Optional.empty();
    }

    private Connection any(int depth) {
      List<Connection> parts = new ArrayList<>();
      do {
        parts.add(all(depth));
      } while (accept("OR"));
      return parts.size() == 1 ? parts.getFirst() : new Any(parts);
    }

    private Connection all(int depth) {
      List<Connection> parts = new ArrayList<>();
      do {
        parts.add(one(depth));
      } while (accept("AND"));
      return parts.size() == 1 ? parts.getFirst() : new All(parts);
    }

    private Connection one(int depth) {
      if (depth < DEEPEST && accept("(")) {
        Connection inner = any(depth + 1);
        wrong |= !accept(")");
        return inner;
      }
      String token = next < tokens.size() ? tokens.get(next++) : "";
      int number = token.matches("\\d+") ? Integer.parseInt(token) : 0;
      wrong |= number < 1 || number > conditions || !seen.add(number);
      return new One(number);
    }

    private boolean accept(String token) {
      boolean there = !wrong && next < tokens.size() && tokens.get(next).equals(token);
      next += there ? 1 : 0;
      return there;
    }
  }
}
