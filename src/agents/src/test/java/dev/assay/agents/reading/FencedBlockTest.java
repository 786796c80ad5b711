package dev.assay.agents.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class FencedBlockTest {

  @Property
  void noTextLeavesTheBlockThatIsPutAroundIt(@ForAll("hostile") String text) {
    String fenced = FencedBlock.around(text, "text");

    assertThat(FencedBlock.in(fenced))
        .isEqualTo(List.of(new FencedBlock("text", text.replaceAll("\n+$", ""), true)));
  }

  /** Texts of what fences, templates and code are made of. */
  @Provide
  Arbitrary<String> hostile() {
    return Arbitraries.of("`", "```", "~~~", "\n", " ", "text", "{", "}", "{#if a}", "'", "\\")
        .list()
        .ofMaxSize(12)
        .map(parts -> String.join("", parts));
  }
}
