package dev.assay.catalog.values;

/**
 * What has become of the values that were added.
 *
 * @param values distinct texts in the index
 * @param skipped texts that are not in it: blank ones and ones longer than {@link
 *     ValueIndex#LONGEST_VALUE}, as often as they were added
 * @param bytes size of the file
 */
public record ValueIndexSummary(long values, long skipped, long bytes) {}
