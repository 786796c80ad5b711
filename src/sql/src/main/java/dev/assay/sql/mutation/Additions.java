package dev.assay.sql.mutation;

import dev.assay.sql.Dialect;
import dev.assay.sql.TableDefinition;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * What a rewritten query has that the query before had not: conditions, and conversions such as
 * TRIM or CAST. Names of tables before columns, case, spaces and parentheses make no difference.
 */
public final class Additions {

  private static final Pattern DROPPED =
      Pattern.compile("^without (?:(?:WHERE|HAVING|ON) )?", Pattern.CASE_INSENSITIVE);

  private static final Pattern BECAME = Pattern.compile(" became .*", Pattern.DOTALL);

  private static final Pattern NOISE = Pattern.compile("(?:[\\w\"`\\[\\]]+\\.(?=\\D))|[\\s()\"`…]");

  private static final Pattern CONVERSION =
      Pattern.compile(
          "\\b(?:TRIM|LTRIM|RTRIM|LOWER|UPPER|COALESCE|IFNULL|CAST)\\s*\\(| AS [A-Z ]+\\)");

  private Additions() {}

  /**
   * The rewritten query without one thing that it added, for each such thing.
   *
   * @return none where the parser cannot read the rewritten query
   */
  public static List<Mutant> of(
      Dialect dialect, String before, String after, List<TableDefinition> tables) {
    String same = plain(before);
    String sameConditions = plain(withoutConversions(before));
    return Mutants.of(dialect, after, tables).stream()
        .flatMap(mutants -> mutants.mutants().stream())
        .filter(
            mutant ->
                switch (mutant.kind()) {
                  case CONVERSION -> !same.contains(plain(part(mutant)));
                  case CONDITION_DROPPED ->
                      !sameConditions.contains(plain(withoutConversions(part(mutant))));
                  default -> false;
                })
        .toList();
  }

  /** The addition itself, as the rewritten query has it. */
  public static String part(Mutant mutant) {
    return mutant.kind() == MutationKind.CONVERSION
        ? BECAME.matcher(mutant.change()).replaceFirst("")
        : DROPPED.matcher(mutant.change()).replaceFirst("");
  }

  private static String withoutConversions(String sql) {
    return CONVERSION.matcher(sql.toUpperCase(Locale.ROOT)).replaceAll("");
  }

  private static String plain(String sql) {
    return NOISE.matcher(sql).replaceAll("").toUpperCase(Locale.ROOT);
  }
}
