package dev.assay.workflow.run;

import com.fasterxml.jackson.core.JacksonException;
import dev.assay.catalog.Catalog;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.artifacts.LocalFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The artifacts of runs as records, over any store of bytes. */
public final class Artifacts {

  private static final int MOST_CATALOGS = 16;
  private static final byte[] NOTHING = {};

  private final ArtifactStore store;

  /** Catalogs by their keys, which name their content; every step of a run reads its own. */
  private final Map<String, Catalog> catalogs = new ConcurrentHashMap<>();

  public Artifacts(ArtifactStore store) {
    this.store = store;
  }

  /** The artifact, or empty when it is not made yet. */
  public <T> Optional<T> find(String key, Class<T> type) {
    return store.read(key).map(content -> parse(key, content, type, store.location()));
  }

  /** The artifacts of these keys, read at the same time where the store is quicker so. */
  public ReadArtifacts readAll(List<String> keys) {
    return new ReadArtifacts(store.readAll(keys), store.location());
  }

  /**
   * The artifact.
   *
   * @throws MissingArtifactException when there is none, or it is not of this type
   */
  public <T> T get(String key, Class<T> type) {
    return find(key, type).orElseThrow(() -> new MissingArtifactException(key, store.location()));
  }

  /**
   * Keeps the artifact; where another delivery of the same event was faster, that one's counts.
   *
   * @throws InterruptedStepException when the thread was interrupted: what was evaluated then may
   *     look like a failure of the model's code, and must not be kept as one
   */
  public <T> T create(String key, T artifact, Class<T> type) {
    if (Thread.currentThread().isInterrupted()) {
      throw new InterruptedStepException(key);
    }
    return store.create(key, Json.bytes(artifact)) ? artifact : get(key, type);
  }

  /**
   * Keeps the artifact unless there is one, and answers whether it was kept; also of a thread that
   * was interrupted, for what was paid for or claimed is whole.
   */
  public boolean createNew(String key, Object artifact) {
    boolean interrupted = Thread.interrupted();
    try {
      return store.create(key, Json.bytes(artifact));
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Writes an artifact that is computed from others, in place of an earlier one. */
  public void replace(String key, Object artifact) {
    store.write(key, Json.bytes(artifact));
  }

  /** As {@link #replace}, on one line, for readers that take a line for a record. */
  public void replaceLine(String key, Object artifact) {
    store.write(key, (Json.tree(artifact) + "\n").getBytes(StandardCharsets.UTF_8));
  }

  /** Keeps an artifact with nothing in it, whose name says all; doing so twice is doing it once. */
  public void mark(String key) {
    store.write(key, NOTHING);
  }

  public Question question(String run) {
    return get(ArtifactKeys.question(run), Question.class);
  }

  public Catalog catalog(Question question) {
    String key = question.catalog();
    Catalog known = catalogs.get(key);
    if (known != null) {
      return known;
    }
    Catalog read = get(key, Catalog.class);
    if (catalogs.size() >= MOST_CATALOGS) {
      catalogs.clear();
    }
    catalogs.put(key, read);
    return read;
  }

  /** A file with the artifact's bytes, or empty when there is none. */
  public Optional<LocalFile> file(String key) throws IOException {
    return store.file(key);
  }

  /** Keeps bytes as an artifact, unless there is one. */
  public void create(String key, byte[] content) {
    store.create(key, content);
  }

  /** Keeps a file as an artifact, unless there is one. */
  public void create(String key, Path file) throws IOException {
    store.create(key, file);
  }

  /** The keys of everything that the run has made so far. */
  public List<String> keys(String run) {
    return under(ArtifactKeys.run(run));
  }

  /** The keys that begin with the prefix. */
  public List<String> under(String prefix) {
    return store.list(prefix);
  }

  /** Some folders whose names begin with the prefix, as {@link ArtifactStore#folders}. */
  public List<String> folders(String prefix, String after, int most) {
    return store.folders(prefix, after, most);
  }

  /** The keys of the results of all runs that have ended. */
  public List<String> results() {
    return store.list("runs/").stream().filter(key -> key.endsWith("/result.json")).toList();
  }

  /** How many artifacts there are whose keys begin with the prefix. */
  public int count(String prefix) {
    return store.list(prefix).size();
  }

  /** The artifact of these bytes. */
  static <T> T parse(String key, byte[] content, Class<T> type, String location) {
    try {
      return Json.parse(content, type);
    } catch (JacksonException unreadable) {
      throw new MissingArtifactException(key, location, unreadable);
    }
  }
}
