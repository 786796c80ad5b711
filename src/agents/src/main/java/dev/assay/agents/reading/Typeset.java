package dev.assay.agents.reading;

import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Takes back what typesetting does to code: spaces that do not break, curly quotes, entities and
 * line breaks of HTML. What stands between straight quotes is data, and stays as it is.
 */
final class Typeset {

  private static final String LITERAL = "(?<!\\w)'[^'\\n]*+'|\"[^\"\\n]*+\"";
  private static final String ENTITY =
      "&(?:lt|gt|amp|quot|apos|nbsp|#\\d{2,4}|#[xX][0-9a-fA-F]{2,4});";
  private static final Pattern ENTITIES = Pattern.compile(ENTITY);
  private static final Pattern ENTITY_IN_CODE = Pattern.compile(LITERAL + "|(" + ENTITY + ")");
  private static final Map<String, String> NAMED =
      Map.of("lt", "<", "gt", ">", "amp", "&", "quot", "\"", "apos", "'", "nbsp", " ");

  private static final String SPACE = "[\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]";
  private static final String LINE_END = "[\\u0085\\u2028\\u2029]|<[bB][rR]\\s{0,3}/?>";
  private static final String NO_WIDTH = "[\\u00AD\\u200B-\\u200D\\u2060\\uFEFF]";
  private static final Pattern SET_APART =
      Pattern.compile(
          LITERAL + "|(" + SPACE + ")|(" + LINE_END + ")|" + NO_WIDTH,
          Pattern.UNICODE_CHARACTER_CLASS);

  private static final String CURLY_QUOTED =
      "[‘’‚‛´]([^‘’‚‛´\\n]*+(?:’(?=\\p{L})[^‘’‚‛´\\n]*+){0,9}+)[‘’´](?!\\p{L})|[“”„‟]([^“”„‟\\n]*+)[“”]|(−)|\\\\([_*<>\\[\\]])";
  private static final Pattern CURLY_IN_SQL =
      Pattern.compile("--[^\\n]*+|(?s:/\\*.*?\\*/)|" + LITERAL + "|" + CURLY_QUOTED);
  private static final Pattern CURLY_IN_PYTHON =
      Pattern.compile("#[^\\n]*+|" + LITERAL + "|" + CURLY_QUOTED);

  private Typeset() {}

  /** An answer with plain spaces, line ends and characters, so that code can be told from prose. */
  static String plain(String answer) {
    return SET_APART
        .matcher(withoutEntities(answer))
        .replaceAll(
            found ->
                found.group(1) != null
                    ? " "
                    : found.group(2) != null
                        ? "\n"
                        : isLiteral(found) ? Matcher.quoteReplacement(found.group()) : "");
  }

  private static boolean isLiteral(MatchResult found) {
    return "'\"".indexOf(found.group().charAt(0)) >= 0;
  }

  /** Where one entity stands for a character of the code, all do. */
  private static String withoutEntities(String answer) {
    boolean escaped =
        answer.indexOf('&') >= 0
            && ENTITY_IN_CODE.matcher(answer).results().anyMatch(found -> found.group(1) != null);
    return escaped
        ? ENTITIES
            .matcher(answer)
            .replaceAll(found -> Matcher.quoteReplacement(character(found.group())))
        : answer;
  }

  private static String character(String entity) {
    String name = entity.substring(1, entity.length() - 1);
    if (name.charAt(0) != '#') {
      return NAMED.getOrDefault(name, entity);
    }
    boolean hexadecimal = "xX".indexOf(name.charAt(1)) >= 0;
    return Character.toString(
        hexadecimal
            ? Integer.parseInt(name.substring(2), 16)
            : Integer.parseInt(name.substring(1)));
  }

  /** Code with straight quotes around its texts and names, and nothing escaped for Markdown. */
  static String straight(String code, CodeLanguage language) {
    Pattern curly = language == CodeLanguage.SQL ? CURLY_IN_SQL : CURLY_IN_PYTHON;
    String quote = language == CodeLanguage.SQL ? "''" : "\\'";
    return language == CodeLanguage.JSON
        ? code
        : curly.matcher(code).replaceAll(found -> Matcher.quoteReplacement(straight(found, quote)));
  }

  private static String straight(MatchResult found, String quote) {
    if (found.group(1) != null) {
      return "'" + found.group(1).replace("'", quote) + "'";
    }
    if (found.group(2) != null) {
      return '"' + found.group(2) + '"';
    }
    if (found.group(4) != null) {
      return found.group(4);
    }
    return found.group(3) != null ? "-" : found.group();
  }
}
