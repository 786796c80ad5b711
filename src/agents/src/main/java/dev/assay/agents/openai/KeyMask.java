package dev.assay.agents.openai;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Takes keys out of what servers say: what stands where a key would, and a key that is too long to
 * be a part of other words by chance.
 */
final class KeyMask {

  private static final String MASK = "[key]";
  private static final int UNLIKELY = 16;
  private static final Pattern PLACE =
      Pattern.compile(
          "(?i)\\b(bearer\\s+(?!token\\b|auth|scheme|realm)|authorization:\\s*(?:bearer\\s+)?|(?:api|access|secret|subscription|auth)[-_ ]?"
              + "(?:key|token)(?:\\s+(?:provided|given|is|was))?\\s*[:=]\\s*)[`'\"]?(?!\\[key])"
              + "[^\\s`'\",;)]+[`'\"]?");
  private static final Pattern LOOKS_SO =
      Pattern.compile("\\b(?:sk|pk|gsk|xai|hf|AKIA|ASIA|AIza)[-_]?[A-Za-z0-9_*-]{12,}\\b");

  private static final Pattern NONE = Pattern.compile("(?!)()");

  private KeyMask() {}

  /** A short key after the word for it, or with one word between. */
  private static Pattern besideItsName(String key) {
    return Pattern.compile(
        "(?i)(\\b(?:key|token|secret|credential|password)s?\\b\\W{0,4}(?:\\w+\\W{1,3})?)(?<![\\w-])(?-i:"
            + Pattern.quote(key)
            + ")(?![\\w-])");
  }

  static String masked(String words, Optional<String> key) {
    String shown =
        key.filter(secret -> secret.length() >= UNLIKELY)
            .map(secret -> words.replace(secret, MASK))
            .orElse(words);
    shown =
        key.filter(secret -> secret.length() < UNLIKELY)
            .map(KeyMask::besideItsName)
            .orElse(NONE)
            .matcher(shown)
            .replaceAll("$1" + "\\" + MASK);
    return LOOKS_SO
        .matcher(PLACE.matcher(shown).replaceAll("$1" + "\\" + MASK))
        .replaceAll("\\" + MASK);
  }
}
