package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.BlockContext;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.eval.Tries;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;

/** Context managers: those that silence warnings, of which there are none, and contextlib's. */
public final class BlockContexts {

  private BlockContexts() {}

  /** One that changes nothing. */
  public static BlockContext idle(Object entered) {
    return new Idle(entered);
  }

  static PyModule contextlib() {
    return PyModule.builder("contextlib")
        .function("suppress", "*exceptions", args -> new Suppressing(args.rest("exceptions")))
        .function("nullcontext", "enter_result=None", args -> idle(args.get("enter_result")))
        .refused("contextmanager", "write the statements out")
        .build();
  }

  /** {@code warnings.catch_warnings}: what it would record is empty. */
  static BlockContext catchingWarnings(boolean record) {
    return idle(record ? PyList.of() : None.NONE);
  }

  private record Idle(Object entered) implements BlockContext {

    private static final PyType<Idle> TYPE =
        PyType.builder("nullcontext", Idle.class).doc("a context that changes nothing").build();

    @Override
    public PyType<?> type() {
      return TYPE;
    }
  }

  private record Suppressing(PyTuple exceptions) implements BlockContext {

    private static final PyType<Suppressing> TYPE =
        PyType.builder("suppress", Suppressing.class).doc("passes over exceptions").build();

    @Override
    public Object entered() {
      return None.NONE;
    }

    @Override
    public boolean suppresses(PythonError error) {
      return Tries.catches(exceptions, error);
    }

    @Override
    public PyType<?> type() {
      return TYPE;
    }
  }
}
