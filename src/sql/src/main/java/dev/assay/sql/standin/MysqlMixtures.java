package dev.assay.sql.standin;

import dev.assay.sql.SqlToken;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Results of one expression of which one is a text that is neither a number nor a date: all of them
 * are texts in MySQL, and H2 would read that text as a number or a date.
 */
record MysqlMixtures(Tokens tokens) {

  private static final Pattern OF_OTHER_TYPE = Pattern.compile("\\s*[-+.]?\\d.*", Pattern.DOTALL);

  /** A result, from its first to its last token. */
  private record Branch(int first, int last) {}

  void rewrite() throws UnfitSqlException {
    for (int index = tokens.size() - 1; index >= 0; index--) {
      if (tokens.isWord(index, "CASE")) {
        write(branches(index));
      } else if (tokens.isWord(index, "COALESCE") || tokens.isWord(index, "IFNULL")) {
        if (tokens.isSymbol(index + 1, '(')) {
          write(arguments(index + 1));
        }
      }
    }
  }

  private void write(List<Branch> branches) throws UnfitSqlException {
    boolean mixed =
        branches.stream().anyMatch(this::isText) && !branches.stream().allMatch(this::isLiteral);
    if (!mixed) {
      return;
    }
    for (Branch branch :
        branches.stream().sorted(Comparator.comparing(Branch::first).reversed()).toList()) {
      if (!isLiteral(branch)) {
        List<SqlToken> value = tokens.copy(branch.first(), branch.last());
        tokens.replace(branch.first(), branch.last(), MysqlTexts.written(value));
      }
    }
  }

  /** Whether it is a text, and no other type's. */
  private boolean isText(Branch branch) {
    return branch.first() == branch.last()
        && tokens.isKind(branch.first(), SqlToken.Kind.STRING)
        && !OF_OTHER_TYPE.matcher(tokens.at(branch.first()).text()).matches();
  }

  private boolean isLiteral(Branch branch) {
    return branch.first() == branch.last()
        && (tokens.isKind(branch.first(), SqlToken.Kind.STRING)
            || tokens.isWord(branch.first(), "NULL"));
  }

  private List<Branch> arguments(int open) {
    List<Branch> found = new ArrayList<>();
    int depth = 0;
    int first = open + 1;
    int close = tokens.closing(open);
    for (int index = open + 1; index <= close; index++) {
      boolean ends = index == close || (depth == 0 && tokens.isSymbol(index, ','));
      depth += tokens.isSymbol(index, '(') ? 1 : tokens.isSymbol(index, ')') ? -1 : 0;
      if (ends && first < index) {
        found.add(new Branch(first, index - 1));
        first = index + 1;
      }
    }
    return found;
  }

  private List<Branch> branches(int start) {
    List<Branch> found = new ArrayList<>();
    int depth = 0;
    int first = -1;
    for (int index = start; index < tokens.size(); index++) {
      boolean inside = depth == 1;
      depth += tokens.isWord(index, "CASE") || tokens.isSymbol(index, '(') ? 1 : 0;
      depth -= tokens.isWord(index, "END") || tokens.isSymbol(index, ')') ? 1 : 0;
      boolean ends =
          depth == 0 || (inside && (tokens.isWord(index, "WHEN") || tokens.isWord(index, "ELSE")));
      if (ends && first >= 0 && first < index) {
        found.add(new Branch(first, index - 1));
        first = -1;
      }
      if (inside && (tokens.isWord(index, "THEN") || tokens.isWord(index, "ELSE"))) {
        first = index + 1;
      }
      if (depth == 0) {
        break;
      }
    }
    return found;
  }
}
