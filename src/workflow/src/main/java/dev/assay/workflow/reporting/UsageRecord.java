package dev.assay.workflow.reporting;

import java.time.Instant;

/** The metering record of a run: one object a run, however often its last step is repeated. */
public record UsageRecord(
    String run, String database, RunStatus status, Usage usage, Timings timings, Instant askedAt) {}
