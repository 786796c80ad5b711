package dev.assay.pandas;

import dev.assay.pandas.eval.Context;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a program left in its variable {@code result}, to be shown in the form that is asked for.
 */
public final class Shown {

  private final Context context;
  private final Object result;
  private final Duration time;

  Shown(Context context, Object result, Duration time) {
    this.context = context;
    this.result = result;
    this.time = time;
  }

  /**
   * Maps, lists, text, numbers, truths and {@code null}, with the members that {@link ResultTree}
   * describes: all that JSON can hold.
   *
   * @throws PandasException for what is no data, or when showing it reaches a limit
   */
  public Map<String, @Nullable Object> json() {
    return BoundedRun.ofProgram(context, time, () -> new ResultTree(context).of(result));
  }

  /**
   * The result as {@code print(result)} writes it.
   *
   * @throws PandasException when showing it reaches a limit
   */
  public String text() {
    return BoundedRun.ofProgram(context, time, () -> context.str(result));
  }

  /** What the program printed itself. */
  public String printed() {
    return context.printed();
  }
}
