package dev.assay.workflow.calls;

import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.KeptCall;
import dev.assay.workflow.run.ModelUse;
import dev.assay.workflow.run.ReadArtifacts;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What models have been asked in a run.
 *
 * @param taken what each answer took
 * @param answered the hashes of the calls that have one
 * @param open what calls that are under way can take at most, by their hashes
 */
record CallsSoFar(List<ModelUse> taken, Set<String> answered, SortedMap<String, ModelUse> open) {

  static CallsSoFar read(Artifacts artifacts, String run, Instant now) {
    Map<String, String> claims = new TreeMap<>();
    List<String> kept = new ArrayList<>();
    Set<String> answered = new HashSet<>();
    String prefix = ArtifactKeys.calls(run);
    for (String key : artifacts.under(prefix)) {
      String call = key.substring(prefix.length()).replaceFirst("/.*", "");
      if (ArtifactKeys.isClaim(key)) {
        claims.merge(call, key, CallsSoFar::later);
      } else {
        kept.add(key);
        if (key.equals(ArtifactKeys.answer(run, call))) {
          answered.add(call);
        }
      }
    }
    ReadArtifacts read = artifacts.readAll(kept);
    List<ModelUse> taken = kept.stream().map(key -> read.get(key, KeptCall.class).use()).toList();
    claims.keySet().removeAll(answered);
    SortedMap<String, ModelUse> open = new TreeMap<>();
    claims.forEach(
        (call, key) ->
            artifacts
                .find(key, CallClaim.class)
                .filter(claim -> claim.until().isAfter(now))
                .ifPresent(claim -> open.put(call, claim.reserved())));
    return new CallsSoFar(taken, answered, open);
  }

  /** Numbers have no leading zeros, so the longer key is the later one. */
  private static String later(String one, String other) {
    int longer = Integer.compare(one.length(), other.length());
    return (longer == 0 ? one.compareTo(other) : longer) > 0 ? one : other;
  }
}
