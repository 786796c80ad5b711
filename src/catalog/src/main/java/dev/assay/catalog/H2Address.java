package dev.assay.catalog;

import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How H2 is told of a file that is only read. */
final class H2Address {

  private static final String JDBC = "jdbc:h2:";

  private static final Pattern ELSEWHERE = Pattern.compile("(?i)(mem|tcp|ssl|nioMemFS|memFS):.*");

  /** H2 refuses a second mode, and one for a file that several processes share or of a ZIP file. */
  private static final Pattern WITH_MODE =
      Pattern.compile("(?i)(zip:.*|.*;(ACCESS_MODE_DATA=|AUTO_SERVER=TRUE).*)");

  /** A path that is looked for from the folder in which a process runs. */
  private static final Pattern RELATIVE = Pattern.compile("((?:\\w+:)*)(\\.{1,2}[/\\\\][^;]*)(.*)");

  private H2Address() {}

  /** The address for reading only, whatever folder a process runs in; empty where it is no file. */
  static Optional<String> file(String url) {
    String address = url.substring(JDBC.length());
    if (ELSEWHERE.matcher(address).matches()) {
      return Optional.empty();
    }
    String mode = WITH_MODE.matcher(address).matches() ? "" : ";ACCESS_MODE_DATA=r";
    // a mistyped name must not make a new database
    return Optional.of(JDBC + absolute(address) + mode + ";IFEXISTS=TRUE");
  }

  private static String absolute(String address) {
    Matcher relative = RELATIVE.matcher(address);
    return relative.matches()
        ? relative.group(1)
            + Path.of(relative.group(2)).toAbsolutePath().normalize()
            + relative.group(3)
        : address;
  }
}
