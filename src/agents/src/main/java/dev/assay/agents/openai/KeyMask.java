package dev.assay.agents.openai;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Takes keys out of what servers say, by the place where one would stand: after the word for it,
 * after a scheme, in a URL's query, or in the form that providers give to theirs. The key itself is
 * a whole word in such a place; elsewhere, too, if it is long and random, so that no text has it by
 * chance: servers repeat keys in places that nobody foresees.
 */
final class KeyMask {

  private static final String MASK = "[key]";

  /** After the word for it, with one word between at most. */
  private static final String BESIDE_ITS_NAME =
      "(\\b(?:key|token|secret|credential|password)s?\\b\\W{0,4}(?:\\w+\\W{1,3})?)";

  private static final Pattern PLACE =
      Pattern.compile(
          "(?i)([?&](?:key|api-?key|token|sig)=|\\bbearer\\s+(?!token\\b|auth|scheme|realm)|\\bauthorization:\\s*(?:(?:bearer|basic|token)\\s+)?+|\\b(?:api|access|secret|subscription|auth)[-_ ]?"
              + "(?:key|token)(?:\\s+(?:provided|given|is|was))?[\"']?\\s*[:=]\\s*)[`'\"]?(?!\\[key])"
              + "[^\\s`'\",;)&]+[`'\"]?");
  private static final Pattern LOOKS_SO =
      Pattern.compile(
          "\\b(?:sk|pk|gsk|xai|hf|AKIA|ASIA|AIza)[-_]?[A-Za-z0-9_*-]{12,}\\b"
              + "|\\beyJ[A-Za-z0-9_-]{10,}(?:\\.[A-Za-z0-9_-]+){0,2}");

  /** Letters and digits mixed, or so long, as nobody writes words. */
  private static final Pattern RANDOM =
      Pattern.compile("(?=.*\\d)(?=.*[A-Za-z])[\\w.:~+/=-]{16,}|[\\w.:~+/=-]{32,}");

  private KeyMask() {}

  /** What a server says, with a mark where a key stands. */
  static String masked(String words, Optional<String> key) {
    String shown = key.map(secret -> withoutKey(words, secret)).orElse(words);
    return LOOKS_SO
        .matcher(PLACE.matcher(shown).replaceAll("$1" + "\\" + MASK))
        .replaceAll("\\" + MASK);
  }

  private static String withoutKey(String words, String key) {
    String place = RANDOM.matcher(key).matches() ? "()" : BESIDE_ITS_NAME;
    return Pattern.compile("(?i)" + place + "(?<![\\w-])(?-i:" + Pattern.quote(key) + ")(?![\\w-])")
        .matcher(words)
        .replaceAll("$1" + "\\" + MASK);
  }
}
