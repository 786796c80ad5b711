package dev.assay.pandas.frame.csv;

import org.jspecify.annotations.Nullable;

/**
 * How a text separates its values.
 *
 * @param separator the character between values; ignored when a pattern is given
 * @param blanks whether any run of blanks separates
 * @param pattern a regular expression between values, {@code null} for none
 * @param quote the character around values that hold separators
 * @param comment the character that ends a line, {@code null} for none
 * @param skipBlanks whether blanks after a separator are dropped
 */
public record CsvFormat(
    char separator,
    boolean blanks,
    @Nullable String pattern,
    char quote,
    @Nullable Character comment,
    boolean skipBlanks) {}
