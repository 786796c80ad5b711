package dev.assay.cli.serve;

import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.artifacts.ArtifactStore;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/** A store that stops answering when it is told to. */
final class BreakingStore implements ArtifactStore {

  private final ArtifactStore store = new InMemoryStore();
  private volatile boolean broken;

  void breakDown() {
    broken = true;
  }

  @Override
  public Optional<byte[]> read(String key) {
    return answering().read(key);
  }

  @Override
  public boolean create(String key, byte[] content) {
    return answering().create(key, content);
  }

  @Override
  public void write(String key, byte[] content) {
    answering().write(key, content);
  }

  @Override
  public void delete(String key) {
    answering().delete(key);
  }

  @Override
  public List<String> list(String prefix) {
    return answering().list(prefix);
  }

  @Override
  public String location() {
    return "a store that breaks";
  }

  private ArtifactStore answering() {
    if (broken) {
      throw new UncheckedIOException(new IOException("the store is broken"));
    }
    return store;
  }
}
