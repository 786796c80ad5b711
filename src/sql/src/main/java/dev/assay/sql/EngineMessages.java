package dev.assay.sql;

import java.sql.SQLException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What an engine says, in one line and without what only its own log needs. */
final class EngineMessages {

  private static final int LONGEST = 500;
  private static final Pattern SQLITE = Pattern.compile("(?s)^\\[SQLITE_\\w+]\\s.*?\\((.*)\\)$");
  private static final Pattern H2_STATEMENT = Pattern.compile("(?s); SQL statement:.*$");
  private static final Pattern H2_CODE = Pattern.compile(" \\[\\d{5}-\\d+]$");

  private EngineMessages() {}

  static String of(SQLException failure) {
    String message = String.valueOf(failure.getMessage());
    Matcher sqlite = SQLITE.matcher(message);
    if (sqlite.matches()) {
      message = sqlite.group(1);
    }
    message = H2_STATEMENT.matcher(message).replaceFirst("");
    message = H2_CODE.matcher(message).replaceFirst("");
    return shortened(message);
  }

  /** A text on one line, of which the end is left out where it is very long. */
  static String shortened(String text) {
    String message = text.replaceAll("\\s+", " ").strip();
    return message.length() <= LONGEST ? message : message.substring(0, LONGEST) + "…";
  }
}
