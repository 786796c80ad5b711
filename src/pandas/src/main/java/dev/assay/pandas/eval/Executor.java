package dev.assay.pandas.eval;

import dev.assay.pandas.syntax.Expression;
import dev.assay.pandas.syntax.ParsedProgram;
import dev.assay.pandas.syntax.Statement;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Executes the statements of one source: one case a node kind, one step a node. */
public final class Executor {

  private final Context context;
  private final Evaluator evaluator;
  private final Tries tries;
  private final Imports imports;

  private Executor(Context context, ParsedProgram program, Globals globals) {
    Names names = new Names(globals);
    this.context = context;
    this.evaluator = new Evaluator(context, program.source(), names);
    this.tries = new Tries(this, evaluator);
    this.imports = new Imports(context.library(), names);
  }

  /**
   * Runs a program from its first statement to its last.
   *
   * @throws PythonError what the program raised, with its position
   */
  public static void run(Context context, ParsedProgram program, Globals globals) {
    new Executor(context, program, globals).block(program.statements(), null);
  }

  /** How the block ended, {@code null} when it came to its end. */
  @Nullable Completion block(List<Statement> statements, @Nullable Activation locals) {
    for (Statement statement : statements) {
      Completion completion = execute(statement, locals);
      if (completion != null) {
        return completion;
      }
    }
    return null;
  }

  @Nullable Completion execute(Statement statement, @Nullable Activation locals) {
    try {
      context.meter().steps(1);
      return perform(statement, locals);
    } catch (PythonError error) {
      throw evaluator.located(error, statement.span().start());
    } catch (RuntimeException defect) {
      throw evaluator.located(PythonError.internal(defect), statement.span().start());
    }
  }

  private @Nullable Completion perform(Statement statement, @Nullable Activation locals) {
    switch (statement) {
      case Statement.ExpressionStatement line -> evaluator.eval(line.expression(), locals);
      case Statement.Assign assign -> {
        Object value = evaluator.eval(assign.value(), locals);
        assign.targets().forEach(one -> evaluator.assignments().assign(one, value, locals));
      }
      case Statement.AugmentedAssign assign -> evaluator.assignments().augment(assign, locals);
      case Statement.If branches -> {
        return conditional(branches, locals);
      }
      case Statement.While loop -> {
        return whileLoop(loop, locals);
      }
      case Statement.For loop -> {
        return forLoop(loop, locals);
      }
      case Statement.Try tried -> {
        return tries.execute(tried, locals);
      }
      case Statement.With within -> {
        return within(within, 0, locals);
      }
      case Statement.Raise raise -> throw tries.raised(raise, locals);
      case Statement.Assert check -> verify(check, locals);
      case Statement.Def def -> evaluator.names().set(def.name(), locals, function(def, locals));
      case Statement.Return returned -> {
        Expression value = returned.value();
        return new Completion.Returned(value == null ? None.NONE : evaluator.eval(value, locals));
      }
      case Statement.Yield _ ->
          throw PythonError.unsupported(
              "'yield' here", "write it in a loop or 'if' of its function");
      case Statement.Break _ -> {
        return Completion.Jump.BREAK;
      }
      case Statement.Continue _ -> {
        return Completion.Jump.CONTINUE;
      }
      case Statement.Import one -> imports.modules(one, locals);
      case Statement.ImportFrom from -> imports.names(context, from, locals);
      case Statement.Delete delete ->
          delete.targets().forEach(one -> evaluator.assignments().delete(one, locals));
      case Statement.Pass _, Statement.Global _, Statement.Nonlocal _ -> {}
    }
    return null;
  }

  private @Nullable Completion conditional(Statement.If branches, @Nullable Activation locals) {
    for (Statement.Branch branch : branches.branches()) {
      if (holds(branch.condition(), locals)) {
        return block(branch.body(), locals);
      }
    }
    return block(branches.otherwise(), locals);
  }

  boolean holds(Expression condition, @Nullable Activation locals) {
    Object value = evaluator.eval(condition, locals);
    try {
      return context.truth(value);
    } catch (PythonError error) {
      throw evaluator.located(error, condition.span().start());
    }
  }

  private @Nullable Completion whileLoop(Statement.While loop, @Nullable Activation locals) {
    while (holds(loop.condition(), locals)) {
      Completion completion = block(loop.body(), locals);
      if (completion == Completion.Jump.BREAK) {
        return null;
      }
      if (completion instanceof Completion.Returned) {
        return completion;
      }
      context.meter().steps(1);
    }
    return block(loop.otherwise(), locals);
  }

  private @Nullable Completion forLoop(Statement.For loop, @Nullable Activation locals) {
    Iterator<Object> items = evaluator.iterate(loop.iterable(), locals);
    while (items.hasNext()) {
      evaluator.assignments().assign(loop.target(), items.next(), locals);
      Completion completion = block(loop.body(), locals);
      if (completion == Completion.Jump.BREAK) {
        return null;
      }
      if (completion instanceof Completion.Returned) {
        return completion;
      }
    }
    return block(loop.otherwise(), locals);
  }

  /** Runs the block within the managers from a place on. */
  private @Nullable Completion within(
      Statement.With within, int from, @Nullable Activation locals) {
    if (from == within.items().size()) {
      return block(within.body(), locals);
    }
    Statement.Item item = within.items().get(from);
    Object value = evaluator.eval(item.manager(), locals);
    if (!(value instanceof BlockContext surrounding)) {
      throw evaluator.located(
          PythonError.typeError(
              "'%s' object does not support the context manager protocol", context.typeName(value)),
          item.manager().span().start());
    }
    surrounding.started();
    if (item.target() != null) {
      evaluator.assignments().assign(item.target(), surrounding.entered(), locals);
    }
    try {
      return within(within, from + 1, locals);
    } catch (PythonError error) {
      if (error.isCatchable() && surrounding.suppresses(error)) {
        return null;
      }
      throw error;
    } finally {
      surrounding.exited();
    }
  }

  private void verify(Statement.Assert check, @Nullable Activation locals) {
    if (!holds(check.condition(), locals)) {
      Expression message = check.message();
      throw message == null
          ? new PythonError("AssertionError", PyTuple.EMPTY)
          : new PythonError("AssertionError", PyTuple.of(evaluator.eval(message, locals)));
    }
  }

  private UserFunction function(Statement.Def def, @Nullable Activation locals) {
    return new UserFunction(
        def.name().id(),
        evaluator.calls().signature(def.parameters(), locals),
        def.scope(),
        locals,
        GeneratorRun.yields(def.body())
            ? inner ->
                new PyIterator(
                    "generator", new GeneratorRun(context, this, evaluator, def.body(), inner))
            : inner ->
                block(def.body(), inner) instanceof Completion.Returned returned
                    ? returned.value()
                    : None.NONE);
  }
}
