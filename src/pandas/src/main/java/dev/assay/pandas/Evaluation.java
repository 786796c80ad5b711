package dev.assay.pandas;

import dev.assay.table.Table;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What evaluating programs gave.
 *
 * @param tables every global variable that is a DataFrame when the last program has ended, by name
 * @param result the variable {@code result}; {@code null} when no program set it
 * @param printed what was printed
 * @param steps the steps used
 */
public record Evaluation(
    Map<String, Table> tables, @Nullable Result result, String printed, long steps) {}
