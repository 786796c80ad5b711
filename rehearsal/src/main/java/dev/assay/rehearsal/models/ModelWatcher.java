package dev.assay.rehearsal.models;

/** Sees calls of models before and after they are answered, and may fail them. */
public interface ModelWatcher {

  /** Only looks on. */
  ModelWatcher NONE = new ModelWatcher() {};

  /** Lets the call be answered. */
  int PASS = 0;

  /** The status to answer the call with in place of a completion, or {@link #PASS}. */
  default int before(String call) {
    return PASS;
  }

  /** The call counts as paid; its answer is not sent yet. */
  default void after(String call) {}
}
