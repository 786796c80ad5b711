package dev.assay.workflow.linking;

import dev.assay.catalog.linking.ColumnRef;
import dev.assay.workflow.run.ModelUse;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One answer to the call for keywords and columns.
 *
 * @param keywords what could be read of it, names looked up in the catalog
 * @param problems what could not: unknown names, or why it is no answer at all
 * @param lacks what the database lacks, by a model that says that it cannot answer the question
 */
public record LinkingAttempt(
    int round,
    List<Choice> keywords,
    List<String> problems,
    @Nullable String lacks,
    ModelUse use,
    long millis) {

  public LinkingAttempt {
    keywords = List.copyOf(keywords);
    problems = List.copyOf(problems);
  }

  /** A keyword and its columns. */
  public record Choice(String keyword, List<ColumnRef> columns) {

    public Choice {
      columns = List.copyOf(columns);
    }
  }
}
