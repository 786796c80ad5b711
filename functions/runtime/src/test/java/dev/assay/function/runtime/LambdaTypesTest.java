package dev.assay.function.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.amazon.lambda.runtime.AbstractLambdaPollLoop;
import io.quarkus.amazon.lambda.runtime.FunctionError;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.lang.reflect.Modifier;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LambdaTypesTest {

  private static final RegisterForReflection REGISTRATION =
      LambdaTypes.class.getAnnotation(RegisterForReflection.class);

  /** An exception that leaves a function is told as such an object, which Jackson writes. */
  @Test
  void whatTheLambdaRuntimeMakesJsonOfIsRegisteredWithItsGetters() throws Exception {
    assertThat(classesOfTheLoop())
        .filteredOn(LambdaTypesTest::isBean)
        .extracting(Class::getName)
        .contains(FunctionError.class.getName())
        .isSubsetOf(REGISTRATION.classNames());
    assertThat(REGISTRATION.methods()).isTrue();
  }

  /** A class for data alone: it can be made without arguments, and has getters. */
  private static boolean isBean(Class<?> type) {
    return type.getSuperclass() == Object.class
        && type.getInterfaces().length == 0
        && Arrays.stream(type.getConstructors()).anyMatch(each -> each.getParameterCount() == 0)
        && Arrays.stream(type.getMethods())
            .filter(method -> method.getDeclaringClass() == type)
            .anyMatch(
                method ->
                    !Modifier.isStatic(method.getModifiers())
                        && method.getParameterCount() == 0
                        && method.getName().startsWith("get"));
  }

  private static List<Class<?>> classesOfTheLoop() throws Exception {
    Path code =
        Path.of(
            AbstractLambdaPollLoop.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
    List<Class<?>> classes = new ArrayList<>();
    try (FileSystem jar = FileSystems.newFileSystem(code);
        Stream<Path> files = Files.walk(jar.getPath("/"))) {
      List<String> names =
          files
              .map(file -> file.toString().substring(1))
              .filter(file -> file.endsWith(".class") && !file.contains("-info"))
              .map(file -> file.substring(0, file.length() - ".class".length()).replace('/', '.'))
              .toList();
      for (String name : names) {
        classes.add(Class.forName(name, false, LambdaTypesTest.class.getClassLoader()));
      }
    }
    return classes;
  }
}
