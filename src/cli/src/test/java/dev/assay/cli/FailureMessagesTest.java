package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** What a command says that could not run. */
class FailureMessagesTest {

  @Command(name = "greedy")
  private static final class Greedy implements Runnable {
    @Override
    public void run() {
      throw new OutOfMemoryError("Java heap space");
    }
  }

  @Test
  void aHeapThatIsTooSmallEndsACommandWithTheVariableThatSetsIt() {
    StringWriter err = new StringWriter();
    CommandLine line = new CommandLine(new Greedy()).setErr(new PrintWriter(err, true));

    assertThat(SettledLine.execute(line)).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(err.toString()).startsWith("assay: ").contains("ASSAY_HEAP=").hasLineCount(1);
  }

  @Test
  void whereItIsFromIsToldWhenThatIsWanted() {
    StringWriter err = new StringWriter();
    UsageException failure = new UsageException("no such file", new IllegalStateException("cell"));

    FailureMessages.tell(failure, new PrintWriter(err, true), true);

    assertThat(err.toString())
        .startsWith(
            "assay: no such file%n  dev.assay.cli.UsageException: no such file%n".formatted())
        .contains(
            "    at dev.assay.cli.FailureMessagesTest.",
            "  caused by java.lang.IllegalStateException")
        .doesNotContain("cell");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3})
  void itIsTheSameWhereOthersCarryIt(int carriers) {
    Throwable failure = new OutOfMemoryError("Java heap space");
    for (int times = 0; times < carriers; times++) {
      failure = new CompletionException(failure);
    }

    assertThat(FailureMessages.message(failure)).contains("ASSAY_HEAP=");
  }
}
