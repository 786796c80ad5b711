package dev.assay.rehearsal.aws;

/** Sees requests before and after S3 does, and may fail them. */
public interface S3Watcher {

  /** Only looks on. */
  S3Watcher NONE = new S3Watcher() {};

  /** Lets S3 answer. */
  int PASS = 0;

  /** The status to answer in place of S3, or {@link #PASS}. */
  default int before(S3Request request) {
    return PASS;
  }

  /** S3 has done it; the one who asked does not know yet. */
  default void after(S3Request request) {}
}
