package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyIterator;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Regex;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.TextBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;

/** A compiled regular expression. */
public final class PatternValue implements PyObject {

  static final PyType<PatternValue> TYPE =
      PyType.builder("Pattern", PatternValue.class)
          .module("re")
          .doc("a compiled regular expression")
          .property("pattern", (self, _) -> self.regex.pattern())
          .property("flags", (self, _) -> (long) self.regex.flags())
          .property("groups", (self, _) -> (long) self.regex.groups())
          .property("groupindex", (self, _) -> self.groupIndex())
          .method("search", "string, !pos=0", PatternValue::search)
          .method("match", "string, !pos=0", PatternValue::match)
          .method("fullmatch", "string", PatternValue::fullMatch)
          .method("findall", "string", PatternValue::findAll)
          .method("finditer", "string", PatternValue::findIter)
          .method("split", "string, maxsplit=0", PatternValue::split)
          .method("sub", "repl, string, count=0", PatternValue::sub)
          .method("subn", "repl, string, count=0", PatternValue::subn)
          .build();

  private final Regex regex;

  private PatternValue(Regex regex) {
    this.regex = regex;
  }

  /**
   * Compiles a pattern.
   *
   * @param flags as {@link Regex#compile} takes them
   */
  public static PatternValue compile(String pattern, int flags) {
    return new PatternValue(Regex.compile(pattern, flags));
  }

  /** A pattern that matches just the text. */
  public static PatternValue literal(String text, int flags) {
    return compile(ReModule.escape(text), flags);
  }

  public Regex regex() {
    return regex;
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  @Override
  public String repr() {
    return "re.compile(" + Text.quoted(regex.pattern()) + ")";
  }

  private PyDict groupIndex() {
    PyDict index = new PyDict();
    regex.names().forEach((name, group) -> index.put(name, (long) group));
    return index;
  }

  private static String text(Args args) {
    if (args.get("string") instanceof String text) {
      return text;
    }
    throw PythonError.typeError(
        "expected string or bytes-like object, got '"
            + args.context().typeName(args.get("string"))
            + "'");
  }

  private Object first(Args args, Function<Matcher, Boolean> step) {
    String text = text(args);
    Matcher matcher = regex.matcher(text);
    return Regex.guarded(() -> step.apply(matcher))
        ? new MatchValue(this, text, matcher.toMatchResult())
        : None.NONE;
  }

  Object search(Args args) {
    return first(args, Matcher::find);
  }

  Object match(Args args) {
    return first(args, Matcher::lookingAt);
  }

  Object fullMatch(Args args) {
    return first(args, Matcher::matches);
  }

  /** Whether the pattern occurs anywhere in the text. */
  public boolean occursIn(String text) {
    return Regex.guarded(regex.matcher(text)::find);
  }

  /** Whether the text begins with the pattern. */
  public boolean begins(String text) {
    return Regex.guarded(regex.matcher(text)::lookingAt);
  }

  /** Whether the pattern is the whole text. */
  public boolean isAllOf(String text) {
    return Regex.guarded(regex.matcher(text)::matches);
  }

  /** The matches one after another, at most so many. */
  public List<MatchValue> all(Context context, String text, long most) {
    Regex.Matches search = regex.matches(text);
    List<MatchValue> matches = new ArrayList<>();
    while (matches.size() < most) {
      MatchResult found = search.next();
      if (found == null) {
        break;
      }
      context.budget().steps(1);
      context.budget().objects(1 + regex.groups());
      matches.add(new MatchValue(this, text, found));
    }
    return matches;
  }

  Object findAll(Args args) {
    return found(args.context(), text(args));
  }

  /** What {@code findall} gives: the matches, or their groups when there are any. */
  public PyList found(Context context, String text) {
    PyList found = PyList.of();
    for (MatchValue match : all(context, text, Long.MAX_VALUE)) {
      found.add(
          switch (regex.groups()) {
            case 0 -> match.group(0, "");
            case 1 -> match.group(1, "");
            default -> match.groups("");
          });
    }
    return found;
  }

  Object findIter(Args args) {
    List<Object> matches = new ArrayList<>(all(args.context(), text(args), Long.MAX_VALUE));
    return new PyIterator("callable_iterator", matches.iterator());
  }

  Object split(Args args) {
    long most = args.integer("maxsplit") <= 0 ? Long.MAX_VALUE : args.integer("maxsplit");
    return parts(args.context(), text(args), most);
  }

  /** The text between the matches, with their groups. */
  public PyList parts(Context context, String text, long most) {
    PyList parts = PyList.of();
    int from = 0;
    for (MatchValue match : all(context, text, most)) {
      parts.add(text.substring(from, match.result().start()));
      for (int group = 1; group <= regex.groups(); group++) {
        parts.add(match.group(group, None.NONE));
      }
      from = match.result().end();
    }
    parts.add(text.substring(from));
    return parts;
  }

  Object sub(Args args) {
    return substituted(args).get(0);
  }

  Object subn(Args args) {
    return substituted(args);
  }

  private PyTuple substituted(Args args) {
    long most = args.integer("count") <= 0 ? Long.MAX_VALUE : args.integer("count");
    List<MatchValue> matches = all(args.context(), text(args), most);
    String text = replaced(args.context(), text(args), args.get("repl"), matches);
    return PyTuple.of(text, (long) matches.size());
  }

  /**
   * The text with the first matches replaced.
   *
   * @param replacement a template as {@code re.sub} takes it, or a function of a match
   */
  public String replaced(Context context, String text, Object replacement, long most) {
    return replaced(context, text, replacement, all(context, text, most));
  }

  private String replaced(
      Context context, String text, Object replacement, List<MatchValue> matches) {
    ReplacementTemplate template =
        replacement instanceof String plain ? ReplacementTemplate.parse(plain, regex) : null;
    if (template == null && !(replacement instanceof PyCallable)) {
      throw PythonError.typeError(
          "the replacement must be str or a function, not " + context.typeName(replacement));
    }
    TextBuilder out = new TextBuilder();
    int from = 0;
    for (MatchValue match : matches) {
      out.append(text, from, match.result().start());
      out.append(template == null ? called(context, replacement, match) : template.fill(match));
      context.budget().partOfText(out.length());
      from = match.result().end();
    }
    context.budget().text(out.length() + (long) text.length() - from);
    return out.append(text.substring(from)).toString();
  }

  private static String called(Context context, Object function, MatchValue match) {
    Object made = context.call(function, match);
    if (made instanceof String text) {
      return text;
    }
    if (made == None.NONE) {
      return "";
    }
    throw PythonError.typeError(
        "sequence item 0: expected str instance, " + context.typeName(made) + " found");
  }
}
