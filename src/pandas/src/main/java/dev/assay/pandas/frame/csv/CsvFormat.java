package dev.assay.pandas.frame.csv;

import org.jspecify.annotations.Nullable;

/**
 * How a text separates its values.
 *
 * @param separator the character between values; ignored when a pattern is given
 * @param blanks whether any run of blanks separates
 * @param pattern a regular expression between values, {@code null} for none
 * @param quote the character around values that hold separators; two of it stand for one
 * @param comment the character that ends a line, {@code null} for none
 * @param skipBlanks whether blanks after a separator are dropped
 * @param skipEmpty whether lines of nothing but blanks are left out
 */
public record CsvFormat(
    char separator,
    boolean blanks,
    @Nullable String pattern,
    @Nullable Character quote,
    @Nullable Character comment,
    boolean skipBlanks,
    boolean skipEmpty) {}
