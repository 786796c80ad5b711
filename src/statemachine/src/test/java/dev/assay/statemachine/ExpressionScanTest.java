package dev.assay.statemachine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ExpressionScanTest {

  @Test
  void findsVariablesOutsideOfTextOnly() {
    ExpressionScan scan =
        new ExpressionScan(
            "$a & '$b' & \"\\\"$c\" & `$d` /* $e */ & $match($f, /[$]g'/) & $h / $i / $états");

    assertThat(scan.variables()).containsExactly("a", "f", "h", "i", "match", "états");
  }

  @Test
  void findsWhatAnExpressionBindsItself() {
    ExpressionScan scan =
        new ExpressionScan(
            "($x := 1; $f := function($a, $b)<nn?:n> { $a }; λ($c) { $c }; $l@$m#$i.($m))");

    assertThat(scan.boundVariables()).containsExactly("a", "b", "c", "f", "i", "m", "x");
    assertThat(scan.usesNewerOperators()).isFalse();
  }

  @Test
  void tellsTheContextFromTheInputDocument() {
    assertThat(new ExpressionScan("$l[$ > 1].$").variables()).containsExactly("l");
    assertThat(new ExpressionScan("$$.x").variables()).containsExactly("$");
  }

  @Test
  void findsFieldsOfStates() {
    assertThat(new ExpressionScan("$states.input.result & $states . context.State").statesFields())
        .containsExactly("context", "input");
  }

  @Test
  void findsOperatorsThatAreTooNew() {
    assertThat(new ExpressionScan("$a ?: 1").usesNewerOperators()).isTrue();
    assertThat(new ExpressionScan("$a ?? 1").usesNewerOperators()).isTrue();
    assertThat(new ExpressionScan("$a ? '??' : 1").usesNewerOperators()).isFalse();
  }
}
