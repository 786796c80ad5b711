package dev.assay.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TurnsTest {

  private static Turns over(String... databases) {
    return new Turns(Stream.of(databases).map(TurnsTest::question).toList());
  }

  private static Question question(String database) {
    return new Question(0, "q", database, "", "", "SELECT 1", "");
  }

  private static List<Integer> taken(Turns.OfThread thread, int most) {
    List<Integer> taken = new ArrayList<>();
    for (int at = 0; at < most; at++) {
      thread.next().ifPresent(taken::add);
    }
    return taken;
  }

  @Test
  void eachThreadHasADatabaseOfItsOwn() {
    Turns turns = over("a", "b", "a", "b", "a");
    Turns.OfThread one = turns.new OfThread();
    Turns.OfThread other = turns.new OfThread();

    assertThat(taken(one, 2)).containsExactly(0, 2);
    assertThat(taken(other, 2)).containsExactly(1, 3);
  }

  @Test
  void whoIsDoneTakesADatabaseThatNobodyHasOpened() {
    Turns turns = over("a", "a", "a", "b", "c");
    Turns.OfThread one = turns.new OfThread();
    Turns.OfThread other = turns.new OfThread();

    assertThat(taken(one, 1)).containsExactly(0);
    assertThat(taken(other, 2)).containsExactly(3, 4);
  }

  @Test
  void whereNoneIsLeftItHelpsWhereMostIsToBeDone() {
    Turns turns = over("a", "a", "a", "a", "b");
    Turns.OfThread one = turns.new OfThread();
    Turns.OfThread other = turns.new OfThread();

    assertThat(taken(one, 1)).containsExactly(0);
    assertThat(taken(other, 3)).containsExactly(4, 1, 2);
    assertThat(taken(one, 3)).containsExactly(3);
    assertThat(other.next()).isEqualTo(OptionalInt.empty());
  }
}
