package dev.assay.sql.worker;

import dev.assay.sql.Dialect;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * How a worker is started: the JVM that this process runs on, with a small heap and a quick start,
 * within bounds that the operating system holds: address space, processor time, no core files.
 *
 * @param main the class whose main method a worker runs
 * @param classPath where its classes are
 * @param cache classes that the JVM has prepared for it; none is needed
 */
public record WorkerCommand(String main, String classPath, @Nullable Path cache) {

  private static final int HEAP_MIB = 512;

  /** What is nested deeply is refused by engines before it has used so much. */
  private static final int STACK_MIB = 16;

  /** The heap, what SQLite may take, and what a JVM maps without using it. */
  private static final int ADDRESSES_MIB = 2_400;

  /**
   * The same that can be used: what is only kept free, such as a heap that has not grown, aside.
   */
  private static final int DATA_MIB = 1_100;

  /** A heap that is large from the start would be counted whole. */
  private static final int FIRST_HEAP_MIB = 48;

  /** Twice what a worker uses until it is replaced. */
  private static final long PROCESSOR_SECONDS = 2 * WorkerLoop.PROCESSOR_TIME.toSeconds();

  /** What a JVM needs of the environment, in which there are keys, too. */
  static final Set<String> ENVIRONMENT =
      Set.of("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "LD_LIBRARY_PATH", "SystemRoot");

  private static final Path SHELL = Path.of("/bin/sh");

  /** What is not supported on a system is left out there. */
  private static final String BOUNDED =
      "ulimit -c 0; ulimit -t %d; ulimit -v %d; ulimit -d %d; exec \"$@\""
          .formatted(PROCESSOR_SECONDS, ADDRESSES_MIB * 1024L, DATA_MIB * 1024L)
          .replace(";", " 2>/dev/null;");

  /** With the classes of this process. */
  public static WorkerCommand ofThisProcess(@Nullable Path cache) {
    return new WorkerCommand(WorkerMain.class.getName(), classPathOfThisProcess(), cache);
  }

  /** Absolute, since a worker is started in a folder of its own. */
  static String classPathOfThisProcess() {
    return Stream.of(System.getProperty("java.class.path", "").split(File.pathSeparator))
        .map(element -> Path.of(element).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  /**
   * The words of the command, for a worker that may write into that folder and nowhere else.
   *
   * @param engine what is loaded when it starts
   */
  List<String> words(Path folder, Dialect engine) {
    List<String> words = new ArrayList<>();
    if (SHELL.toFile().canExecute()) {
      words.addAll(List.of(SHELL.toString(), "-c", BOUNDED, "sh"));
    }
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(options());
    if (cache != null) {
      words.add("-XX:AOTCache=" + cache);
      words.add("-Xlog:disable");
    }
    words.add("-Dorg.sqlite.tmpdir=" + folder);
    words.add("-Djava.io.tmpdir=" + folder);
    words.add("-cp");
    words.add(classPath);
    words.add(main);
    words.add(engine.id());
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
