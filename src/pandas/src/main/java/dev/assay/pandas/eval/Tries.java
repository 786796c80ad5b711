package dev.assay.pandas.eval;

import dev.assay.pandas.syntax.Expression;
import dev.assay.pandas.syntax.Statement;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** Executes try statements, and raises. */
public final class Tries {

  private final Executor executor;
  private final Evaluator evaluator;
  private final Deque<PythonError> handled = new ArrayDeque<>();

  Tries(Executor executor, Evaluator evaluator) {
    this.executor = executor;
    this.evaluator = evaluator;
  }

  /** A limit that is reached runs neither handlers nor {@code finally}. */
  @Nullable Completion execute(Statement.Try tried, @Nullable Activation locals) {
    Completion completion;
    try {
      completion = guarded(tried, locals);
    } catch (PythonError error) {
      if (!error.isCatchable()) {
        throw error;
      }
      Completion last = executor.block(tried.last(), locals);
      if (last == null) {
        throw error;
      }
      return last;
    }
    Completion last = executor.block(tried.last(), locals);
    return last == null ? completion : last;
  }

  private @Nullable Completion guarded(Statement.Try tried, @Nullable Activation locals) {
    Completion completion;
    try {
      completion = executor.block(tried.body(), locals);
    } catch (PythonError error) {
      Statement.Handler handler = error.isCatchable() ? handler(tried, error, locals) : null;
      if (handler == null) {
        throw error;
      }
      return handle(handler, error, locals);
    }
    return completion == null ? executor.block(tried.otherwise(), locals) : completion;
  }

  private Statement.@Nullable Handler handler(
      Statement.Try tried, PythonError error, @Nullable Activation locals) {
    for (Statement.Handler handler : tried.handlers()) {
      Expression type = handler.type();
      if (type == null || catches(evaluator.eval(type, locals), error)) {
        return handler;
      }
    }
    return null;
  }

  /** Whether a type of exceptions, or one of several in a tuple, is that of an error. */
  public static boolean catches(Object type, PythonError error) {
    return switch (type) {
      case PyTuple types -> types.items().stream().anyMatch(one -> catches(one, error));
      case PyType<?> one when PyException.class.equals(one.javaClass()) ->
          Exceptions.type(error.type()).isSubtypeOf(one);
      default ->
          throw PythonError.typeError(
              "catching classes that do not inherit from BaseException is not allowed");
    };
  }

  private @Nullable Completion handle(
      Statement.Handler handler, PythonError error, @Nullable Activation locals) {
    Expression.Name name = handler.name();
    if (name != null) {
      evaluator.names().set(name, locals, new PyException(error));
    }
    handled.push(error);
    try {
      return executor.block(handler.body(), locals);
    } finally {
      handled.pop();
      if (name != null) {
        evaluator.names().forget(name, locals);
      }
    }
  }

  /** What a raise statement throws. */
  PythonError raised(Statement.Raise raise, @Nullable Activation locals) {
    Expression exception = raise.exception();
    if (exception == null) {
      return handled.isEmpty()
          ? new PythonError("RuntimeError", "No active exception to reraise")
          : handled.element();
    }
    PythonError error = Exceptions.raised(evaluator.context(), evaluator.eval(exception, locals));
    if (raise.cause() != null) {
      evaluator.eval(raise.cause(), locals);
    }
    return error;
  }
}
