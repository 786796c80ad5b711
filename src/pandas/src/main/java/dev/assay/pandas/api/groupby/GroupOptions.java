package dev.assay.pandas.api.groupby;

import dev.assay.pandas.eval.Args;

/**
 * How groups come, and how results are laid out.
 *
 * @param asIndex whether the keys become the index, else columns
 * @param groupKeys whether {@code apply} adds the keys to the index
 * @param keyList whether the keys came in a list, so that even one key's label is a tuple
 * @param dropMissing whether rows with a missing key are in no group
 * @param sorted whether the groups come in the order of their keys
 * @param observed whether categories without rows make no group
 * @param spans whether the only key is spans of time, which is no column
 */
public record GroupOptions(
    boolean asIndex,
    boolean groupKeys,
    boolean keyList,
    boolean dropMissing,
    boolean sorted,
    boolean observed,
    boolean spans) {

  /** What {@code groupby(key, observed=True)} has. */
  static final GroupOptions PLAIN = new GroupOptions(true, true, false, true, true, true, false);

  /** What {@code resample(rule)} has. */
  static GroupOptions ofSpans(boolean groupKeys) {
    return new GroupOptions(true, groupKeys, false, true, true, false, true);
  }

  /** Those of the arguments of {@code groupby}. */
  static GroupOptions of(Args args, boolean keyList, boolean spans) {
    return new GroupOptions(
        args.truth("as_index"),
        args.truth("group_keys"),
        keyList,
        args.truth("dropna"),
        args.truth("sort"),
        args.has("observed") && args.truth("observed"),
        spans);
  }

  /** The same with the keys as the index. */
  GroupOptions withKeysAsIndex() {
    return new GroupOptions(true, groupKeys, keyList, dropMissing, sorted, observed, spans);
  }
}
