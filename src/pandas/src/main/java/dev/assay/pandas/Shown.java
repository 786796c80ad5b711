package dev.assay.pandas;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a program left in its variable {@code result}, to be shown.
 *
 * @param json maps, lists, text, numbers, truths and {@code null}, with the members that {@link
 *     ResultTree} describes: all that JSON can hold
 * @param text as {@code print(result)} writes it
 * @param printed what the program printed itself
 */
public record Shown(Map<String, @Nullable Object> json, String text, String printed) {}
