package dev.assay.workflow;

import dev.assay.workflow.artifacts.ArtifactStore;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;

/** Artifacts that live as long as a test. */
public final class InMemoryStore implements ArtifactStore {

  private final ConcurrentSkipListMap<String, byte[]> artifacts = new ConcurrentSkipListMap<>();

  @Override
  public Optional<byte[]> read(String key) {
    return Optional.ofNullable(artifacts.get(key));
  }

  @Override
  public boolean create(String key, byte[] content) {
    return artifacts.putIfAbsent(key, content) == null;
  }

  @Override
  public void write(String key, byte[] content) {
    artifacts.put(key, content);
  }

  @Override
  public void delete(String key) {
    artifacts.remove(key);
  }

  @Override
  public List<String> list(String prefix) {
    return artifacts.keySet().stream().filter(key -> key.startsWith(prefix)).toList();
  }

  @Override
  public String location() {
    return "memory";
  }
}
