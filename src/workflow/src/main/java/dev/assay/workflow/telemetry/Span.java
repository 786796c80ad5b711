package dev.assay.workflow.telemetry;

import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Something that took time.
 *
 * @param trace the 32 hexadecimal digits that all spans of a run share
 * @param id 16 hexadecimal digits
 * @param parent the span that it was done for; null for none
 * @param attributes texts and whole numbers; never what was asked, answered or stored
 * @param error the kind of failure; null where there was none
 */
record Span(
    String name,
    String trace,
    String id,
    @Nullable String parent,
    boolean client,
    Instant begun,
    Instant ended,
    Map<String, Object> attributes,
    @Nullable String error) {}
