package dev.assay.workflow.calls;

import dev.assay.workflow.run.ModelUse;
import java.time.Instant;

/**
 * The right to make a call, which nobody else has until then.
 *
 * @param reserved the most that the call can take, for the budgets of calls beside it
 * @param until when it ends, unless it is renewed; in the past when it was given back
 */
public record CallClaim(ModelUse reserved, Instant until) {}
