package dev.assay.pandas.eval;

import dev.assay.pandas.syntax.Expression;
import dev.assay.pandas.syntax.Reference;
import dev.assay.pandas.value.PythonError;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads and writes variables, local or global. */
final class Names {

  private final Globals globals;

  Names(Globals globals) {
    this.globals = globals;
  }

  Object get(Expression.Name name, @Nullable Activation locals) {
    Reference reference = name.reference();
    if (reference.isLocal() && locals != null) {
      Object value = locals.out(reference.hops()).get(reference.slot());
      if (value == null) {
        globals.requireNotLacking(name.id());
        throw unassigned(name.id(), reference.hops());
      }
      return value;
    }
    Object value = globals.get(name.id());
    if (value == null) {
      globals.requireNotLacking(name.id());
      throw new PythonError("NameError", "name '" + name.id() + "' is not defined")
          .hinting(() -> globals.hint(name.id()));
    }
    return value;
  }

  private static PythonError unassigned(String id, int hops) {
    return hops == 0
        ? new PythonError(
            "UnboundLocalError",
            "cannot access local variable '" + id + "' where it is not associated with a value")
        : new PythonError(
            "NameError",
            "cannot access free variable '"
                + id
                + "' where it is not associated with a value in enclosing scope");
  }

  /** The value that a name has where a call is, {@code null} for none. */
  @Nullable Object find(String name, @Nullable Activation locals) {
    Object local = locals == null ? null : locals.find(name);
    return local == null ? globals.get(name) : local;
  }

  void set(Expression.Name name, @Nullable Activation locals, Object value) {
    Reference reference = name.reference();
    if (reference.isLocal() && locals != null) {
      locals.out(reference.hops()).set(reference.slot(), value);
    } else {
      globals.set(name.id(), value);
    }
  }

  void delete(Expression.Name name, @Nullable Activation locals) {
    get(name, locals);
    Reference reference = name.reference();
    if (reference.isLocal() && locals != null) {
      locals.out(reference.hops()).set(reference.slot(), null);
    } else if (!globals.remove(name.id())) {
      throw new PythonError("NameError", "name '" + name.id() + "' is not defined");
    }
  }

  /** A name that is imported and that Assay has nothing for: the use of it is refused. */
  void lack(Expression.Name name, @Nullable Activation locals, Supplier<PythonError> refusal) {
    forget(name, locals);
    globals.lack(name.id(), refusal);
    if (find(name.id(), locals) != null) {
      throw refusal.get(); // the built-in of the name would be used instead
    }
  }

  /** Forgets a variable, whether it is set or not. */
  void forget(Expression.Name name, @Nullable Activation locals) {
    Reference reference = name.reference();
    if (reference.isLocal() && locals != null) {
      locals.out(reference.hops()).set(reference.slot(), null);
    } else {
      globals.remove(name.id());
    }
  }
}
