package dev.assay.workflow.reporting;

import java.math.BigDecimal;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The metering record of a run: one object and one line a run, however often its last step is
 * repeated. {@code infra/usage} has queries over these.
 *
 * @param askedBy the id of the API key or role that asked; null for batches and local runs
 * @param revisions how often the SQL was revised
 * @param compute what it took of Lambda and Step Functions
 * @param total what models and these cost together; null when the cost of models is not known
 */
public record UsageRecord(
    String run,
    @Nullable String askedBy,
    String database,
    RunStatus status,
    int revisions,
    Usage usage,
    Compute compute,
    @Nullable BigDecimal total,
    Timings timings,
    Instant askedAt) {}
