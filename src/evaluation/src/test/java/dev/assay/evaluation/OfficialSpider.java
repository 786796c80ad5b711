package dev.assay.evaluation;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The rules of test-suite-sql-eval ({@code --etype exec}) a second time, step by step as its script
 * takes them, with nothing of the code under test: every permutation of the columns is tried.
 */
final class OfficialSpider {

  private static final Pattern TOKEN =
      Pattern.compile("'(?:[^']|'')*'|\"(?:[^\"]|\"\")*\"|`[^`]*`|\\w+|\\s+|.", Pattern.DOTALL);

  private final Path databases;

  OfficialSpider(Path databases) {
    this.databases = databases;
  }

  boolean isRight(String goldLine, String predictedLine) {
    String[] gold = goldLine.strip().split("\t");
    String goldSql = prepared(gold[0]);
    String predictedSql = prepared(predictedLine.strip().split("\t")[0].replace(" value ", " 1 "));
    boolean orderMatters = goldSql.toLowerCase(Locale.ROOT).contains("order by");
    Path file = databases.resolve(gold[1]).resolve(gold[1] + ".sqlite");
    List<List<@Nullable Object>> expected = rows(file, goldSql);
    List<List<@Nullable Object>> actual = rows(file, predictedSql);
    assert expected != null : "gold does not run: " + goldSql;
    return actual != null && resultEq(expected, actual, orderMatters);
  }

  private static String prepared(String sql) {
    String joined = sql.replace("> =", ">=").replace("< =", "<=").replace("! =", "!=");
    StringBuilder kept = new StringBuilder();
    for (Matcher token = TOKEN.matcher(joined); token.find() && !token.group().equals(";"); ) {
      if (!token.group().equalsIgnoreCase("distinct")) {
        kept.append(token.group());
      }
    }
    return kept.toString()
        .replaceAll("(?i)YEAR\\s*\\(\\s*CURDATE\\s*\\(\\s*\\)\\s*\\)\\s*", "2020");
  }

  private static @Nullable List<List<@Nullable Object>> rows(Path file, String sql) {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      List<List<@Nullable Object>> rows = new ArrayList<>();
      while (result.next()) {
        List<@Nullable Object> row = new ArrayList<>();
        for (int column = 1; column <= result.getMetaData().getColumnCount(); column++) {
          Object value = result.getObject(column);
          row.add(value instanceof String ? text(result.getBytes(column)) : value);
        }
        rows.add(row);
      }
      return rows;
    } catch (SQLException fails) {
      return null;
    }
  }

  private static String text(byte[] bytes) {
    CharsetDecoder ignoring =
        StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.IGNORE);
    try {
      return ignoring.decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException never) {
      throw new AssertionError(never);
    }
  }

  private static boolean resultEq(
      List<List<@Nullable Object>> result1,
      List<List<@Nullable Object>> result2,
      boolean orderMatters) {
    if (result1.isEmpty() && result2.isEmpty()) {
      return true;
    }
    if (result1.size() != result2.size()) {
      return false;
    }
    int columns = result1.getFirst().size();
    if (result2.getFirst().size() != columns || !quickly(result1, result2, orderMatters)) {
      return false;
    }
    for (int[] permutation : permutations(columns)) {
      List<List<Object>> permuted = new ArrayList<>();
      for (List<@Nullable Object> row : result2) {
        permuted.add(key(Arrays.stream(permutation).mapToObj(row::get).toList()));
      }
      List<List<Object>> wanted = result1.stream().map(OfficialSpider::key).toList();
      if (orderMatters ? wanted.equals(permuted) : bag(wanted).equals(bag(permuted))) {
        return true;
      }
    }
    return false;
  }

  private static boolean quickly(
      List<List<@Nullable Object>> result1,
      List<List<@Nullable Object>> result2,
      boolean orderMatters) {
    List<List<Object>> s1 = result1.stream().map(OfficialSpider::unordered).toList();
    List<List<Object>> s2 = result2.stream().map(OfficialSpider::unordered).toList();
    return orderMatters ? s1.equals(s2) : Set.copyOf(s1).equals(Set.copyOf(s2));
  }

  private static List<Object> unordered(List<@Nullable Object> row) {
    List<@Nullable Object> sorted = new ArrayList<>(row);
    sorted.sort((a, b) -> str(a).compareTo(str(b)));
    return key(sorted);
  }

  /** str(x) + str(type(x)); the data has no number that Python and Java write differently. */
  private static String str(@Nullable Object value) {
    return switch (value) {
      case null -> "None<class 'NoneType'>";
      case Integer _, Long _ -> value + "<class 'int'>";
      case Double _ -> value + "<class 'float'>";
      default -> value + "<class 'str'>";
    };
  }

  /** Values that are equal when they are in Python: numbers by what they are worth. */
  private static List<Object> key(List<? extends @Nullable Object> row) {
    List<Object> key = new ArrayList<>();
    for (Object value : row) {
      key.add(
          value instanceof Number number
              ? List.of("number", number.doubleValue() + 0.0)
              : value == null ? List.of() : value);
    }
    return key;
  }

  private static Map<List<Object>, Integer> bag(List<List<Object>> rows) {
    Map<List<Object>, Integer> bag = new HashMap<>();
    rows.forEach(row -> bag.merge(row, 1, Integer::sum));
    return bag;
  }

  private static List<int[]> permutations(int columns) {
    List<int[]> all = new ArrayList<>(List.of(new int[0]));
    for (int length = 0; length < columns; length++) {
      List<int[]> longer = new ArrayList<>();
      for (int[] shorter : all) {
        Set<Integer> used = new HashSet<>(Arrays.stream(shorter).boxed().toList());
        for (int column = 0; column < columns; column++) {
          if (!used.contains(column)) {
            int[] next = Arrays.copyOf(shorter, shorter.length + 1);
            next[shorter.length] = column;
            longer.add(next);
          }
        }
      }
      all = longer;
    }
    return all;
  }
}
