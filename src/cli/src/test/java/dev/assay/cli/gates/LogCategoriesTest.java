package dev.assay.cli.gates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Each category of the log is explained where operators look, and none that is not there. */
class LogCategoriesTest {

  private static final Pattern USED =
      Pattern.compile("(?:Logger\\.getLogger\\(|CATEGORY = )\"(assay\\.[a-z.]+)\"");

  private static final Pattern EXPLAINED = Pattern.compile("(?m)^\\| `(assay\\.[a-z.]+)` \\|");

  @Test
  void eachIsInTheTableOfTheOperationsGuide() {
    Set<String> used = new TreeSet<>();
    for (TextFile file : Checkout.here().mainJava()) {
      used.addAll(found(USED, file.text()));
    }
    String guide =
        Checkout.here().files().stream()
            .filter(file -> file.path().equals("docs/operations.md"))
            .findFirst()
            .orElseThrow()
            .text();

    assertThat(used).contains("assay.serve", "assay.functions");
    assertThat(found(EXPLAINED, guide)).isEqualTo(used);
  }

  private static Set<String> found(Pattern pattern, String text) {
    return pattern
        .matcher(text)
        .results()
        .map((MatchResult each) -> each.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
