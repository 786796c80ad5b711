package dev.assay.statemachine;

import static dev.assay.statemachine.Machines.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonataEngineTest {

  private static JsonNode evaluate(String text, Map<String, JsonNode> variables) {
    return JsonataEngine.evaluate(
        "", new Template.Expression(text, "F", variables.keySet(), Set.of()), variables::get);
  }

  @Property(tries = 200)
  void aValueComesBackAsItIs(@ForAll("values") JsonNode value) {
    assertThat(evaluate("$x", Map.of("x", value))).isEqualTo(value);
    assertThat(evaluate("{'in': $x}", Map.of("x", value)).get("in")).isEqualTo(value);
  }

  @Property(tries = 300)
  void aPathHasTheValueThatJsonataGivesIt(
      @ForAll("values") JsonNode value, @ForAll("paths") String path) {
    JsonNode inner = JsonNodeFactory.instance.objectNode().set("b", value);
    JsonNode outer = JsonNodeFactory.instance.objectNode().set("a", inner);
    Map<String, JsonNode> variables = Map.of("x", outer, "y", value);

    JsonNode plain = PlainPath.value(path, variables::get);

    if (plain != null) {
      assertThat(plain)
          .isEqualTo(
              JsonataEngine.evaluateWhole(
                  "",
                  new Template.Expression(path, "F", variables.keySet(), Set.of()),
                  variables::get));
    }
  }

  @Provide
  Arbitrary<String> paths() {
    return Arbitraries.of("$x", " $x.a ", "$x.a.b", "$y", "$y.a", "$x.a.b.c", "$x.in", "$x.a.true");
  }

  @Test
  void onlyWhatNamesAValueThatIsThereIsAPlainPath() {
    Map<String, JsonNode> variables =
        Map.of("x", json("{'a': {'b': 1, 'list': [1], 'none': null, 'in': 2}}"));

    assertThat(PlainPath.value("$x.a.b", variables::get)).isEqualTo(json("1"));
    assertThat(
            List.of(
                "$x.a.list", "$x.a.none", "$x.a.gone", "$x.a.in", "$z", "$x.a.b + 1", "$", "$$.x"))
        .allMatch(path -> PlainPath.value(path, variables::get) == null);
  }

  /** Any JSON, its numbers in their shortest form. */
  @Provide
  Arbitrary<JsonNode> values() {
    JsonNodeFactory nodes = JsonNodeFactory.instance;
    Arbitrary<JsonNode> leaves =
        Arbitraries.oneOf(
            Arbitraries.strings().ofMaxLength(8).map(nodes::textNode),
            Arbitraries.of(true, false).map(nodes::booleanNode),
            Arbitraries.integers().map(nodes::numberNode),
            Arbitraries.longs()
                .filter(n -> n != n.intValue())
                .map(n -> (JsonNode) nodes.numberNode(n)),
            Arbitraries.doubles().filter(d -> d != Math.rint(d)).map(nodes::numberNode),
            Arbitraries.just(nodes.nullNode()));
    return Arbitraries.lazyOf(
        () -> leaves,
        () -> leaves,
        () -> values().list().ofMaxSize(3).map(list -> (JsonNode) nodes.arrayNode().addAll(list)),
        () ->
            Arbitraries.maps(Arbitraries.strings().ofMaxLength(4), values())
                .ofMaxSize(3)
                .map(
                    map -> {
                      var object = nodes.objectNode();
                      map.forEach(object::set);
                      return (JsonNode) object;
                    }));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          $partition([1, 2], 0)       | $partition: size must be at least 1, not 0
          $partition([1, 2])          | called with 1 arguments; its form is $partition(array, size)
          $range(1, 2, 0)             | $range: step must not be 0
          $range(1.5, 2, 1)           | first must be an integer, not 1.5
          $hash('a', 'CRC')           | $hash: the algorithm must be MD5, SHA-1, SHA-256, SHA-384 or SHA-512, not CRC
          $parse('{')                 | $parse: not JSON: Unexpected end-of-input: expected close marker for Object (start marker at [Source: REDACTED (`StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION` disabled); line: 1, column: 1])
          $parse(1)                   | $parse: the argument must be a string
          $uuid(1)                    | called with 1 arguments; its form is $uuid()
          function($x) { $x }         | a function is not JSON
          $error('my words')          | my words (at character 7)
          """,
      quoteCharacter = '"')
  void saysWhatIsWrong(String text, String message) {
    assertThatThrownBy(() -> evaluate(text, Map.of()))
        .isInstanceOfSatisfying(
            StateFailure.class, e -> assertThat(e.error()).isEqualTo("States.QueryEvaluationError"))
        .hasMessage(
            "States.QueryEvaluationError: field 'F': the JSONata expression '"
                + text
                + "' failed: "
                + message);
  }

  @Test
  void undefinedArgumentsMakeUndefinedResults() {
    assertThat(
            evaluate(
                "$exists($parse($no)) or $exists($hash($no, 'MD5')) or $exists($range(1, $no, 1))"
                    + " or $exists($partition($no, 2))",
                Map.of()))
        .isEqualTo(json("false"));
  }

  @Test
  @Timeout(20)
  void endlessRecursionEnds() {
    assertThatThrownBy(() -> evaluate("($f := function($n) { 1 + $f($n) }; $f(1))", Map.of()))
        .isInstanceOf(StateFailure.class)
        .hasMessageStartingWith(
            "States.QueryEvaluationError: field 'F': the JSONata expression '($f := function($n)"
                + " { 1 + $f($n) }; $f(1))' failed: ");
  }

  @Test
  void threadsDoNotDisturbEachOther() throws Exception {
    List<Future<JsonNode>> results = new ArrayList<>();
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 500; i++) {
        JsonNode n = JsonNodeFactory.instance.numberNode(i);
        results.add(
            executor.submit(
                () ->
                    evaluate(
                        "$sum($map([1..20], function($v) { $v + $n })) - 210", Map.of("n", n))));
      }
    }

    for (int i = 0; i < results.size(); i++) {
      assertThat(results.get(i).get()).isEqualTo(JsonNodeFactory.instance.numberNode(20 * i));
    }
  }

  @Test
  void evaluationLeavesTheVariablesAlone() {
    JsonNode x = json("{'l': [3, 1, 2]}");

    assertThat(
            evaluate("[$sort($x.l), $append($x.l, 4), $x ~> |$|{'l': 0}|]", Map.of("x", x)).size())
        .isEqualTo(8);
    assertThat(x).isEqualTo(json("{'l': [3, 1, 2]}"));
  }
}
