package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.pandas.api.module.PandasLibrary;
import dev.assay.pandas.api.python.PythonLibrary;
import dev.assay.pandas.api.python.PythonTables;
import dev.assay.pandas.eval.Library;
import dev.assay.pandas.eval.NativeFunction;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.eval.Signature;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every built-in has a name that programs can write, a signature that can be read, a line of text.
 */
class BuiltinTablesTest {

  private static final Library LIBRARY = PythonLibrary.library().plus(PandasLibrary.library());

  static Stream<PyType<?>> types() {
    return Stream.concat(PythonTables.all().stream(), PandasLibrary.tables().stream());
  }

  static Stream<PyModule> modules() {
    return LIBRARY.modules().values().stream();
  }

  @ParameterizedTest
  @MethodSource("types")
  void aTypeIsDescribedAndItsMembersAreSound(PyType<?> type) {
    assertThat(type.documentation()).as(type.name()).isNotBlank();
    type.members()
        .forEach(
            (name, member) -> {
              String place = type.name() + "." + name;
              assertThat(name).as(place).matches("_?[A-Za-z][A-Za-z0-9_]*|__name__");
              switch (member) {
                case PyType.Member.Bound<?> method -> checkNotation(place, method.notation());
                case PyType.Member.Shared<?> shared -> checkValue(place, shared.value());
                case PyType.Member.Refused<?> refused ->
                    assertThat(refused.instead()).as(place).isNotBlank();
                case PyType.Member.Computed<?> _ -> {}
              }
            });
    if (type.constructor() != null) {
      checkNotation(type.name(), type.constructor().notation());
    }
  }

  @ParameterizedTest
  @MethodSource("modules")
  void aModulesMembersAreSound(PyModule module) {
    module.attributes().forEach((name, value) -> checkValue(module.name() + "." + name, value));
    module
        .refused()
        .forEach(
            (name, instead) -> assertThat(instead).as(module.name() + "." + name).isNotBlank());
  }

  @ParameterizedTest
  @MethodSource("globals")
  void aGlobalIsSound(Map.Entry<String, Object> global) {
    checkValue(global.getKey(), global.getValue());
  }

  static List<Map.Entry<String, Object>> globals() {
    return new ArrayList<>(LIBRARY.globals().entrySet());
  }

  private static void checkValue(String place, Object value) {
    if (value instanceof NativeFunction function) {
      checkNotation(place, function.notation());
    }
  }

  private static void checkNotation(String place, String notation) {
    Signature signature = Signature.parse(notation);

    assertThat(signature.parameters())
        .as(place + "(" + notation + ")")
        .extracting(parameter -> parameter.name())
        .allMatch(name -> name.matches("[A-Za-z_][A-Za-z0-9_]*"))
        .doesNotHaveDuplicates();
  }
}
