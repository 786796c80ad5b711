package dev.assay.pandas.api.module;

import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.BlockContext;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.eval.Writing;
import dev.assay.pandas.frame.show.Display;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * {@code pd.set_option}: options of how much of a frame is shown hold for the texts of frames and
 * series; others may change results, or the form of all texts, and are refused.
 */
final class DisplayOptions {

  private static final Set<String> WITHOUT_EFFECT =
      Set.of("display.large_repr", "display.max_seq_items", "display.notebook_repr_html");

  private DisplayOptions() {}

  /**
   * Sets the pairs of options and values.
   *
   * @throws PythonError a ValueError for an option without a value; an unsupported one for an
   *     option that may change results
   */
  static Object set(Args args) {
    args.context().writing(new Shown(changed(args)));
    return Scalars.NONE;
  }

  /** {@code pd.option_context}: the same for a while. */
  static Object within(Args args) {
    return new Block(args.context(), args.context().writing(), new Shown(changed(args)));
  }

  private static Display changed(Args args) {
    List<Object> pairs = args.rest("args").items();
    if (pairs.isEmpty() || pairs.size() % 2 != 0) {
      throw PythonError.valueError("Must provide an even number of non-keyword arguments");
    }
    Display display =
        args.context().writing() instanceof Shown shown ? shown.display() : Display.DEFAULT;
    for (int at = 0; at < pairs.size(); at += 2) {
      display = changed(display, pairs.get(at), Scalars.plain(pairs.get(at + 1)));
    }
    return display;
  }

  private static Display changed(Display old, Object option, Object value) {
    String name = option instanceof String text ? text : "";
    boolean warning = name.equals("mode.chained_assignment") && !"raise".equals(value);
    if (WITHOUT_EFFECT.contains(name) || warning) {
      return old;
    }
    Integer number = name.equals("display.expand_frame_repr") ? null : number(option, value);
    Integer rows = old.rows();
    Integer least = old.least();
    Integer columns = old.columns();
    Integer text = old.text();
    return switch (name) {
      case "display.max_rows" -> new Display(number, least, columns, text, old.width());
      case "display.min_rows" -> new Display(rows, number, columns, text, old.width());
      case "display.max_columns" -> new Display(rows, least, number, text, old.width());
      case "display.max_colwidth" -> new Display(rows, least, columns, number, old.width());
      case "display.width" -> new Display(rows, least, columns, text, number);
      case "display.expand_frame_repr" ->
          new Display(rows, least, columns, text, Boolean.FALSE.equals(value) ? null : old.width());
      default -> throw PythonError.unsupported("the option " + Text.repr(option), "leave it out");
    };
  }

  /** How many the option allows, null for all; sizes of a terminal are not known. */
  private static @Nullable Integer number(Object option, Object value) {
    if (value == Scalars.NONE) {
      return null;
    }
    boolean fits = value instanceof Long count && count >= 0 && count <= Integer.MAX_VALUE;
    boolean terminal = "display.max_rows".equals(option) && value.equals(0L);
    if (!fits || terminal || "display.max_columns".equals(option) && value.equals(1L)) {
      throw PythonError.unsupported(
          "the value %s of the option %s".formatted(Text.repr(value), Text.repr(option)),
          "give None for all");
    }
    return ((Long) value).intValue();
  }

  private record Shown(Display display) implements Writing {
    @Override
    public String write(Supplier<String> text) {
      return ScopedValue.where(Display.CURRENT, display).call(text::get);
    }
  }

  private record Block(Context context, Writing before, Writing within) implements BlockContext {

    private static final PyType<Block> TYPE =
        PyType.builder("option_context", Block.class).doc("options that hold for a block").build();

    @Override
    public Object entered() {
      return Scalars.NONE;
    }

    @Override
    public void started() {
      context.writing(within);
    }

    @Override
    public void exited() {
      context.writing(before);
    }

    @Override
    public PyType<?> type() {
      return TYPE;
    }
  }
}
