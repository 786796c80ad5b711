package dev.assay.agents.reading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads the one statement or program that an answer holds. Looked at, in this order, until
 * something is found: blocks with the language's tag, other blocks that hold such code, fields of
 * JSON, elements, code in no block.
 */
public final class CodeReader {

  private static final Pattern LABEL =
      Pattern.compile(
          "\\s*(?:(?:final |generated )?(?:sql|sqlite|sql ?query|query|answer)\\s*:\\s*(?=\\S)"
              + "|(?:sql|sqlite|postgres(?:ql)?|mysql)\\s+(?=\\(?\\s*(?:SELECT|WITH)\\b))",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern QUOTED_AFTER_LABEL =
      Pattern.compile("[:=]\\s*+(\"[^\"\\\\]*+(?:\\\\.[^\"\\\\]*+){0,500}+\")", Pattern.DOTALL);
  private static final Pattern IN_THREE_QUOTES =
      Pattern.compile("[:=]\\s*+(\"\"\"|''')(.*?)\\1", Pattern.DOTALL);
  private static final int SHOWN = 60;

  private final CodeLanguage language;
  private final boolean complete;

  /**
   * A reader of such code.
   *
   * @param complete whether the model says that it was done, so that a block may be left open
   */
  public CodeReader(CodeLanguage language, boolean complete) {
    this.language = language;
    this.complete = complete;
  }

  /** The one statement or program of an answer. */
  public Reading read(String answer) {
    String said = Unwrapped.of(Thoughts.without(Typeset.plain(answer)), language);
    if (said.isBlank()) {
      return new Reading.Nothing(
          ("the answer is nothing but reasoning (%,d characters), of which nothing is taken:"
                  + " write the code after it")
              .formatted(answer.strip().length()));
    }
    Markdown markdown = markdown(said);
    List<String> found = candidates(said, markdown);
    return switch (found.size()) {
      case 1 -> new Reading.Found(Typeset.straight(found.getFirst(), language));
      case 0 -> new Reading.Nothing(noBlock() + ": " + seen(markdown));
      default -> new Reading.Nothing(several(found));
    };
  }

  /** All blocks of the language, in order. */
  public List<String> blocks(String answer) {
    return markdown(Thoughts.without(Typeset.plain(answer))).blocks().stream()
        .filter(block -> block.tag().isEmpty() || language.isTaggedBy(block.tag()))
        .map(FencedBlock::text)
        .filter(text -> !text.isBlank())
        .map(text -> Typeset.straight(text, language))
        .toList();
  }

  private Markdown markdown(String text) {
    Markdown all = Markdown.parse(text);
    return new Markdown(
        all.prose(),
        all.blocks().stream()
            .filter(block -> block.closed() || complete)
            .filter(block -> !block.text().isBlank())
            .toList());
  }

  private List<String> candidates(String said, Markdown markdown) {
    List<FencedBlock> elements = Elements.in(markdown.prose());
    Stream<List<FencedBlock>> places = Stream.of(markdown.blocks(), elements);
    List<String> tagged =
        places
            .flatMap(List::stream)
            .filter(block -> language.isTaggedBy(block.tag()))
            .map(FencedBlock::text)
            .filter(text -> language == CodeLanguage.JSON || !CodeFields.isObject(text.strip()))
            .toList();
    if (!tagged.isEmpty()) {
      return language == CodeLanguage.JSON ? List.of(tagged.getLast()) : distinct(code(tagged));
    }
    List<String> untagged =
        Stream.concat(markdown.blocks().stream(), elements.stream())
            .filter(block -> !language.isOther(block.tag()))
            .map(FencedBlock::text)
            .filter(this::looksLikeCode)
            .toList();
    if (!untagged.isEmpty()) {
      return distinct(untagged);
    }
    List<String> fields = inFields(said, markdown, elements);
    if (!fields.isEmpty()) {
      return fields;
    }
    List<String> bare = bare(said, markdown);
    return bare.isEmpty() ? only(markdown) : bare;
  }

  /** Blocks that hold no statement are results, where others hold one. */
  private List<String> code(List<String> tagged) {
    List<String> real =
        tagged.stream()
            .filter(text -> statements(text).stream().anyMatch(CodeReader::isStatement))
            .toList();
    return language != CodeLanguage.SQL || real.isEmpty() ? tagged : real;
  }

  /** A program is often a few lines that only a block tells from prose. */
  private List<String> only(Markdown markdown) {
    boolean one = markdown.blocks().size() == 1 && markdown.blocks().getFirst().tag().isEmpty();
    return one ? distinct(List.of(markdown.blocks().getFirst().text())) : List.of();
  }

  private boolean looksLikeCode(String text) {
    return switch (language) {
      case SQL -> statements(text).stream().anyMatch(CodeReader::isQuery);
      case PYTHON -> BarePython.looksLike(text);
      case JSON -> false;
    };
  }

  private List<String> inFields(String said, Markdown markdown, List<FencedBlock> elements) {
    if (language == CodeLanguage.JSON) {
      return List.of();
    }
    String prose = markdown.prose();
    int open = prose.indexOf('{');
    int close = prose.lastIndexOf('}');
    Stream<String> texts =
        Stream.concat(
            Stream.of(said, open >= 0 && close > open ? prose.substring(open, close + 1) : ""),
            Stream.concat(markdown.blocks().stream(), elements.stream()).map(FencedBlock::text));
    List<String> all = texts.filter(text -> !text.isBlank()).distinct().toList();
    List<String> values =
        all.stream().flatMap(text -> CodeFields.in(text, language).stream()).distinct().toList();
    if (values.isEmpty()) {
      values = all.stream().flatMap(text -> CodeFields.anyIn(text).stream()).distinct().toList();
    }
    if (values.isEmpty()) {
      values = IN_THREE_QUOTES.matcher(prose).results().map(text -> text.group(2).strip()).toList();
    }
    if (values.isEmpty()) {
      values =
          QUOTED_AFTER_LABEL
              .matcher(prose)
              .results()
              .flatMap(quoted -> CodeFields.in(quoted.group(1), language).stream())
              .toList();
    }
    List<String> found = new ArrayList<>();
    for (String text : values) {
      String value = Typeset.plain(text);
      Markdown inner = markdown(value);
      List<String> blocks = inner.blocks().stream().map(FencedBlock::text).toList();
      if (!blocks.isEmpty()) {
        found.addAll(blocks);
      } else if (looksLikeCode(value) || !bare(value, inner).isEmpty()) {
        found.addAll(looksLikeCode(value) ? List.of(value) : bare(value, inner));
      }
    }
    return distinct(found);
  }

  private List<String> bare(String said, Markdown markdown) {
    return switch (language) {
      case JSON -> markdown.blocks().isEmpty() ? object(said) : List.of();
      case PYTHON -> BarePython.in(markdown.prose()).stream().toList();
      case SQL -> different(BareSql.in(markdown.prose()));
    };
  }

  /** What begins with a brace, else the object that stands in prose. */
  private static List<String> object(String said) {
    String text = said.strip();
    if (text.startsWith("{")) {
      return List.of(text);
    }
    int open = text.indexOf('{');
    int close = text.lastIndexOf('}');
    String within = open >= 0 && close > open ? text.substring(open, close + 1) : "";
    return CodeFields.isObject(within) ? List.of(within) : List.of();
  }

  /** What blocks hold, without a label, each statement by itself, each once. */
  private List<String> distinct(List<String> blocks) {
    return language == CodeLanguage.SQL
        ? different(blocks.stream().flatMap(block -> statements(block).stream()).toList())
        : different(blocks);
  }

  private static List<String> statements(String block) {
    String sql = LABEL.matcher(block).lookingAt() ? LABEL.matcher(block).replaceFirst("") : block;
    List<String> all = SqlStatements.in(sql);
    List<String> real = all.stream().filter(CodeReader::isStatement).toList();
    return all.size() > 1 && !real.isEmpty() ? real : List.of(sql);
  }

  private static boolean isStatement(String text) {
    return isQuery(text) || SqlWords.OTHER_STATEMENT.matcher(text.strip()).matches();
  }

  private static boolean isQuery(String statement) {
    List<SqlToken> tokens = SqlToken.from(statement, 0);
    int first = 0;
    while (first < tokens.size() && tokens.get(first).is("(")) {
      first++;
    }
    return first < tokens.size()
        && SqlWords.QUERY
            .matcher(statement)
            .region(tokens.get(first).start(), statement.length())
            .lookingAt();
  }

  private static List<String> different(List<String> codes) {
    Map<String, String> byText = new LinkedHashMap<>();
    codes.forEach(
        code ->
            byText.putIfAbsent(
                code.strip().replaceAll("\\s+", " ").replaceAll("[; ]+$", ""), code));
    return List.copyOf(byText.values());
  }

  private String noBlock() {
    String name = language.displayName();
    return "the answer has no block of %s code (```%s)"
        .formatted(name, name.toLowerCase(Locale.ROOT));
  }

  private String several(List<String> found) {
    String what = language == CodeLanguage.SQL ? "SQL statements" : "programs";
    return "the answer has %d different %s, and exactly one is wanted: %s"
        .formatted(
            found.size(),
            what,
            String.join(" and ", found.stream().limit(3).map(CodeReader::shown).toList()));
  }

  private static String seen(Markdown markdown) {
    List<FencedBlock> blocks = markdown.blocks();
    if (blocks.isEmpty() && markdown.prose().isBlank()) {
      return "its block is empty, or not closed";
    }
    if (blocks.isEmpty()) {
      return "it is prose, which begins " + shown(markdown.prose());
    }
    List<String> tags =
        blocks.stream()
            .map(block -> block.tag().isEmpty() ? "without a tag" : "tagged " + shown(block.tag()))
            .distinct()
            .limit(3)
            .toList();
    return "it has %s %s"
        .formatted(
            blocks.size() == 1 ? "a block" : blocks.size() + " blocks", String.join(", ", tags));
  }

  private static String shown(String text) {
    String line = text.strip().replaceAll("[\\s\\p{Cntrl}]+", " ");
    return "'" + (line.length() > SHOWN ? line.substring(0, SHOWN) + "…" : line) + "'";
  }
}
