package dev.assay.workflow.batch;

import org.jspecify.annotations.Nullable;

/**
 * One line of a batch's file as it was read: a request, or what is wrong with it.
 *
 * @param number from 1
 */
record BatchLine(int number, @Nullable QuestionRequest request, @Nullable String problem) {

  BatchItem item(String run) {
    return request == null
        ? new BatchItem(number, run, null, null, problem)
        : new BatchItem(number, run, request.id(), request.database(), null);
  }
}
