package dev.assay.analysis.skeleton;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.analysis.Finding;
import dev.assay.analysis.Library;
import dev.assay.sql.Dialect;
import java.util.List;
import org.junit.jupiter.api.Test;

class QuestionComparisonTest {

  private static final QuestionComparison COMPARISON =
      new QuestionComparison(Library.catalog(Dialect.SQLITE));
  private static final Skeleton IMPLIED =
      Skeleton.of(Dialect.SQLITE, "SELECT _ FROM _ WHERE _ > _").orElseThrow();

  private static List<String> found(String sql, Mention... mentions) {
    return COMPARISON.inspect(sql, List.of(mentions), IMPLIED).stream()
        .map(Finding::message)
        .toList();
  }

  @Test
  void entitiesThatAreMentionedAndNotUsedComeBeforeTheSkeleton() {
    assertThat(
            found(
                "SELECT title FROM books",
                new Mention("writers", Mention.Type.TABLE, "authors", null),
                new Mention("price", Mention.Type.COLUMN, "books", "price"),
                new Mention("Peru", Mention.Type.VALUE, "authors", "country"),
                new Mention("titles", Mention.Type.COLUMN, "books", "title")))
        .containsExactly(
            "'writers' of the question means the table 'authors', which the SQL does not use:"
                + " use it if the answer depends on it",
            "'price' of the question means books.price, which the SQL does not use:"
                + " use it if the answer depends on it",
            "'Peru' of the question is a value of authors.country, on which the SQL has no"
                + " condition: use it if the answer depends on it");
  }

  @Test
  void aSkeletonIsComparedWhenAllEntitiesAreUsed() {
    assertThat(
            found(
                "SELECT title FROM books", new Mention("books", Mention.Type.TABLE, "books", null)))
        .containsExactly(
            "the question reads like 'SELECT _ FROM _ WHERE _ > _', and the SQL is"
                + " 'SELECT _ FROM _': change it if the question is right");
  }

  @Test
  void theSameStructureAndMoreEntitiesThanMentionedAreFine() {
    assertThat(found("SELECT title FROM books WHERE year > 2000")).isEmpty();
  }

  @Test
  void aKeyIsUsedWhereWhatRefersToItIs() {
    assertThat(
            found(
                "SELECT title FROM books WHERE author_id > 1",
                new Mention("author", Mention.Type.COLUMN, "authors", "id")))
        .isEmpty();
  }
}
