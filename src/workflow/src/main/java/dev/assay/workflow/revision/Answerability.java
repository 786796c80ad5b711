package dev.assay.workflow.revision;

import dev.assay.workflow.run.ModelUse;
import java.time.Instant;

/**
 * What a second look said of a question that a model declined to answer.
 *
 * @param lacks what the database lacks, in the words of the model that declined
 * @param why in one sentence, why it can be answered or cannot
 */
public record Answerability(
    boolean answerable, String lacks, String why, ModelUse use, Instant startedAt, long millis) {}
