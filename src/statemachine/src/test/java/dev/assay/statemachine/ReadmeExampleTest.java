package dev.assay.statemachine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program of the README, compiled and run as one of somebody who uses the library. */
class ReadmeExampleTest {

  private static final Pattern PROGRAM = Pattern.compile("(?s)```java\n(import .*?)```");

  @TempDir Path folder;

  @Test
  void theProgramOfTheReadmeRuns() throws Exception {
    Class<?> example = compiled();

    assertThat(example.getMethod("whole").invoke(null)).isEqualTo("{\"paid\":42}");
    assertThat(example.getMethod("alone").invoke(null))
        .isInstanceOfSatisfying(
            StateResult.Failed.class,
            failed -> {
              assertThat(failed.error()).isEqualTo("Busy");
              assertThat(failed.waits()).hasSize(3);
            });
  }

  private Class<?> compiled() throws Exception {
    Matcher program = PROGRAM.matcher(Files.readString(Path.of("README.md")));
    assertThat(program.find()).isTrue();
    Path source = Files.writeString(folder.resolve("Example.java"), program.group(1));
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter said = new StringWriter();
    boolean compiles =
        compiler
            .getTask(
                said,
                null,
                null,
                List.of("-d", folder.toString(), "-cp", System.getProperty("java.class.path")),
                null,
                compiler.getStandardFileManager(null, null, null).getJavaFileObjects(source))
            .call();
    assertThat(compiles).as(said.toString()).isTrue();
    URL[] classes = {folder.toUri().toURL()};
    return new URLClassLoader(classes, getClass().getClassLoader()).loadClass("Example");
  }
}
