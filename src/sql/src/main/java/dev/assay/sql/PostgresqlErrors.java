package dev.assay.sql;

import dev.assay.sql.SqlFailure.Kind;
import java.sql.SQLException;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.postgresql.util.PSQLException;
import org.postgresql.util.ServerErrorMessage;

/** What PostgreSQL's errors say of an execution. */
final class PostgresqlErrors {

  /** Out of memory, of disk, of what a query may put on disk, of program limits. */
  private static final Set<String> TOO_LARGE = Set.of("53200", "53100", "53400", "54000", "54001");

  /** The driver's own, when a result is larger than it may take at a time. */
  private static final String RESULT_TOO_LARGE = "maxResultBuffer";

  private static final String ALLOCATION = "invalid memory alloc request size";
  private static final String CANCELED = "57014";

  /** Another process crashed, and took this one with it. */
  private static final String CRASH_OF_ANOTHER = "57P02";

  private static final String UNDEFINED_FUNCTION = "42883";

  private static final Pattern FUNCTION = Pattern.compile("function (?:\\w+\\.)?(\\w+)\\(.*");

  /** Functions of extensions that a user's database may have, and test databases have not. */
  private static final Pattern OF_EXTENSIONS =
      Pattern.compile(
          "st_\\w+|h3_\\w+|uuid_generate_\\w+|crosstab\\w*|unaccent|similarity|word_similarity"
              + "|strict_word_similarity|show_trgm|levenshtein\\w*|soundex|difference|metaphone"
              + "|dmetaphone\\w*|daitch_mokotoff|digest|hmac|crypt|gen_salt|earth_distance"
              + "|ll_to_earth|earth_box|time_bucket\\w*|normal_rand|connectby|intset|idx|sort_asc");

  private PostgresqlErrors() {}

  /** Whether the statement was ended by its own timeout. */
  static boolean isTimeout(SQLException failure) {
    return CANCELED.equals(failure.getSQLState());
  }

  /** Whether the SQL has no part in it: executed once more, it may have a result. */
  static boolean isByAnother(SQLException failure) {
    return CRASH_OF_ANOTHER.equals(failure.getSQLState());
  }

  /** The failure of an execution that nobody stopped. */
  static SqlFailure failure(SQLException failure) {
    Kind kind = kind(failure);
    return new SqlFailure(
        kind,
        kind == Kind.CRASHED
            ? "PostgreSQL's process ended while it executed the SQL, and was started again"
            : message(failure));
  }

  private static Kind kind(SQLException failure) {
    String state = String.valueOf(failure.getSQLState());
    String message = String.valueOf(failure.getMessage());
    if (TOO_LARGE.contains(state)
        || message.contains(RESULT_TOO_LARGE)
        || message.contains(ALLOCATION)) {
      return Kind.TOO_LARGE;
    }
    if (state.equals(UNDEFINED_FUNCTION) && isOfExtension(failure)) {
      return Kind.NOT_EXECUTABLE;
    }
    return state.startsWith("08") || state.startsWith("57P") ? Kind.CRASHED : Kind.ERROR;
  }

  private static boolean isOfExtension(SQLException failure) {
    Matcher function =
        FUNCTION.matcher(
            failure instanceof PSQLException psql && psql.getServerErrorMessage() != null
                ? String.valueOf(psql.getServerErrorMessage().getMessage())
                : "");
    return function.matches() && OF_EXTENSIONS.matcher(function.group(1)).matches();
  }

  /** The message, with the hint that PostgreSQL may give. */
  private static String message(SQLException failure) {
    ServerErrorMessage said =
        failure instanceof PSQLException psql ? psql.getServerErrorMessage() : null;
    if (said == null || said.getMessage() == null) {
      return EngineMessages.of(failure);
    }
    return EngineMessages.shortened(
        said.getMessage() + after(said.getDetail()) + after(said.getHint()));
  }

  private static String after(@Nullable String more) {
    return more == null ? "" : ". " + more;
  }
}
