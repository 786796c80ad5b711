package dev.assay.workflow.linking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.assay.agents.model.Embedding;
import dev.assay.catalog.linking.ColumnRef;
import dev.assay.catalog.linking.Descriptions.DescribedColumn;
import dev.assay.catalog.linking.FoundValue;
import dev.assay.workflow.linking.Linking.Described;
import dev.assay.workflow.linking.Linking.Value;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RankingsTest {

  private static final ColumnRef CITY = new ColumnRef("port", "city");
  private static final ColumnRef SIZE = new ColumnRef("port", "size");

  private static FoundValue found(String value, double distance) {
    return new FoundValue(value, distance, List.of(CITY));
  }

  /** A vector whose dot product with {@code like(1)} is this. */
  private static Embedding like(double one) {
    return Embedding.of(List.of(one, Math.sqrt(1 - one * one)));
  }

  @Test
  void valuesThatAreLessSimilarThanSixTenthsAreLeftOutAndTheMostSimilarIsFirst() {
    Rankings rankings =
        new Rankings(
            Map.of(
                "Aberdeen", like(1),
                "Aberdon", like(0.61),
                "Aberdare", like(0.59),
                "Aberdene", like(0.9)));

    assertThat(
            rankings.values(
                "Aberdeen",
                List.of(found("Aberdon", 0.2), found("Aberdare", 0.2), found("Aberdene", 0.3))))
        .extracting(Value::text)
        .containsExactly("Aberdene", "Aberdon");
  }

  @Test
  void aValueThatIsTheKeywordButForSpellingIsNeverLeftOut() {
    Rankings rankings = new Rankings(Map.of("Aberdeen", like(1), "ABERDEEN ", like(0)));

    assertThat(rankings.values("Aberdeen", List.of(found("ABERDEEN ", 0))))
        .containsExactly(new Value("ABERDEEN ", 0, 0.0, List.of(CITY)));
  }

  @Test
  void withoutEmbeddingsValuesStayInTheOrderOfTheirDistance() {
    assertThat(
            new Rankings(Map.of())
                .values("Aberdeen", List.of(found("Aberdeen ", 0), found("Aberdare", 0.25))))
        .extracting(Value::text)
        .containsExactly("Aberdeen ", "Aberdare");
  }

  @Test
  void theDescriptionAtTheLeastDistanceIsTakenAndNotTheOneAtTheGreatest() {
    Rankings rankings =
        new Rankings(
            Map.of(
                "large", like(1),
                "where it is", like(-1),
                "how many ships it takes", like(0.8)));

    Described nearest =
        rankings.nearest(
            "large",
            List.of(
                new DescribedColumn(CITY, "where it is"),
                new DescribedColumn(SIZE, "how many ships it takes")));

    assertThat(nearest).isNotNull();
    assertThat(nearest.column()).isEqualTo(SIZE);
    assertThat(nearest.distance()).isCloseTo(0.632, within(0.001));
  }

  @Test
  void whereNothingIsDescribedNothingIsNearest() {
    assertThat(new Rankings(Map.of("large", like(1))).nearest("large", List.of())).isNull();
  }
}
