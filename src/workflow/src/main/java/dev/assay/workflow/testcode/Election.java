package dev.assay.workflow.testcode;

import java.util.List;

/** The outcome of a vote: the groups of test code, the winning one first, and what was asked. */
record Election(List<List<TestCodeAttempt>> groups, List<TestCodeComparison> comparisons) {}
