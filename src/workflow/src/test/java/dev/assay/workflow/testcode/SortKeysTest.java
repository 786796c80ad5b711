package dev.assay.workflow.testcode;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SortKeysTest {

  @Test
  void oneNameOrSeveralAreFound() {
    assertThat(SortKeys.of("result = df.sort_values('age')")).containsExactly("age");
    assertThat(SortKeys.of("df.sort_values(by=\"total fare\", ascending=False).head(3)"))
        .containsExactly("total fare");
    assertThat(SortKeys.of("df.sort_values( by = ['age', \"name\"],\n ascending=[True, False])"))
        .containsExactly("age", "name");
  }

  @Test
  void theLastCallCounts() {
    assertThat(SortKeys.of("a = df.sort_values('x')\nresult = a.sort_values('y')"))
        .containsExactly("y");
    assertThat(SortKeys.of("a = df.sort_values('x')\nresult = a.sort_values(keys)")).isEmpty();
  }

  @Test
  void whatIsComputedIsNotKnown() {
    assertThat(SortKeys.of("df.sort_values(columns[0])")).isEmpty();
    assertThat(SortKeys.of("df.sort_values('a' + 'b')")).isEmpty();
    assertThat(SortKeys.of("df.sort_values(['a'] + more)")).isEmpty();
    assertThat(SortKeys.of("df.nlargest(3, 'age')")).isEmpty();
    assertThat(SortKeys.of("")).isEmpty();
  }
}
