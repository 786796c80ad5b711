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
          "(?i)\\b(bearer\\s+|authorization:\\s*(?:bearer\\s+)?|(?:api|access|secret|subscription|auth)[-_ ]?"
              + "(?:key|token)(?:\\s+(?:provided|given|is|was))?\\s*[:=]\\s*)[`'\"]?(?!\\[key])"
              + "[^\\s`'\",;)]+[`'\"]?");
  private static final Pattern LOOKS_SO =
      Pattern.compile("\\b(?:sk|pk|gsk|xai|hf|AKIA|ASIA|AIza)[-_]?[A-Za-z0-9_*-]{12,}\\b");

  private KeyMask() {}

  static String masked(String words, Optional<String> key) {
    String shown =
        key.filter(secret -> secret.length() >= UNLIKELY)
            .map(secret -> words.replace(secret, MASK))
            .orElse(words);
    return LOOKS_SO
        .matcher(PLACE.matcher(shown).replaceAll("$1" + "\\" + MASK))
        .replaceAll("\\" + MASK);
  }
}
