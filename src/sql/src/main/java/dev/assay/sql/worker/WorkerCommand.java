package dev.assay.sql.worker;

import dev.assay.sql.Dialect;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How a worker is started: the program that it is, within bounds that the operating system holds:
 * address space, processor time, no core files.
 */
public record WorkerCommand(WorkerProgram program) {

  /** The heap, what SQLite may take, and what a program maps without using it. */
  private static final int ADDRESSES_MIB = 2_400;

  /**
   * The same that can be used: what is only kept free, such as a heap that has not grown, aside.
   */
  private static final int DATA_MIB = 1_100;

  /** Twice what a worker uses until it is replaced. */
  private static final long PROCESSOR_SECONDS = 2 * WorkerLoop.PROCESSOR_TIME.toSeconds();

  /** What a worker needs of the environment, in which there are keys, too. */
  static final Set<String> ENVIRONMENT =
      Set.of("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "LD_LIBRARY_PATH", "SystemRoot");

  private static final Path SHELL = Path.of("/bin/sh");

  /** What is not supported on a system is left out there. */
  private static final String BOUNDED =
      "ulimit -c 0; ulimit -t %d; ulimit -v %d; ulimit -d %d; exec \"$@\""
          .formatted(PROCESSOR_SECONDS, ADDRESSES_MIB * 1024L, DATA_MIB * 1024L)
          .replace(";", " 2>/dev/null;");

  /**
   * The program that this process is.
   *
   * @param cache classes that a JVM has prepared for it; none is needed
   */
  public static WorkerCommand ofThisProcess(@Nullable Path cache) {
    return new WorkerCommand(
        NativeWorker.ofThisProcess()
            .<WorkerProgram>map(image -> image)
            .orElseGet(() -> JavaWorker.ofThisProcess(cache)));
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
    words.addAll(program.words(folder));
    words.add(engine.id());
    return words;
  }
}
