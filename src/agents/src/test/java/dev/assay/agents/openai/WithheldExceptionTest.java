package dev.assay.agents.openai;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class WithheldExceptionTest {

  @Test
  void classesAndPlacesAreKeptAndMessagesAreNot() {
    IOException first = new IOException("Authorization: Bearer sk-1");
    RuntimeException failure = new IllegalStateException("the prompt", first);

    WithheldException withheld = WithheldException.of(failure);

    assertThat(withheld).hasMessage("java.lang.IllegalStateException");
    assertThat(withheld.getStackTrace()).isEqualTo(failure.getStackTrace());
    assertThat(withheld.getCause()).hasMessage("java.io.IOException").hasNoCause();
    assertThat(withheld.getCause().getStackTrace()).isEqualTo(first.getStackTrace());
  }

  @Test
  void causesThatLeadBackToEachOtherEnd() {
    RuntimeException one = new IllegalStateException();
    one.initCause(new IllegalStateException(one));

    assertThat(WithheldException.of(one)).hasRootCauseInstanceOf(WithheldException.class);
  }
}
