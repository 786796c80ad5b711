package dev.assay.workflow.ondata;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.assay.workflow.arbitration.Side;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What came of trying the answered SQL and its test code on the user's own rows. It holds no cell
 * of them.
 *
 * @param candidate the candidate that was tried
 * @param testCase the number of the test case whose test code was tried
 * @param reason why nothing was compared, or why a difference stays open; empty otherwise
 * @param tables what the test code was given
 * @param engine what executed the SQL
 * @param notes what else is to be known of the comparison, one line each
 * @param difference the number of the test case that a difference was reduced to; null for none
 * @param madeUp whether made-up values stand in that test case in place of the real ones
 * @param means what the arbiter said of it; null where it was not asked
 * @param why in the arbiter's words; empty where it was not asked
 * @param answer the candidate that is the answer now: another one where a rewrite passed
 * @param millis how long it took, calls of models included
 */
public record OnData(
    int candidate,
    int testCase,
    End end,
    String reason,
    List<ComparedTable> tables,
    String engine,
    List<String> notes,
    @Nullable Integer difference,
    boolean madeUp,
    @Nullable Side means,
    String why,
    int answer,
    Instant testedAt,
    long millis) {

  /** The number of the test case that a difference becomes; behind those that runs make. */
  public static final int TEST_CASE = 10;

  /** The number of its test data, which no attempt of a model has. */
  public static final int TEST_DATA = 90;

  /** The index of a candidate that is made from a difference, which no other has. */
  public static final int REVISION = 90;

  public OnData {
    tables = List.copyOf(tables);
    notes = List.copyOf(notes);
  }

  /** How it ended. */
  public enum End {
    /** Both give the same. */
    AGREED,
    /** Both give something, and not the same. */
    DIFFERS,
    /** One of them gives nothing, or the rows could not be had. */
    NOT_TESTED;

    /** The name in artifacts. */
    @JsonValue
    public String label() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /**
   * A table that was compared on.
   *
   * @param rows how many of its rows
   * @param whole whether these are all
   */
  public record ComparedTable(String table, int rows, boolean whole) {

    String inWords() {
      return "%s (%,d row%s%s)"
          .formatted(table, rows, rows == 1 ? "" : "s", whole ? "" : ", sampled");
    }
  }

  /** Whether a difference leaves the answer in doubt. */
  @JsonIgnore
  public boolean isOpen() {
    return end == End.DIFFERS
        && means != Side.CANDIDATE
        && means != Side.EITHER
        && answer == candidate;
  }

  /** The same, as the arbiter judged it. */
  public OnData judged(@Nullable Side said, String words, String open, int answered, long took) {
    return new OnData(
        candidate,
        testCase,
        end,
        open,
        tables,
        engine,
        notes,
        difference,
        madeUp,
        said,
        words,
        answered,
        testedAt,
        millis + took);
  }

  /** All of it in one line, for people. */
  public String inWords() {
    return switch (end) {
      case NOT_TESTED -> "Not tested on your data, the verdict is that of the test data: " + reason;
      case AGREED -> "On your data it gives what the test code gives%s".formatted(where());
      case DIFFERS ->
          "On your data the test code gives another result%s; %s".formatted(where(), settled());
    };
  }

  private String settled() {
    if (isOpen()) {
      return reason;
    }
    if (means == Side.EITHER) {
      return "the question can be read in two ways: " + why;
    }
    return means == Side.CANDIDATE
        ? "the arbiter takes the SQL's side: " + why
        : "the arbiter takes the test code's side, and the SQL was rewritten: " + why;
  }

  private String where() {
    String compared =
        tables.isEmpty()
            ? ""
            : ": " + tables.stream().map(ComparedTable::inWords).collect(Collectors.joining(", "));
    String by = engine.isEmpty() ? "" : "; SQL executed by " + engine;
    return compared + by + notes.stream().map(note -> "; " + note).collect(Collectors.joining());
  }
}
