package dev.assay.cli.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.catalog.ValueSharing;
import dev.assay.cli.CommandLineHarness;
import dev.assay.cli.gates.Checkout;
import dev.assay.cli.gates.TextFile;
import dev.assay.workflow.run.LinkingSettings;
import dev.assay.workflow.strategy.Strategy;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What holds in the cloud where nothing is said: the limits of keys and the strategy are those of
 * one machine, while models see less of databases.
 */
class DeployedDefaultsTest {

  @ParameterizedTest
  @CsvSource({
    "rate, Requests a second of each key (default: %s.0).",
    "burst, Requests of each key at once (default: %s).",
    "requests_per_day, Requests a day (UTC) of each key (default: %s).",
  })
  void aKeyMayAskAsOftenWhereverItIsServed(String input, String told) {
    CommandLineHarness line = new CommandLineHarness();
    line.run("serve", "--help");
    String help = line.out().replaceAll("\\s+", " ");

    assertThat(optional(input))
        .isNotEmpty()
        .allSatisfy(usual -> assertThat(help).contains(told.formatted(usual)));
  }

  @Test
  void theUsualStrategyIsTheSame() {
    assertThat(optional("strategy")).isNotEmpty().containsOnly("\"" + Strategy.DEFAULT_NAME + "\"");
  }

  /** This one is meant to differ: whoever wants samples in prompts there has to say so. */
  @Test
  void fewerValuesAreSharedThanOnOneMachine() {
    assertThat(optional("share_values"))
        .isNotEmpty()
        .containsOnly("\"" + ValueSharing.LINKED.id() + "\"");
    assertThat(LinkingSettings.DEFAULT.shareValues()).isGreaterThan(ValueSharing.LINKED);
  }

  /** The defaults of an attribute, in whichever module it is. */
  private static List<String> optional(String name) {
    Pattern attribute = Pattern.compile("(?m)^\\s*" + name + "\\s+= optional\\(\\w+, ([^)]*)\\)$");
    return Checkout.here().files().stream()
        .filter(file -> file.path().matches("terraform/.*variables[.]tf"))
        .map(TextFile::text)
        .flatMap(text -> attribute.matcher(text).results())
        .map(found -> found.group(1))
        .toList();
  }
}
