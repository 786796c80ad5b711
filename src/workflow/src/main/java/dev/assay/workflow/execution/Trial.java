package dev.assay.workflow.execution;

import dev.assay.catalog.Catalog;
import dev.assay.sql.SqlOutcome;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.testcode.TestCase;

/** A candidate executed on the test data of a test case: what inspectors judge. */
public record Trial(
    Question question,
    Catalog catalog,
    Candidate candidate,
    TestCase testCase,
    SqlOutcome outcome,
    String engine) {}
