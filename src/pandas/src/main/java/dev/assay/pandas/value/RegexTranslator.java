package dev.assay.pandas.value;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;

/** Rewrites a regular expression of Python's syntax in Java's. */
final class RegexTranslator {

  private static final int MAX_LENGTH = 10_000;
  private static final int MAX_NESTING = 100;

  /** How often nested counted repeats may multiply; matching could loop that often over nothing. */
  private static final long MAX_REPEATS = 1_000_000;

  /** What a quantifier would repeat. */
  private enum Item {
    NOTHING,
    SINGLE,
    ANCHOR,
    REPEAT
  }

  /**
   * Matches everywhere, and asks the text for its length, which looks at the clock: matching may go
   * back and forth among alternatives without end and read no character.
   */
  private static final String LOOK = "(?=)";

  private final String pattern;
  private final TextBuilder out = new TextBuilder();
  private final Map<String, Integer> names = new LinkedHashMap<>();
  private final Deque<Long> repeats = new ArrayDeque<>();
  private final Deque<Integer> starts = new ArrayDeque<>();
  private final RegexWidths widths = new RegexWidths();
  private final int flags;
  private int globalFlags;
  private int groups;
  private int at;
  private long lastRepeats = 1;
  private Item item = Item.NOTHING;

  RegexTranslator(String pattern, int flags) {
    this.pattern = pattern;
    this.flags = flags;
    this.repeats.push(1L);
  }

  int globalFlags() {
    return globalFlags;
  }

  Map<String, Integer> names() {
    return names;
  }

  /** Whether the classes of characters are those of all languages. */
  boolean isUnicode() {
    return ((flags | globalFlags) & Regex.ASCII) == 0;
  }

  PythonError error(String message) {
    return new PythonError("error", message + " at position " + at);
  }

  String translate() {
    if (pattern.length() > MAX_LENGTH) {
      throw error("the pattern is longer than " + MAX_LENGTH + " characters");
    }
    readGlobalFlags();
    boolean verbose = ((flags | globalFlags) & Regex.VERBOSE) != 0;
    while (at < pattern.length()) {
      char next = pattern.charAt(at);
      switch (next) {
        case '\\' -> escape();
        case '[' -> characterClass();
        case '(' -> open();
        case ')' -> close();
        case '{' -> braces();
        case '}' -> literal("\\}");
        case '#' -> {
          if (verbose) {
            comment();
          } else {
            literal("\\#");
          }
        }
        default -> plain(next, verbose);
      }
    }
    if (repeats.size() > 1) {
      at = starts.element();
      throw error("missing ), unterminated subpattern");
    }
    return out.toString();
  }

  private void plain(char next, boolean verbose) {
    switch (next) {
      case '*' -> repeat("*", at + 1, 0, -1);
      case '+' -> repeat("+", at + 1, 1, -1);
      case '?' -> repeat("?", at + 1, 0, 1);
      case '^', '$' -> single(String.valueOf(next), at + 1, Item.ANCHOR);
      case '|' -> single("|" + LOOK, at + 1, Item.NOTHING);
      default -> {
        boolean blank = Character.isWhitespace(next);
        if (blank && verbose) {
          out.append(next);
          at++;
        } else {
          literal(blank ? "\\" + next : String.valueOf(next));
        }
      }
    }
  }

  private void literal(String text) {
    single(text, at + 1, Item.SINGLE);
  }

  private void single(String translated, int end, Item kind) {
    out.append(translated);
    at = end;
    item = kind;
    lastRepeats = 1;
    switch (kind) {
      case SINGLE -> widths.character();
      case ANCHOR -> widths.nothing();
      case NOTHING, REPEAT -> widths.alternative();
    }
  }

  /** A quantifier, with the {@code ?} or {@code +} that makes it lazy or possessive. */
  private void repeat(String translated, int end, long least, long most) {
    switch (item) {
      case NOTHING, ANCHOR -> throw error("nothing to repeat");
      case REPEAT -> throw error("multiple repeat");
      case SINGLE -> widths.repeat(least, most);
    }
    out.append(translated);
    at = end;
    item = Item.REPEAT;
    if (at < pattern.length() && "?+".indexOf(pattern.charAt(at)) >= 0) {
      out.append(pattern.charAt(at));
      at++;
    }
  }

  private void comment() {
    while (at < pattern.length() && pattern.charAt(at) != '\n') {
      at++;
    }
  }

  private void escape() {
    RegexEscape escape = RegexEscape.read(this, pattern, at, false);
    if (escape.group() > groups) {
      throw error("invalid group reference " + escape.group());
    }
    boolean anchor = "bBAZ".indexOf(pattern.charAt(at + 1)) >= 0;
    single(escape.translated(), escape.end(), anchor ? Item.ANCHOR : Item.SINGLE);
    if (escape.group() > 0) {
      widths.anything();
    }
  }

  private void characterClass() {
    int start = at;
    out.append('[');
    at++;
    if (at < pattern.length() && pattern.charAt(at) == '^') {
      out.append('^');
      at++;
    }
    boolean first = true;
    while (at < pattern.length() && (first || pattern.charAt(at) != ']')) {
      first = false;
      char next = pattern.charAt(at);
      if (next == '\\') {
        RegexEscape escape = RegexEscape.read(this, pattern, at, true);
        out.append(escape.translated());
        at = escape.end();
      } else {
        boolean quoted = "[]&#^".indexOf(next) >= 0 || Character.isWhitespace(next);
        out.append(quoted ? "\\" + next : String.valueOf(next));
        at++;
      }
    }
    if (at >= pattern.length()) {
      at = start;
      throw error("unterminated character set");
    }
    literal("]");
  }

