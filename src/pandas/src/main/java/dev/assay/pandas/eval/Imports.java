package dev.assay.pandas.eval;

import dev.assay.pandas.syntax.Statement;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.Nearest;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.UnsupportedError;
import java.util.Objects;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Executes import statements: the modules of the library, and no others. */
final class Imports {

  private final Library library;
  private final Names names;

  Imports(Library library, Names names) {
    this.library = library;
    this.names = names;
  }

  /** Without an alias, {@code import a.b} binds {@code a}. */
  void modules(Statement.Import statement, @Nullable Activation locals) {
    for (Statement.ImportedModule one : statement.modules()) {
      if (isLacking(one.module())) {
        names.lack(one.name(), locals, () -> refusal(one.module()));
        continue;
      }
      PyModule module = module(one.module());
      String bound = one.aliased() ? one.module() : one.name().id();
      names.set(one.name(), locals, bound.equals(one.module()) ? module : module(bound));
    }
  }

  void names(Context context, Statement.ImportFrom statement, @Nullable Activation locals) {
    if (isLacking(statement.module())) {
      lack(statement, locals);
      return;
    }
    PyModule module = module(statement.module());
    for (Statement.ImportedName one : statement.names()) {
      try {
        names.set(one.name(), locals, attribute(context, module, one.attribute()));
      } catch (UnsupportedError _) {
        names.lack(one.name(), locals, () -> refusal(context, module, one.attribute()));
      }
    }
  }

  /** The error that the use of a name ends in, which a module has and Assay lacks. */
  private PythonError refusal(Context context, PyModule module, String attribute) {
    try {
      throw new IllegalStateException("no error: " + attribute(context, module, attribute));
    } catch (UnsupportedError error) {
      return error;
    }
  }

  /** A module that Python has is not missed before a program uses it. */
  private boolean isLacking(String module) {
    return !library.modules().containsKey(module) && LackingModules.has(module);
  }

  private PythonError refusal(String module) {
    return PythonError.unsupported(
        "the module " + module, "only " + known() + " can be imported and used");
  }

  private String known() {
    return CountedText.join(", ", new TreeSet<>(library.modules().keySet()));
  }

  private void lack(Statement.ImportFrom statement, @Nullable Activation locals) {
    String module = statement.module();
    for (Statement.ImportedName one : statement.names()) {
      if (!LackingModules.has(module, one.attribute())) {
        throw refusal(module); // it may have no such name, which would end the program here
      }
      names.lack(one.name(), locals, () -> refusal(module));
    }
  }

  private Object attribute(Context context, PyModule module, String name) {
    PyModule submodule = library.modules().get(module.name() + "." + name);
    if (submodule != null) {
      return submodule;
    }
    try {
      return Objects.requireNonNull(module.attribute(context, name));
    } catch (PythonError error) {
      throw error.type().equals("AttributeError")
          ? new PythonError(
                  "ImportError", "cannot import name '%s' from '%s'".formatted(name, module.name()))
              .hinting(Nearest.suggestion(name, module.attributes().keySet()))
          : error;
    }
  }

  /** A submodule that Assay lacks, and what is in it, is refused as the attribute is. */
  private void requireNotRefused(String name) {
    for (int dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
      PyModule parent = library.modules().get(name.substring(0, dot));
      String submodule = name.substring(dot + 1).split("\\.")[0];
      String instead = parent == null ? null : parent.refused().get(submodule);
      if (instead != null) {
        throw PythonError.unsupported("the module " + name, instead);
      }
    }
  }

  private PyModule module(String name) {
    PyModule module = library.modules().get(name);
    if (module == null) {
      requireNotRefused(name);
      throw new PythonError(
          "ModuleNotFoundError",
          "No module named '%s': only %s can be imported".formatted(name, known()));
    }
    return module;
  }
}
