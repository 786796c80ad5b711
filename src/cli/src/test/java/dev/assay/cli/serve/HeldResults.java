package dev.assay.cli.serve;

import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.artifacts.ArtifactStore;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;

/** A store in which results of runs wait, between {@link #hold} and {@link #letGo}. */
final class HeldResults implements ArtifactStore {

  private final ArtifactStore store = new InMemoryStore();
  private volatile CountDownLatch gate = new CountDownLatch(0);

  void hold() {
    gate = new CountDownLatch(1);
  }

  void letGo() {
    gate.countDown();
  }

  @Override
  public Optional<byte[]> read(String key) {
    return store.read(key);
  }

  @Override
  public boolean create(String key, byte[] content) {
    return store.create(key, content);
  }

  @Override
  public void write(String key, byte[] content) {
    if (key.endsWith("/result.json")) {
      try {
        gate.await();
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
      }
    }
    store.write(key, content);
  }

  @Override
  public void delete(String key) {
    store.delete(key);
  }

  @Override
  public List<String> list(String prefix) {
    return store.list(prefix);
  }

  @Override
  public String location() {
    return "a store that holds results back";
  }
}
