package dev.assay.workflow.execution;

import dev.assay.analysis.Finding;
import java.util.List;

/** Judges a candidate by one kind of evidence. */
public interface Inspector {

  /** What is wrong with the candidate; nothing when this inspector sees nothing. */
  List<Finding> inspect(Trial trial);
}
