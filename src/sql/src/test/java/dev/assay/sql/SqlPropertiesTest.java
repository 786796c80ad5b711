package dev.assay.sql;

import static dev.assay.sql.SqlFixtures.resultOf;
import static dev.assay.sql.SqlFixtures.row;
import static dev.assay.sql.SqlFixtures.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.table.Table;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class SqlPropertiesTest {

  @Provide
  Arbitrary<String> sqlLike() {
    return Arbitraries.of(
            "SELECT ",
            "WITH a AS ",
            "(",
            ")",
            "'",
            "\"",
            "`",
            "[",
            "]",
            "--",
            "/*",
            "*/",
            ";",
            "\\",
            "$$",
            "$a$",
            "E",
            "#",
            "\n",
            "\r",
            "\0",
            " ",
            "a",
            "1",
            ".",
            ",",
            "é😀",
            "DROP ")
        .list()
        .ofMaxSize(25)
        .map(parts -> String.join("", parts));
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.strings()
        .withChars(
            '\'', '"', '\\', '`', ';', '-', '/', '*', '$', '[', '#', '\n', ' ', 'a', 'é', '%')
        .ofMinLength(1)
        .ofMaxLength(20);
  }

  /** Whatever passes is one statement, whose quotes H2 sees just where the guard saw them. */
  @Property(tries = 2000)
  void theGuardAnswersAnyText(@ForAll("sqlLike") String sql, @ForAll Dialect dialect)
      throws RefusedSqlException {
    if (SelectGuard.refusal(dialect, sql).isPresent()) {
      return;
    }
    List<SqlToken> tokens = SelectGuard.check(dialect, sql);
    assertThat(tokens).noneMatch(token -> token.isSymbol(';'));
    String forH2 = H2Text.of(dialect == Dialect.SQLITE ? Dialect.H2 : dialect, sql, tokens);
    assertThat(quoted(SqlLexer.tokens(Dialect.DB2, forH2))).as(forH2).isEqualTo(quoted(tokens));
  }

  private static List<String> quoted(List<SqlToken> tokens) {
    return tokens.stream()
        .filter(
            token ->
                token.kind() == SqlToken.Kind.STRING || token.kind() == SqlToken.Kind.QUOTED_NAME)
        .map(token -> token.kind() + " " + token.text())
        .toList();
  }

  @Property(tries = 100)
  void anyTextSurvivesAsALiteralOfItsDialect(
      @ForAll("texts") String text, @ForAll Dialect dialect) {
    Assume.that(dialect.isExecutable());
    boolean escapes = dialect == Dialect.MYSQL || dialect == Dialect.MARIADB;
    String literal = "'" + (escapes ? text.replace("\\", "\\\\") : text).replace("'", "''") + "'";
    String from = dialect == Dialect.ORACLE ? " FROM DUAL" : "";

    SqlOutcome outcome =
        SqlEngines.forDialect(dialect, SqlFixtures.UNHURRIED)
            .execute(List.of(), "SELECT " + literal + " AS v" + from);

    assertThat(resultOf(outcome).value(0, 0)).isEqualTo(text);
  }

  @Property(tries = 100)
  void anyValueSurvivesInAColumnOfItsKind(
      @ForAll("texts") String text, @ForAll long whole, @ForAll double real) {
    double number = real + 0.0; // SQLite has no -0.0
    TestTable data =
        new TestTable(
            table("t", "a TEXT", "b BIGINT", "c DOUBLE PRECISION"),
            Table.ofValues(List.of("a", "b", "c"), List.of(row(text, whole, number))));

    for (Dialect dialect : List.of(Dialect.SQLITE, Dialect.POSTGRESQL)) {
      SqlOutcome outcome =
          SqlEngines.forDialect(dialect, SqlFixtures.UNHURRIED)
              .execute(List.of(data), "SELECT a, b, c FROM t");
      assertThat(resultOf(outcome).rows()).containsExactly(row(text, whole, number));
    }
  }
}
