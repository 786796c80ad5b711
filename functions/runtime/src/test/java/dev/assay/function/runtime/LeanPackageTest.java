package dev.assay.function.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What libraries ask for and functions never use stays out of their packages. */
class LeanPackageTest {

  @ParameterizedTest
  @ValueSource(
      strings = {"org/apache/commons/math3/util/FastMath.class", "org/openjdk/jmh/Main.class"})
  void itIsNotOnTheClassPath(String unused) {
    assertThat(getClass().getClassLoader().getResource(unused)).isNull();
  }
}
