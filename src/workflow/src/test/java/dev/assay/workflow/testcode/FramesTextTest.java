package dev.assay.workflow.testcode;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.table.Table;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FramesTextTest {

  private static final TestDataAttempt DATA =
      new TestDataAttempt(
          1,
          "",
          Map.of("Pets", Table.ofValues(List.of("pet_id"), List.of(List.of(7)))),
          List.of(),
          null,
          Fixture.NOW,
          0);

  @Test
  void tablesWithRowsAreShownByTheirFrames() {
    assertThat(FramesText.of(Fixture.CATALOG, DATA)).isEqualTo("pets_df:\npet_id\n7");
  }

  @Test
  void tablesThatAQueryReadsAndThatHoldNothingAreSaidTo() {
    String sql = "SELECT p.pet_id FROM Pets AS p JOIN Owners AS o ON o.owner_id = p.owner_id";

    assertThat(FramesText.of(Fixture.CATALOG, DATA, sql))
        .isEqualTo("owners_df:\n(no rows)\n\npets_df:\npet_id\n7");
  }

  @Test
  void tablesThatNobodyReadsAreNotShown() {
    assertThat(FramesText.of(Fixture.CATALOG, DATA, "SELECT pet_id FROM Pets"))
        .isEqualTo("pets_df:\npet_id\n7");
  }
}
