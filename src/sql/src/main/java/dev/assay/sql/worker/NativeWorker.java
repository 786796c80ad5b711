package dev.assay.sql.worker;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A worker that is the native executable of this process once more, told by its first argument to
 * be one: where that runs, there may be no JVM.
 *
 * @param executable the file of this process
 */
public record NativeWorker(Path executable) implements WorkerProgram {

  /** The first argument of such a process, which is no command. */
  public static final String ARGUMENT = "--sql-worker";

  /**
   * A heap is kept free in advance, 32 GiB unless it is told, which is more than a worker may have;
   * twice the heap lets it be copied as a whole.
   */
  private static final int HEAP_ADDRESSES_MIB = 2 * HEAP_MIB;

  /** What a native image says of itself; asked when it runs, since classes are made before. */
  private static final String IMAGE = "org.graalvm.nativeimage.imagecode";

  /** Whether this process is a native executable, rather than a program on a JVM. */
  public static boolean isThisProcessNative() {
    return "runtime".equals(System.getProperty(IMAGE));
  }

  /** This process's; empty where it runs on a JVM. */
  static Optional<NativeWorker> ofThisProcess() {
    return isThisProcessNative()
        ? ProcessHandle.current().info().command().map(Path::of).map(NativeWorker::new)
        : Optional.empty();
  }

  @Override
  public List<String> words(Path folder) {
    List<String> words = new ArrayList<>();
    words.add(executable.toString());
    words.add("-Xmx" + HEAP_MIB + "m");
    words.add("-XX:ReservedAddressSpaceSize=" + HEAP_ADDRESSES_MIB + "m");
    words.add("-Xss" + STACK_MIB + "m");
    words.addAll(WorkerProgram.writingInto(folder));
    words.add(ARGUMENT);
    return words;
  }
}
