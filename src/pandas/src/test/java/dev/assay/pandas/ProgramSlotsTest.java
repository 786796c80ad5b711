package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.pandas.ProgramSlots.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ProgramSlotsTest {

  private static final int MOST_LINGERING = 4;

  @Test
  void aProgramWaitsUntilAnotherHasEnded() throws Exception {
    ProgramSlots slots = new ProgramSlots(() -> 1);
    Slot first = slots.take();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<Slot> second = threads.submit(slots::take);
      assertThat(second.isDone()).isFalse();

      first.end();

      assertThat(second.get(10, TimeUnit.SECONDS)).isNotNull();
    }
  }

  @Test
  void aProgramThatEndsTwiceGivesOneTurnBack() throws InterruptedException {
    ProgramSlots slots = new ProgramSlots(() -> 1);
    Slot first = slots.take();

    first.end();
    first.end();

    assertThat(slots.free()).isOne();
  }

  @Test
  void someThatDoNotStopMakeRoomForOthersAndNoMore() throws InterruptedException {
    ProgramSlots slots = new ProgramSlots(() -> 2);
    List<Slot> lingering = new ArrayList<>();
    for (int count = 0; count < MOST_LINGERING + 2; count++) {
      Slot slot = slots.take();
      slot.linger();
      lingering.add(slot);
    }
    assertThat(slots.free()).isZero();

    lingering.forEach(Slot::end);

    assertThat(slots.free()).isEqualTo(2);
  }

  @Test
  void aProgramThatStopsJustWhenItIsGivenUpDoesNotCount() throws InterruptedException {
    ProgramSlots slots = new ProgramSlots(() -> 1);
    for (int count = 0; count <= MOST_LINGERING; count++) {
      Slot slot = slots.take();
      slot.end();
      slot.linger();
    }

    assertThat(slots.free()).isOne();
  }
}
