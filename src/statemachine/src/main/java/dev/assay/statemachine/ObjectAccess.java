package dev.assay.statemachine;

import java.io.IOException;
import java.io.InputStream;

/** Reads and writes objects of buckets, in place of S3. Used by several threads at once. */
public interface ObjectAccess {

  /** There are no objects: reading and writing fail. */
  ObjectAccess NONE =
      new ObjectAccess() {
        @Override
        public InputStream read(String bucket, String key) throws IOException {
          throw new IOException("there is no object store: cannot read s3://" + bucket + "/" + key);
        }

        @Override
        public void write(String bucket, String key, byte[] content) throws IOException {
          throw new IOException(
              "there is no object store: cannot write s3://" + bucket + "/" + key);
        }
      };

  /**
   * The content of an object.
   *
   * @throws IOException when it is not there or cannot be read
   */
  InputStream read(String bucket, String key) throws IOException;

  /**
   * Writes an object in place of an earlier one.
   *
   * @throws IOException when it cannot be written
   */
  void write(String bucket, String key, byte[] content) throws IOException;
}
