package dev.assay.rehearsal.aws;

/** Sees requests before and after S3 does, and may fail or delay them. */
public interface S3Watcher {

  /** Only looks on. */
  S3Watcher NONE = new S3Watcher() {};

  /** What happens to a request that is allowed. */
  default Reaction before(S3Request request) {
    return Reaction.PASS;
  }

  /** S3 has done it; the one who asked does not know yet. */
  default void after(S3Request request) {}
}
