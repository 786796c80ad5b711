package dev.assay.pandas;

import dev.assay.pandas.eval.Context;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a program left in its variable {@code result}, to be shown in the form that is asked for.
 */
public final class Shown {

  private final Context context;
  private final Object result;
  private final Deadline deadline;

  Shown(Context context, Object result, Deadline deadline) {
    this.context = context;
    this.result = result;
    this.deadline = deadline;
  }

  /**
   * Maps, lists, text, numbers, truths and {@code null}, with the members that {@link ResultTree}
   * describes: all that JSON can hold.
   *
   * @throws PandasException for what is no data, or when showing it reaches a limit
   */
  public Map<String, @Nullable Object> json() {
    return BoundedRun.ofProgram(context, deadline, () -> new ResultTree(context).of(result));
  }

  /**
   * The result as {@code print(result)} writes it.
   *
   * @throws PandasException when showing it reaches a limit
   */
  public String text() {
    return BoundedRun.ofProgram(context, deadline, () -> context.str(result));
  }

  /** What the program printed itself. */
  public String printed() {
    return context.printed();
  }
}
