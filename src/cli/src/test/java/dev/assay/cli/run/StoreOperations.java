package dev.assay.cli.run;

import dev.assay.workflow.artifacts.ArtifactStore;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** A store with something around each operation: it may be refused, or be the last one. */
public final class StoreOperations implements ArtifactStore {

  /** What is around an operation. */
  @FunctionalInterface
  public interface Around {

    /**
     * Does the operation, or does not.
     *
     * @param name read, create, write, delete or list
     */
    <T> T apply(String name, String key, Supplier<T> operation);
  }

  private final ArtifactStore store;
  private final Around around;

  /** A store, and what is around it. */
  public StoreOperations(ArtifactStore store, Around around) {
    this.store = store;
    this.around = around;
  }

  @Override
  public Optional<byte[]> read(String key) {
    return around.apply("read", key, () -> store.read(key));
  }

  @Override
  public boolean create(String key, byte[] content) {
    return around.apply("create", key, () -> store.create(key, content));
  }

  @Override
  public void write(String key, byte[] content) {
    around.apply("write", key, nothing(() -> store.write(key, content)));
  }

  @Override
  public void delete(String key) {
    around.apply("delete", key, nothing(() -> store.delete(key)));
  }

  @Override
  public List<String> list(String prefix) {
    return around.apply("list", prefix, () -> store.list(prefix));
  }

  @Override
  public String location() {
    return store.location();
  }

  private static Supplier<Boolean> nothing(Runnable operation) {
    return () -> {
      operation.run();
      return true;
    };
  }
}
