package dev.assay.analysis.skeleton;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.Dialect;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SkeletonTest {

  private static String skeleton(String sql) {
    return Skeleton.of(Dialect.SQLITE, sql).orElseThrow().text();
  }

  @Test
  void tablesColumnsAndValuesAreBlanks() {
    assertThat(
            skeleton(
                "select t.name, count(distinct b.isbn) n from authors t join books b on t.id ="
                    + " b.author_id where b.year > 1990 and t.name like 'A%' group by t.id having"
                    + " count(*) >= 2 order by n desc limit 3"))
        .isEqualTo(
            "SELECT _, COUNT(DISTINCT _) FROM _ JOIN _ WHERE _ > _ AND _ LIKE _ GROUP BY _"
                + " HAVING COUNT(_) >= _ ORDER BY COUNT(DISTINCT _) DESC LIMIT _");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "SELECT a FROM t WHERE b = 1 AND c > 2 | select X.q from s as X where 5 < X.r and X.p = \"w\"",
        "SELECT a FROM t JOIN u ON t.i = u.i WHERE b = 1 | SELECT a FROM u, t WHERE u.i = t.i AND b = 'x'",
        "SELECT a FROM t JOIN u ON trim(t.i) = cast(u.i AS text) WHERE b = 1"
            + " | SELECT a FROM t JOIN u ON t.i = u.i WHERE b = 2",
        "SELECT a FROM t JOIN u USING (i) | SELECT a FROM t INNER JOIN u ON t.i = u.j",
        "SELECT a FROM t WHERE b IN (1, 2) | SELECT c FROM t WHERE d IN (7)",
        "SELECT a AS n FROM t ORDER BY n ASC | SELECT b FROM t ORDER BY 1",
        "SELECT a FROM t WHERE (b = 1 OR c < 2) AND d <> 3 | SELECT a FROM t WHERE d != 3 AND (c < 4 OR b = 0)",
        "SELECT a FROM t WHERE a NOT IN (SELECT b FROM u) AND c = 1"
            + " | SELECT a FROM t WHERE c = 1 AND a NOT IN (SELECT b FROM u)",
        "SELECT _ FROM _ WHERE _ = _ | SELECT name FROM pets WHERE kind = 'dog'",
      })
  void theSameInOtherWordsHasTheSameSkeleton(String one, String other) {
    assertThat(skeleton(one)).isEqualTo(skeleton(other));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "SELECT a FROM t | SELECT DISTINCT a FROM t",
        "SELECT a FROM t | SELECT a, b FROM t",
        "SELECT max(a) FROM t | SELECT min(a) FROM t",
        "SELECT a FROM t JOIN u ON t.i = u.i | SELECT a FROM t LEFT JOIN u ON t.i = u.i",
        "SELECT a FROM t WHERE b > 1 | SELECT a FROM t WHERE b >= 1",
        "SELECT a FROM t WHERE b = 1 AND c = 2 | SELECT a FROM t WHERE b = 1 OR c = 2",
        "SELECT a FROM t JOIN u ON t.i = u.i WHERE u.b = \"x\" | SELECT a FROM t JOIN u ON t.i = u.i",
        "SELECT a FROM t ORDER BY a | SELECT a FROM t ORDER BY a DESC",
        "SELECT a FROM t UNION SELECT a FROM u | SELECT a FROM t EXCEPT SELECT a FROM u",
      })
  void anotherStructureHasAnotherSkeleton(String one, String other) {
    assertThat(skeleton(one)).isNotEqualTo(skeleton(other));
  }

  @Test
  void whatCannotBeParsedHasNone() {
    assertThat(Skeleton.of(Dialect.SQLITE, "no SQL")).isEmpty();
  }
}
