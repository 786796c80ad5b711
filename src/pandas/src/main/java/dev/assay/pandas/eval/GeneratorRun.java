package dev.assay.pandas.eval;

import dev.assay.pandas.syntax.Expression;
import dev.assay.pandas.syntax.Statement;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * One run of a generator function, which goes on from {@code yield} to {@code yield} as its values
 * are asked for. Blocks and loops that yield are kept on a stack; all others run as usual.
 */
final class GeneratorRun implements Iterator<Object> {

  /** A block or loop that has not come to its end. */
  private sealed interface Frame {

    record Block(Iterator<Statement> statements) implements Frame {}

    record Items(Statement.For loop, Iterator<Object> items) implements Frame {}

    record Condition(Statement.While loop) implements Frame {}

    record Delegate(Iterator<Object> items) implements Frame {}
  }

  private final Context context;
  private final Executor executor;
  private final Evaluator evaluator;
  private final Activation locals;
  private final Deque<Frame> frames = new ArrayDeque<>();
  private @Nullable Object next;

  GeneratorRun(
      Context context,
      Executor executor,
      Evaluator evaluator,
      List<Statement> body,
      Activation locals) {
    this.context = context;
    this.executor = executor;
    this.evaluator = evaluator;
    this.locals = locals;
    frames.push(new Frame.Block(body.iterator()));
  }

  /** Whether statements yield, functions within them apart. */
  static boolean yields(List<Statement> statements) {
    return statements.stream().anyMatch(GeneratorRun::yields);
  }

  private static boolean yields(Statement statement) {
    return switch (statement) {
      case Statement.Yield _ -> true;
      case Statement.If branches ->
          yields(branches.otherwise())
              || branches.branches().stream().anyMatch(branch -> yields(branch.body()));
      case Statement.For loop -> yields(loop.body()) || yields(loop.otherwise());
      case Statement.While loop -> yields(loop.body()) || yields(loop.otherwise());
      case Statement.With within -> yields(within.body());
      case Statement.Try tried ->
          yields(tried.body())
              || yields(tried.otherwise())
              || yields(tried.last())
              || tried.handlers().stream().anyMatch(handler -> yields(handler.body()));
      default -> false;
    };
  }

  @Override
  public boolean hasNext() {
    if (next == null) {
      context.meter().enter();
      try {
        next = advance();
      } catch (RuntimeException error) {
        frames.clear();
        throw error;
      } finally {
        context.meter().leave();
      }
    }
    return next != null;
  }

  @Override
  public Object next() {
    if (!hasNext() || next == null) {
      throw new NoSuchElementException();
    }
    Object value = next;
    next = null;
    return value;
  }

  /** The next value that is yielded, {@code null} at the end. */
  private @Nullable Object advance() {
    while (!frames.isEmpty()) {
      context.meter().steps(1);
      Object value =
          switch (frames.peek()) {
            case Frame.Block block -> inBlock(block);
            case Frame.Items loop -> inItems(loop);
            case Frame.Condition loop -> inCondition(loop);
            case Frame.Delegate part -> {
              if (part.items().hasNext()) {
                yield part.items().next();
              }
              frames.pop();
              yield null;
            }
          };
      if (value != null) {
        return value;
      }
    }
    return null;
  }

  private @Nullable Object inBlock(Frame.Block block) {
    if (!block.statements().hasNext()) {
      frames.pop();
      return null;
    }
    Statement statement = block.statements().next();
    if (statement instanceof Statement.Yield yielded) {
      return yielded(yielded);
    }
    if (!yields(statement)) {
      ended(executor.execute(statement, locals));
      return null;
    }
    switch (statement) {
      case Statement.If branches -> enter(chosen(branches));
      case Statement.For loop ->
          frames.push(new Frame.Items(loop, evaluator.iterate(loop.iterable(), locals)));
      case Statement.While loop -> frames.push(new Frame.Condition(loop));
      default ->
          throw evaluator.located(
              PythonError.unsupported("'yield' within 'try' or 'with'", "return a list"),
              statement.span().start());
    }
    return null;
  }

  private void enter(List<Statement> statements) {
    frames.push(new Frame.Block(statements.iterator()));
  }

  private @Nullable Object yielded(Statement.Yield statement) {
    Expression expression = statement.value();
    if (statement.delegates() && expression != null) {
      frames.push(new Frame.Delegate(evaluator.iterate(expression, locals)));
      return null;
    }
    return expression == null ? None.NONE : evaluator.eval(expression, locals);
  }

  private List<Statement> chosen(Statement.If branches) {
    for (Statement.Branch branch : branches.branches()) {
      if (executor.holds(branch.condition(), locals)) {
        return branch.body();
      }
    }
    return branches.otherwise();
  }

  private @Nullable Object inItems(Frame.Items loop) {
    if (loop.items().hasNext()) {
      evaluator.assignments().assign(loop.loop().target(), loop.items().next(), locals);
      enter(loop.loop().body());
    } else {
      frames.pop();
      enter(loop.loop().otherwise());
    }
    return null;
  }

  private @Nullable Object inCondition(Frame.Condition loop) {
    if (executor.holds(loop.loop().condition(), locals)) {
      enter(loop.loop().body());
    } else {
      frames.pop();
      enter(loop.loop().otherwise());
    }
    return null;
  }

  private void ended(@Nullable Completion completion) {
    switch (completion) {
      case null -> {}
      case Completion.Returned _ -> frames.clear();
      case Completion.Jump jump -> {
        while (frames.peek() instanceof Frame.Block) {
          frames.pop();
        }
        if (jump == Completion.Jump.BREAK) {
          frames.pop();
        }
      }
    }
  }
}
