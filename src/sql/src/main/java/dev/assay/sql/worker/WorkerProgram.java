package dev.assay.sql.worker;

import java.nio.file.Path;
import java.util.List;

/** What runs in a worker's process, and how it is started. */
public sealed interface WorkerProgram permits JavaWorker, NativeWorker {

  /** The most that its objects take together. */
  int HEAP_MIB = 512;

  /** What is nested deeply is refused by engines before it has used so much. */
  int STACK_MIB = 16;

  /** The words that start it, for a worker that may write into that folder and nowhere else. */
  List<String> words(Path folder);

  /** The libraries of engines, and what these write, go into the worker's folder. */
  static List<String> writingInto(Path folder) {
    return List.of(
        "-Dorg.sqlite.tmpdir=" + folder,
        "-Djava.io.tmpdir=" + folder,
        "-D" + WorkerFolder.OWN + "=" + folder);
  }
}
