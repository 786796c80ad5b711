package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyList;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** {@code io.StringIO}: text in memory that is read like a file. */
public final class TextBuffer implements PyObject {

  static final PyType<TextBuffer> TYPE =
      PyType.builder("StringIO", TextBuffer.class)
          .doc("text in memory that is read like a file")
          .constructor("initial_value='', newline='\\n'", TextBuffer::create)
          .method("getvalue", "", (self, _) -> self.text.toString())
          .method("read", "size=-1, /", (self, args) -> self.read(args.integer("size")))
          .method("readline", "", (self, _) -> self.line())
          .method("readlines", "", (self, _) -> PyList.copyOf(self.lines()))
          .method("write", "s, /", TextBuffer::write)
          .method("seek", "offset, whence=0, /", TextBuffer::seek)
          .method("close", "", (_, _) -> None.NONE)
          .build();

  private final StringBuilder text;
  private int at;

  private TextBuffer(String text) {
    this.text = new StringBuilder(text);
  }

  static PyModule module() {
    return PyModule.builder("io")
        .value("StringIO", TYPE)
        .refused("open", "there are no files; write the text into io.StringIO")
        .refused("BytesIO", "use io.StringIO")
        .build();
  }

  private static Object create(Args args) {
    Object initial = args.get("initial_value");
    return new TextBuffer(initial == None.NONE ? "" : args.string("initial_value"));
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  /** The text that has not been read yet. */
  public String rest() {
    return (String) read(-1);
  }

  private Object read(long size) {
    int end = size < 0 ? text.length() : (int) Math.min(text.length(), at + size);
    String part = text.substring(at, end);
    at = end;
    return part;
  }

  private String line() {
    int end = text.indexOf("\n", at);
    return (String) read(end < 0 ? -1 : end + 1 - at);
  }

  private List<Object> lines() {
    List<Object> lines = new ArrayList<>();
    while (at < text.length()) {
      lines.add(line());
    }
    return lines;
  }

  private static Object write(TextBuffer self, Args args) {
    String added = args.string("s");
    args.budget().text(added.length());
    self.write(added);
    return (long) added.codePointCount(0, added.length());
  }

  /** Writes where it stands, over what is there. */
  public void write(String added) {
    text.replace(at, Math.min(text.length(), at + added.length()), added);
    at += added.length();
  }

  private static Object seek(TextBuffer self, Args args) {
    long offset = args.integer("whence") == 2 ? self.text.length() : args.integer("offset");
    self.at = Math.clamp(offset, 0, self.text.length());
    return (long) self.at;
  }

  @Override
  public Iterator<Object> iterate(Context context) {
    return lines().iterator();
  }
}
