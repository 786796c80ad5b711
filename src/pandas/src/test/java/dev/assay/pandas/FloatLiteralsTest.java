package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.NumericChars;
import net.jqwik.api.constraints.StringLength;

/** Short decimals are read by a division: to the double nearest to them all the same. */
class FloatLiteralsTest {

  private static final Interpreter INTERPRETER = new Interpreter();

  @Property(tries = 2000)
  void decimalsAreReadAsTheDoubleNearestToThem(
      @ForAll @StringLength(min = 1, max = 10) @NumericChars String whole,
      @ForAll @StringLength(max = 10) @Chars({'0', '1', '5', '9'}) String fraction) {
    String literal = Long.parseLong(whole) + "." + fraction;

    assertThat(read(literal)).isEqualTo(Double.parseDouble(literal));
  }

  private static Object read(String literal) {
    Program program = Program.parse("program", "result = " + literal);
    Result result =
        INTERPRETER.evaluate(List.of(program), Map.of(), UnhurriedLimits.DEFAULT).result();
    return result.table().rows().getFirst().getFirst();
  }
}
