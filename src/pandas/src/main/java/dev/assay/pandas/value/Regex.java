package dev.assay.pandas.value;

import java.util.Collections;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/** A regular expression in Python's syntax. Matching stays within the limit of time. */
public final class Regex {

  public static final int IGNORECASE = 2;
  public static final int MULTILINE = 8;
  public static final int DOTALL = 16;
  public static final int VERBOSE = 64;
  public static final int ASCII = 256;

  private final String pattern;
  private final int flags;
  private final Pattern compiled;
  private final Map<String, Integer> names;
  private @Nullable Pattern notEmpty;

  private Regex(String pattern, int flags, Pattern compiled, Map<String, Integer> names) {
    this.pattern = pattern;
    this.flags = flags;
    this.compiled = compiled;
    this.names = Collections.unmodifiableMap(names);
  }

  /**
   * Compiles a pattern.
   *
   * @param flags Python's flags, such as {@link #IGNORECASE}, added up
   * @throws PythonError an {@code error} (Python's re.error) when the pattern is not valid
   */
  public static Regex compile(String pattern, int flags) {
    RegexTranslator translator = new RegexTranslator(pattern, flags);
    String translated = translator.translate();
    int all = flags | translator.globalFlags();
    try {
      Pattern compiled = Pattern.compile(translated, javaFlags(all));
      return new Regex(pattern, all, compiled, translator.names());
    } catch (PatternSyntaxException error) {
      throw new PythonError("error", String.valueOf(error.getDescription()));
    } catch (StackOverflowError _) {
      throw tooDeep();
    }
  }

  private static int javaFlags(int flags) {
    int java = Pattern.UNIX_LINES;
    java |= (flags & IGNORECASE) != 0 ? Pattern.CASE_INSENSITIVE : 0;
    java |= (flags & MULTILINE) != 0 ? Pattern.MULTILINE : 0;
    java |= (flags & DOTALL) != 0 ? Pattern.DOTALL : 0;
    java |= (flags & VERBOSE) != 0 ? Pattern.COMMENTS : 0;
    boolean unicode = (flags & ASCII) == 0;
    return unicode ? java | Pattern.UNICODE_CHARACTER_CLASS | Pattern.UNICODE_CASE : java;
  }

  private static LimitError tooDeep() {
    return new LimitError("RecursionError", "the regular expression recurses too deeply");
  }

  /** The pattern as it was written. */
  public String pattern() {
    return pattern;
  }

  public int flags() {
    return flags;
  }

  /** The number of groups. */
  public int groups() {
    return compiled.matcher("").groupCount();
  }

  /** The numbers of the named groups. */
  public Map<String, Integer> names() {
    return names;
  }

  /** The name of a group, {@code null} when it has none. */
  public @Nullable String nameOf(int group) {
    for (Map.Entry<String, Integer> entry : names.entrySet()) {
      if (entry.getValue() == group) {
        return entry.getKey();
      }
    }
    return null;
  }

  /** A matcher of the text; call its methods through {@link #guarded}. */
  public Matcher matcher(String text) {
    return compiled.matcher(new WatchedText(text)).useTransparentBounds(true);
  }

  /** All matches of the text, one after another. */
  public Matches matches(String text) {
    return new Matches(text);
  }

  /**
   * The matches of one text. After an empty match Python looks for one that is not empty at the
   * same place, where Java goes on to the next.
   */
  public final class Matches {
    private final Matcher matcher;
    private final String text;
    private int retryAt = -1;

    private Matches(String text) {
      this.text = text;
      this.matcher = matcher(text).useAnchoringBounds(false).useTransparentBounds(true);
    }

    /** The next match, {@code null} when there is none. */
    public @Nullable MatchResult next() {
      MatchResult retried = retryAt < 0 ? null : guarded(this::retry);
      if (retried == null && !guarded(matcher::find)) {
        return null;
      }
      MatchResult found = retried == null ? matcher.toMatchResult() : retried;
      retryAt = found.start() == found.end() ? found.end() : -1;
      if (retried != null) {
        matcher.region(found.end(), text.length());
      }
      return found;
    }

    private @Nullable MatchResult retry() {
      Matcher again =
          notEmpty()
              .matcher(new WatchedText(text))
              .useAnchoringBounds(false)
              .useTransparentBounds(true)
              .region(retryAt, text.length());
      return again.lookingAt() ? again.toMatchResult() : null;
    }
  }

  /** The pattern where it does not match the empty text at the place where the match begins. */
  private Pattern notEmpty() {
    Pattern known = notEmpty;
    if (known == null) {
      String lineEnd = (compiled.flags() & Pattern.COMMENTS) == 0 ? "" : "\n";
      String pattern = "(?:" + compiled.pattern() + lineEnd + ")(?!\\G)";
      known = Pattern.compile(pattern, compiled.flags());
      notEmpty = known;
    }
    return known;
  }

  /** Runs a step of matching; a match that recurses too deeply is an error with a name. */
  public static <T> T guarded(Supplier<T> step) {
    try {
      return step.get();
    } catch (StackOverflowError _) {
      throw tooDeep();
    }
  }

  /** Whether the pattern occurs in the text. */
  public boolean find(String text) {
    Matcher matcher = matcher(text);
    return guarded(matcher::find);
  }
}