  /** {@code {m}}, {@code {m,}}, {@code {,n}} and {@code {m,n}} repeat; other braces are text. */
  private void braces() {
    int close = pattern.indexOf('}', at);
    String inside = close < 0 ? "" : pattern.substring(at + 1, close);
    if (!inside.matches("\\d{1,9}(,\\d{0,9})?|,\\d{1,9}")) {
      literal("\\{");
      return;
    }
    String[] bounds = inside.split(",", -1);
    long least = bounds[0].isEmpty() ? 0 : Long.parseLong(bounds[0]);
    boolean open = bounds.length == 2 && bounds[1].isEmpty();
    long most = bounds.length == 2 && !open ? Long.parseLong(bounds[1]) : least;
    if (!open && most < least) {
      throw error("min repeat greater than max repeat");
    }
    lastRepeats *= Math.max(1, Math.max(least, most));
    checkRepeats();
    String upTo = bounds.length < 2 ? "" : open ? "," : "," + most;
    repeat("{" + least + upTo + "}", close + 1, least, open ? -1 : most);
  }

  private void checkRepeats() {
    if (lastRepeats > MAX_REPEATS) {
      throw error("the pattern repeats more than " + MAX_REPEATS + " times");
    }
    repeats.push(Math.max(repeats.pop(), lastRepeats));
  }

  private void close() {
    if (repeats.size() == 1) {
      throw error("unbalanced parenthesis");
    }
    if (!widths.close()) {
      throw new PythonError("error", "look-behind requires fixed-width pattern");
    }
    starts.pop();
    lastRepeats = repeats.pop();
    repeats.push(Math.max(repeats.pop(), lastRepeats));
    out.append(')');
    at++;
    item = Item.SINGLE;
  }

  private void open() {
    if (repeats.size() > MAX_NESTING) {
      throw error("the pattern is nested too deeply");
    }
    if (!pattern.startsWith("(?", at)) {
      groups++;
      enter("(", 1);
    } else if (pattern.startsWith("(?P<", at)) {
      named();
    } else if (pattern.startsWith("(?P=", at)) {
      reference();
    } else if (pattern.startsWith("(?#", at)) {
      int close = pattern.indexOf(')', at);
      if (close < 0) {
        throw error("missing ), unterminated comment");
      }
      at = close + 1;
    } else {
      special();
    }
  }

  private void enter(String translated, int length) {
    out.append(translated).append(LOOK);
    starts.push(at);
    widths.open(translated);
    at += length;
    item = Item.NOTHING;
    repeats.push(1L);
  }

  private void named() {
    int close = pattern.indexOf('>', at);
    String name = close < 0 ? "" : pattern.substring(at + 4, close);
    if (!name.matches("[\\p{L}_][\\p{L}\\p{N}_]*")) {
      throw error("bad character in group name '" + name + "'");
    }
    groups++;
    if (names.put(name, groups) != null) {
      throw error("redefinition of group name '" + name + "'");
    }
    enter("(", close + 1 - at);
  }

  private void reference() {
    int close = pattern.indexOf(')', at);
    String name = close < 0 ? "" : pattern.substring(at + 4, close);
    Integer group = names.get(name);
    if (group == null) {
      throw error("unknown group name '" + name + "'");
    }
    single("(?:\\" + group + ")", close + 1, Item.SINGLE);
    widths.anything();
  }

  private void special() {
    for (String known : new String[] {"(?:", "(?=", "(?!", "(?<=", "(?<!", "(?>"}) {
      if (pattern.startsWith(known, at)) {
        enter(known, known.length());
        return;
      }
    }
    int end = at + 2;
    while (end < pattern.length() && "aiLmsux-".indexOf(pattern.charAt(end)) >= 0) {
      end++;
    }
    boolean scoped = end > at + 2 && end < pattern.length() && pattern.charAt(end) == ':';
    if (!scoped) {
      throw pattern.startsWith("(?(", at)
          ? PythonError.unsupported("conditional groups in patterns", "write two patterns")
          : error("unknown extension " + pattern.substring(at, Math.min(pattern.length(), at + 3)));
    }
    String flags = pattern.substring(at + 2, end).replaceAll("[aLu]", "");
    enter("(?" + flags + ":", end + 1 - at);
  }

  /** {@code (?i)} and the like at the start of the pattern. */
  private void readGlobalFlags() {
    while (pattern.startsWith("(?", at)) {
      int end = at + 2;
      int flags = 0;
      while (end < pattern.length() && "aiLmsux".indexOf(pattern.charAt(end)) >= 0) {
        flags |= flag(pattern.charAt(end));
        end++;
      }
      if (end == at + 2 || end >= pattern.length() || pattern.charAt(end) != ')') {
        return;
      }
      globalFlags |= flags;
      at = end + 1;
    }
  }

  private static int flag(char letter) {
    return switch (letter) {
      case 'i' -> Regex.IGNORECASE;
      case 'm' -> Regex.MULTILINE;
      case 's' -> Regex.DOTALL;
      case 'x' -> Regex.VERBOSE;
      case 'a' -> Regex.ASCII;
      default -> 0;
    };
  }
}
