package dev.assay.sql.worker;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A worker on the JVM that this process runs on, with a small heap and a quick start.
 *
 * @param main the class whose main method a worker runs
 * @param classPath where its classes are
 * @param cache classes that the JVM has prepared for it; none is needed
 */
public record JavaWorker(String main, String classPath, @Nullable Path cache)
    implements WorkerProgram {

  /** A heap that is large from the start would be counted whole. */
  private static final int FIRST_HEAP_MIB = 48;

  /** With the classes of this process. */
  static JavaWorker ofThisProcess(@Nullable Path cache) {
    return new JavaWorker(WorkerMain.class.getName(), classPathOfThisProcess(), cache);
  }

  /** Absolute, since a worker is started in a folder of its own. */
  static String classPathOfThisProcess() {
    return Stream.of(System.getProperty("java.class.path", "").split(File.pathSeparator))
        .map(element -> Path.of(element).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  @Override
  public List<String> words(Path folder) {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(options());
    if (cache != null) {
      words.add("-XX:AOTCache=" + cache);
      words.add("-Xlog:disable");
    }
    words.addAll(WorkerProgram.writingInto(folder));
    words.add("-cp");
    words.add(classPath);
    words.add(main);
    return words;
  }

  /** Options that a cache has to be learnt with, too. */
  static List<String> options() {
    return List.of(
        "-Xms" + FIRST_HEAP_MIB + "m",
        "-Xmx" + HEAP_MIB + "m",
        "-Xss" + STACK_MIB + "m",
        "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1",
        "-XX:ReservedCodeCacheSize=32m",
        "-XX:CompressedClassSpaceSize=64m",
        "-XX:-UsePerfData",
        "-XX:-CreateCoredumpOnCrash",
        "-XX:+SuppressFatalErrorMessage",
        "-XX:ErrorFile=" + File.separator + "dev" + File.separator + "null",
        "--enable-native-access=ALL-UNNAMED");
  }
}
