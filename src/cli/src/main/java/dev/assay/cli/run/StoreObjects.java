package dev.assay.cli.run;

import dev.assay.statemachine.ObjectAccess;
import dev.assay.workflow.artifacts.ArtifactStore;
import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.InputStream;

/** The artifact store as the one bucket that local state machines read and write. */
final class StoreObjects implements ObjectAccess {

  private final ArtifactStore store;

  StoreObjects(ArtifactStore store) {
    this.store = store;
  }

  @Override
  public InputStream read(String bucket, String key) throws FileNotFoundException {
    return new ByteArrayInputStream(
        store.read(key).orElseThrow(() -> new FileNotFoundException("there is no " + key)));
  }

  @Override
  public void write(String bucket, String key, byte[] content) {
    store.write(key, content);
  }
}
