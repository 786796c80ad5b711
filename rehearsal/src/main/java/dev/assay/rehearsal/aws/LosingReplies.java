package dev.assay.rehearsal.aws;

import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Loses S3's reply to the writer of each object, the first time that it is written: whoever wrote
 * it does not know, and asks again.
 */
public final class LosingReplies implements S3Watcher {

  private final Set<String> lost = ConcurrentHashMap.newKeySet();

  @Override
  public Reaction before(S3Request request) {
    boolean isWrite = request.action().equals(S3Request.PUT);
    return isWrite && lost.add(request.key()) ? Reaction.LOST : Reaction.PASS;
  }

  /** The objects whose writers were told late. */
  public Set<String> lost() {
    return new TreeSet<>(lost);
  }
}
