package dev.assay.pandas.eval;

import dev.assay.pandas.syntax.Expression;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Evaluates comprehensions and generator expressions. */
final class Comprehensions {

  private final Evaluator evaluator;
  private final Context context;

  Comprehensions(Evaluator evaluator) {
    this.evaluator = evaluator;
    this.context = evaluator.context();
  }

  private static String name(Expression.ComprehensionKind kind) {
    return switch (kind) {
      case LIST -> "<listcomp>";
      case SET -> "<setcomp>";
      case DICT -> "<dictcomp>";
      case GENERATOR -> "<genexpr>";
    };
  }

  Object value(Expression.Comprehension comprehension, @Nullable Activation locals) {
    Iterator<Object> first =
        evaluator.iterate(comprehension.clauses().getFirst().iterable(), locals);
    Activation inner = new Activation(comprehension.scope(), locals, name(comprehension.kind()));
    Cursor cursor = new Cursor(comprehension.clauses(), inner, first);
    return switch (comprehension.kind()) {
      case LIST -> {
        PyList list = PyList.of();
        while (cursor.advance()) {
          context.budget().objects(1);
          list.add(evaluator.eval(comprehension.element(), inner));
        }
        yield list;
      }
      case SET -> {
        PySet set = PySet.empty();
        while (cursor.advance()) {
          context.budget().objects(1);
          set.add(evaluator.eval(comprehension.element(), inner));
        }
        yield set;
      }
      case DICT -> {
        PyDict dict = new PyDict();
        while (cursor.advance()) {
          context.budget().objects(1);
          Object key = evaluator.eval(comprehension.element(), inner);
          Expression value = Objects.requireNonNull(comprehension.value());
          dict.put(key, evaluator.eval(value, inner));
        }
        yield dict;
      }
      case GENERATOR ->
          new PyIterator("generator", new Generator(cursor, comprehension.element(), inner));
    };
  }

  /** Moves through the nested loops of a comprehension, one element at a time. */
  private final class Cursor {
    private final List<Expression.Clause> clauses;
    private final Activation locals;
    private final @Nullable Iterator<Object>[] iterators;
    private int level;

    @SuppressWarnings({"unchecked", "rawtypes"})
    private Cursor(List<Expression.Clause> clauses, Activation locals, Iterator<Object> first) {
      this.clauses = clauses;
      this.locals = locals;
      this.iterators = new Iterator[clauses.size()];
      this.iterators[0] = first;
    }

    /** Sets the targets for the next element; {@code false} when there is none. */
    private boolean advance() {
      while (level >= 0) {
        Expression.Clause clause = clauses.get(level);
        Iterator<Object> iterator = Objects.requireNonNull(iterators[level]);
        if (!iterator.hasNext()) {
          level--;
          continue;
        }
        evaluator.assignments().assign(clause.target(), iterator.next(), locals);
        if (!holds(clause.conditions())) {
          continue;
        }
        if (level == clauses.size() - 1) {
          return true;
        }
        level++;
        iterators[level] = evaluator.iterate(clauses.get(level).iterable(), locals);
      }
      return false;
    }

    private boolean holds(List<Expression> conditions) {
      for (Expression condition : conditions) {
        if (!context.truth(evaluator.eval(condition, locals))) {
          return false;
        }
      }
      return true;
    }
  }

  /** Evaluates an element when it is asked for. */
  private final class Generator implements Iterator<Object> {
    private final Cursor cursor;
    private final Expression element;
    private final Activation locals;
    private boolean ready;

    private Generator(Cursor cursor, Expression element, Activation locals) {
      this.cursor = cursor;
      this.element = element;
      this.locals = locals;
    }

    @Override
    public boolean hasNext() {
      ready = ready || cursor.advance();
      return ready;
    }

    @Override
    public Object next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      ready = false;
      return evaluator.eval(element, locals);
    }
  }
}
