package dev.assay.evaluation;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The databases that questions are about: files, or those of a server. */
public interface ScoredDatabases {

  /** How many a name stands for: the database itself, and then those of its test suite. */
  int count(String name);

  /** One of them; the caller closes it. */
  ScoredDatabase open(String name, int index, EvaluationSettings settings);

  /** How many of them one thread keeps open at most. */
  default int mostOpen() {
    return 8;
  }

  /** Those of files: of each name its own first, then those of its test suite. */
  static ScoredDatabases ofFiles(Map<String, List<Path>> files) {
    return new ScoredDatabases() {
      @Override
      public int count(String name) {
        return files.getOrDefault(name, List.of()).size();
      }

      @Override
      public ScoredDatabase open(String name, int index, EvaluationSettings settings) {
        return ScoredDatabase.of(files.get(name).get(index), settings.limits());
      }
    };
  }
}
