package dev.assay.agents.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An answer as the blocks that it fences and the prose around them. Fences are those of CommonMark
 * 0.31 (4.5), at any indentation, and what models make of them: code that begins on the fence's
 * line, a fence that ends the last line of the code, or both on one line, within a sentence too.
 *
 * @param prose all that stands in no block; a block leaves an empty line
 * @param blocks in their order; the last one may be open
 */
record Markdown(String prose, List<FencedBlock> blocks) {

  private static final Pattern OPENING = Pattern.compile("(\\s*+)(`{3,}+|~{3,}+)([^`]*+)");
  private static final Pattern WITHIN = Pattern.compile("(`{3,}+)([^`]*+)$");
  private static final Pattern RUN = Pattern.compile("`{3,}+|~{3,}+");

  /** Behind a fence that closes; a tag would be one word. */
  private static final Pattern PROSE_AFTER = Pattern.compile("\\s+\\S+\\s+\\S.*|[*_<).,;:].*");

  private static final Pattern FIRST_WORD = Pattern.compile("\\s*+([^\\s`]*+)\\s?");
  private static final Pattern BEGINS_CODE =
      Pattern.compile(
          "(?:\\(\\s*)*(?:SELECT|WITH|INSERT|VALUES)\\s.*|--.*|/\\*.*|\\{\\s*\".*|import\\s.*"
              + "|from\\s.*|#\\s.*|[A-Za-z_]\\w*\\s+=\\s.*|def\\s.*",
          Pattern.CASE_INSENSITIVE);

  static Markdown parse(String text) {
    return new Reading(text.lines().toList()).read();
  }

  /** Goes through the lines of one answer. */
  private static final class Reading {

    private final List<String> lines;
    private final List<FencedBlock> blocks = new ArrayList<>();
    private final StringBuilder prose = new StringBuilder();
    private int next;

    Reading(List<String> lines) {
      this.lines = lines;
    }

    Markdown read() {
      while (next < lines.size()) {
        String line = lines.get(next++);
        Matcher opening = OPENING.matcher(line);
        if (opening.matches() && !closesItself(opening)) {
          block(opening.group(1).length(), opening.group(2), opening.group(3));
        } else {
          proseOrBlock(line);
        }
      }
      return new Markdown(prose.toString(), List.copyOf(blocks));
    }

    /** {@code ~~~sql SELECT 1~~~}: tildes may stand in an info string, backticks may not. */
    private static boolean closesItself(Matcher opening) {
      return opening.group(2).startsWith("~") && opening.group(3).contains(opening.group(2));
    }

    private void proseOrBlock(String line) {
      int from = 0;
      Matcher run = RUN.matcher(line);
      while (run.find(from)) {
        int end = line.indexOf(run.group(), run.end());
        if (end < 0) {
          break;
        }
        prose.append(line, from, run.start()).append("\n\n");
        Info info = Info.of(line.substring(run.end(), end));
        blocks.add(new FencedBlock(info.tag(), info.code().strip(), true));
        from = end + run.group().length();
      }
      String rest = line.substring(from);
      Matcher within = WITHIN.matcher(rest);
      if (within.find() && Info.opens(within.group(2))) {
        prose.append(rest, 0, within.start()).append("\n\n");
        block(0, within.group(1), within.group(2));
      } else {
        prose.append(rest).append('\n');
      }
    }

    private void block(int indentation, String fence, String afterFence) {
      Info info = Info.of(afterFence);
      List<String> code = new ArrayList<>();
      if (!info.code().isEmpty()) {
        code.add(info.code());
      }
      boolean closed = false;
      String after = "";
      while (next < lines.size() && !closed) {
        String line = lines.get(next++);
        if (closes(line, fence)) {
          closed = true;
        } else if (endsWithin(line, fence)) {
          int end = line.lastIndexOf(fence);
          String last = withoutEnd(line.substring(0, end), fence.charAt(0));
          code.add(dedent(last, indentation));
          after = line.substring(end + fence.length());
          closed = true;
        } else {
          code.add(dedent(line, indentation));
        }
      }
      prose.append('\n');
      boolean otherwise = !closed && closesOtherwise(code);
      if (otherwise) {
        code.removeLast();
      }
      blocks.add(new FencedBlock(info.tag(), String.join("\n", code), closed || otherwise));
      prose.append(after).append('\n');
    }

    /** Whether the last line is a fence, of the other kind or too short. */
    private static boolean closesOtherwise(List<String> code) {
      while (!code.isEmpty() && code.getLast().isBlank()) {
        code.removeLast();
      }
      String last = code.isEmpty() ? "" : code.getLast().strip();
      return RUN.matcher(last).matches();
    }

    private static boolean closes(String line, String fence) {
      String run = line.strip();
      return run.length() >= fence.length() && run.chars().allMatch(c -> c == fence.charAt(0));
    }

    /** Whether a line has the fence once, in no text, after code or before prose. */
    private static boolean endsWithin(String line, String fence) {
      int end = line.lastIndexOf(fence);
      if (end < 0) {
        return false;
      }
      String before = withoutEnd(line.substring(0, end), fence.charAt(0));
      String after = line.substring(end + fence.length());
      return before.isBlank()
          ? PROSE_AFTER.matcher(after).matches()
          : !before.contains(fence.substring(0, 3))
              && before.chars().filter(c -> c == '\'').count() % 2 == 0
              && (after.isBlank() || !Info.opens(after));
    }

    private static String withoutEnd(String line, char character) {
      String text = line.stripTrailing();
      int end = text.length();
      while (end > 0 && text.charAt(end - 1) == character) {
        end--;
      }
      return text.substring(0, end).stripTrailing();
    }

    private static String dedent(String line, int indentation) {
      int start = 0;
      while (start < indentation
          && start < line.length()
          && Character.isWhitespace(line.charAt(start))) {
        start++;
      }
      return line.substring(start);
    }
  }

  /** What stands on the line of an opening fence: a tag, and code if it begins there. */
  private record Info(String tag, String code) {

    /** Whether a fence within a line opens a block: prose may only mention one. */
    static boolean opens(String text) {
      String info = text.strip();
      return info.isEmpty()
          || CodeLanguage.isTag(info)
          || BEGINS_CODE.matcher(info).matches()
          || !of(text).code().isEmpty();
    }

    static Info of(String text) {
      if (BEGINS_CODE.matcher(text.strip()).matches()) {
        return new Info("", text.strip());
      }
      Matcher first = FIRST_WORD.matcher(text);
      if (!first.lookingAt()) {
        return new Info("", "");
      }
      String rest = text.substring(first.end()).strip();
      boolean isCode = BEGINS_CODE.matcher(rest).matches();
      return new Info(first.group(1), isCode ? rest : "");
    }
  }
}
