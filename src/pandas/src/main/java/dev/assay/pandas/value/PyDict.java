package dev.assay.pandas.value;

import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Python's dict: in the order of insertion, with Python's equality of keys (1, 1.0 and True are one
 * key; the key first put stays). A key without a hash is a TypeError.
 */
public class PyDict {

  /** One key and its value. */
  public static final class Entry {
    private final Object key;
    private Object value;

    private Entry(Object key, Object value) {
      this.key = key;
      this.value = value;
    }

    public Object key() {
      return key;
    }

    public Object value() {
      return value;
    }
  }

  private final LinkedHashMap<Object, Entry> entries = new LinkedHashMap<>();

  public int size() {
    return entries.size();
  }

  public @Nullable Object get(Object key) {
    Entry entry = entries.get(Equality.identityKey(key));
    return entry == null ? null : entry.value;
  }

  /** What {@code dict[key]} gives for a key that is missing: a KeyError, unless overridden. */
  public Object missing(Object key) {
    throw PythonError.keyError(key);
  }

  public boolean containsKey(Object key) {
    return entries.containsKey(Equality.identityKey(key));
  }

  public void put(Object key, Object value) {
    Object hashed = Equality.identityKey(key);
    Entry entry = entries.get(hashed);
    if (entry == null) {
      entries.put(hashed, new Entry(key, value));
    } else {
      entry.value = value;
    }
  }

  public void putAll(PyDict other) {
    other.entries().forEach(entry -> put(entry.key, entry.value));
  }

  /** The value that went, or {@code null} when there was none. */
  public @Nullable Object remove(Object key) {
    Entry entry = entries.remove(Equality.identityKey(key));
    return entry == null ? null : entry.value;
  }

  /** The entry put last, removed, or {@code null} when there is none. */
  public @Nullable Entry removeLast() {
    Map.Entry<Object, Entry> last = entries.pollLastEntry();
    return last == null ? null : last.getValue();
  }

  /** The entry put first, removed, or {@code null} when there is none. */
  public @Nullable Entry removeFirst() {
    Map.Entry<Object, Entry> first = entries.pollFirstEntry();
    return first == null ? null : first.getValue();
  }

  public void clear() {
    entries.clear();
  }

  /** The entries now, in order: a copy that later changes leave alone. */
  public List<Entry> entries() {
    return new ArrayList<>(entries.values());
  }

  /** The keys now, in order. */
  public List<Object> keys() {
    List<Object> keys = new ArrayList<>(entries.size());
    entries.values().forEach(entry -> keys.add(entry.key));
    return keys;
  }

  /** The values now, in order. */
  public List<Object> values() {
    List<Object> values = new ArrayList<>(entries.size());
    entries.values().forEach(entry -> values.add(entry.value));
    return values;
  }

  /** Live iteration; a dict that grows or shrinks meanwhile is a RuntimeError, as in Python. */
  public Iterator<Object> iterator(Function<Entry, Object> shape) {
    int size = entries.size();
    Iterator<Entry> live = entries.values().iterator();
    return new Iterator<>() {
      private int seen;
      private boolean done;

      @Override
      public boolean hasNext() {
        if (entries.size() != size && !done) {
          throw new PythonError("RuntimeError", "dictionary changed size during iteration");
        }
        done = seen == size;
        return !done;
      }

      @Override
      public Object next() {
        seen++;
        try {
          return shape.apply(live.next());
        } catch (ConcurrentModificationException _) {
          throw new PythonError("RuntimeError", "dictionary keys changed during iteration");
        }
      }
    };
  }

  /** The Python type's name; subclasses have their own. */
  public String typeName() {
    return "dict";
  }

  /** The entries in the order in which repr writes them. */
  public List<Entry> shownEntries() {
    return entries();
  }

  /** The text of a dict that writes its own; {@code null} where it is written as dicts are. */
  public @Nullable String shown() {
    return null;
  }

  /** Whether repr writes a list of pairs, as OrderedDict's does. */
  public boolean isShownInPairs() {
    return false;
  }

  /** {@code op self} as a new dict; {@code null} when dicts don't define it. */
  public @Nullable PyDict signed(UnaryOperator operator, Budget budget) {
    return null;
  }

  /** {@code self op other} as a new dict; {@code null} when dicts don't define it. */
  public @Nullable PyDict combined(BinaryOperator operator, PyDict other, Budget budget) {
    if (operator != BinaryOperator.OR) {
      return null;
    }
    budget.objects((long) size() + other.size());
    PyDict both = new PyDict();
    both.putAll(this);
    both.putAll(other);
    return both;
  }

  /** What repr writes before the braces: the name and an open parenthesis of a dict's subclass. */
  public String reprPrefix() {
    return "";
  }

  /** What repr writes after the braces. */
  public String reprSuffix() {
    return "";
  }

  @Override
  public String toString() {
    return Text.repr(this);
  }
}
