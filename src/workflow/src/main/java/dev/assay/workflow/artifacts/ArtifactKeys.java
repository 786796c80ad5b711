package dev.assay.workflow.artifacts;

import java.util.regex.Pattern;

/** The layout of the artifact store: which artifact is under which key. */
public final class ArtifactKeys {

  private static final Pattern RUN = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_-]{0,79}");
  private static final String CLAIM = "/claim-";
  private static final String SEGMENT = "[A-Za-z0-9_=-][A-Za-z0-9._=-]*";
  private static final Pattern KEY = Pattern.compile(SEGMENT + "(/" + SEGMENT + ")*");

  private ArtifactKeys() {}

  /** Whether the text can be a run's id: letters, digits, - and _, at most 80 characters. */
  public static boolean isRun(String text) {
    return RUN.matcher(text).matches();
  }

  public static String question(String run) {
    return of(run, "question.json");
  }

  public static String linking(String run) {
    return of(run, "linking.json");
  }

  /** What a model answered when asked for columns. */
  public static String linkingAttempt(String run, int round) {
    return of(run, "linking/" + round + ".json");
  }

  /** What the keys of everything about the model calls of a run begin with. */
  public static String calls(String run) {
    return of(run, "calls/");
  }

  /** The answer of a call that counts, by the call's hash. */
  public static String answer(String run, String call) {
    return calls(run) + call + "/answer.json";
  }

  /** What a call took beside that; counted from 1. */
  public static String paid(String run, String call, int number) {
    return calls(run) + call + "/paid-" + number + ".json";
  }

  /** What the keys of the claims of a call begin with. */
  public static String claims(String run, String call) {
    return calls(run) + call + CLAIM;
  }

  /** Who had the right to make a call; counted from 1. */
  public static String claim(String run, String call, int number) {
    return claims(run, call) + number + ".json";
  }

  /** Whether it is the key of a claim, among those of a run's calls. */
  public static boolean isClaim(String key) {
    return key.contains(CLAIM);
  }

  /** Questions with their SQL, by their digest. */
  public static String demonstrations(String digest) {
    return "demonstrations/" + digest + ".json";
  }

  /** Which answers of a suite the run was shown. */
  public static String shownAnswers(String run) {
    return of(run, "shown-answers.json");
  }

  /** The test of a suite's question that the run uses once more. */
  public static String reusedTest(String run) {
    return of(run, "reused-test.json");
  }

  /** What words of the question stand for. */
  public static String entities(String run) {
    return of(run, "entities.json");
  }

  /** The form of query that the question alone reads like. */
  public static String skeleton(String run) {
    return of(run, "skeleton.json");
  }

  /** The form that the answer is expected to have. */
  public static String answerFormat(String run) {
    return of(run, "answer-format.json");
  }

  /** The calls that the first candidate was put together from. */
  public static String functionCalls(String run, int index) {
    return of(run, "function-calls/" + index + ".json");
  }

  /** What exploring queries found; runs side by side are counted from 0. */
  public static String exploration(String run, int thread) {
    return of(run, "threads/" + thread + "/exploration.json");
  }

  /** What one of several runs side by side answers. */
  public static String threadAnswer(String run, int thread) {
    return of(run, "threads/" + thread + "/answer.json");
  }

  /** How runs side by side were chosen from. */
  public static String threadVote(String run) {
    return of(run, "threads/vote.json");
  }

  public static String testData(String run, int attempt) {
    return of(run, "test-data/" + attempt + ".json");
  }

  /** Which test data the run's test code is written for. */
  public static String chosenTestData(String run) {
    return of(run, "test-data.json");
  }

  public static String testCode(String run, String model, int round) {
    return of(run, "test-code/" + segment(model) + "/" + round + ".json");
  }

  /** What a model said of two test codes; comparisons are counted through the run, from 1. */
  public static String comparison(String run, int round) {
    return of(run, "comparisons/" + round + ".json");
  }

  /** The test case that the vote decided. */
  public static String testCase(String run) {
    return testCase(run, 1);
  }

  /** A test case by its number: 1 is the voted one, 2 the one that was thought over. */
  public static String testCase(String run, int number) {
    return of(run, number == 1 ? "test-case.json" : "test-case-" + number + ".json");
  }

  /** What the arbiter said of a candidate and a test case that differ. */
  public static String judgement(String run, int candidate, int testCase) {
    return of(run, judgements() + candidate + "-" + testCase + ".json");
  }

  /** What a second look said of a question that a model declined to answer. */
  public static String answerability(String run) {
    return of(run, "answerability.json");
  }

  /** What came of trying the answer and its test code on the user's own rows. */
  public static String onData(String run) {
    return of(run, "on-data.json");
  }

  /** Which reading of an ambiguous question its asker has chosen. */
  public static String chosenReading(String run) {
    return of(run, "reading.json");
  }

  /** How many rows its asker wants with the answer. */
  public static String wantedRows(String run) {
    return of(run, "rows.json");
  }

  /** What its asker says of the answer. */
  public static String feedback(String run) {
    return of(run, "feedback.json");
  }

  /** What the names of all judgements begin with, within their run. */
  public static String judgements() {
    return "judgements/";
  }

  public static String candidate(String run, int index) {
    return of(run, "sql/" + index + ".json");
  }

  /** One of several SQL texts that are classified before they are candidates. */
  public static String sample(String run, int index) {
    return samples(run) + index + ".json";
  }

  /** An answer for a sample that held no SQL. */
  public static String unusableSample(String run, int index) {
    return samples(run) + index + ".unusable-1.json";
  }

  /** What the keys of all samples begin with. */
  public static String samples(String run) {
    return of(run, "samples/");
  }

  /** Which samples return the same, and on which databases. */
  public static String classes(String run) {
    return of(run, "classes.json");
  }

  /** How one of several candidates was selected. */
  public static String selection(String run) {
    return of(run, "selection.json");
  }

  /** The verdict of the voted test case on a candidate. */
  public static String verdict(String run, int index) {
    return verdict(run, index, 1);
  }

  /** The verdict of a test case, by its number, on a candidate. */
  public static String verdict(String run, int index, int testCase) {
    String name = testCase == 1 ? "" : "-" + testCase;
    return of(run, "verdicts/" + index + name + ".json");
  }

  /** How well test data tell the first candidate from mistaken SQL. */
  public static String adequacy(String run, int testDataAttempt) {
    return of(run, "adequacy/" + testDataAttempt + ".json");
  }

  /** An answer of a model that held no SQL, kept for its tokens and for the reader. */
  public static String unusableSql(String run, int index, int round) {
    return unusableSqlPrefix(run, index) + round + ".json";
  }

  /** What the keys of {@link #unusableSql} of one candidate begin with. */
  public static String unusableSqlPrefix(String run, int index) {
    return of(run, "sql/" + index + ".unusable-");
  }

  public static String result(String run) {
    return of(run, "result.json");
  }

  public static String catalog(String database, String digest) {
    return "catalogs/" + segment(database) + "/" + digest + ".json";
  }

  /** The catalog that was built of a database, beside what belongs to it. */
  public static String builtCatalog(String database) {
    return "catalogs/" + segment(database) + "/catalog.json";
  }

  /** The index of a built catalog's text values, by its content. */
  public static String builtValues(String database, String digest) {
    return "catalogs/" + segment(database) + "/" + digest + ".values";
  }

  /** The values of the database of a catalog, as {@code dev.assay.catalog.values} indexes them. */
  public static String valueIndex(String catalogKey) {
    return beside(catalogKey, ".values.index");
  }

  /** How large that index is, and its digest; there is one only when the index is there whole. */
  public static String valueIndexSummary(String catalogKey) {
    return beside(catalogKey, ".values.json");
  }

  /** Rows of the database, for runs whose test data no model writes. */
  public static String sampledRows(String catalogKey) {
    return beside(catalogKey, ".rows.json");
  }

  private static String beside(String catalogKey, String ending) {
    if (!catalogKey.endsWith(".json")) {
      throw new IllegalArgumentException("not a catalog's key: " + catalogKey);
    }
    return catalogKey.substring(0, catalogKey.length() - ".json".length()) + ending;
  }

  /** The vectors of some texts about a database; the digest is that of the texts. */
  public static String embeddings(String database, String model, String digest) {
    return "catalogs/%s/embeddings/%s/%s.json".formatted(segment(database), segment(model), digest);
  }

  /** The metering record; {@code day} is the day on which the run began, as YYYY-MM-DD. */
  public static String usage(String day, String run) {
    return usageOf(day) + run + ".json";
  }

  /** What the metering records of a day begin with, given as YYYY-MM-DD. */
  public static String usageOf(String day) {
    return "usage/dt=" + day + "/";
  }

  /** What the keys begin with of what somebody's runs take on a day, given as YYYY-MM-DD. */
  public static String ledger(String day, String asker) {
    return "days/" + day + "/" + segment(asker) + "/";
  }

  /** Who asked on demand. */
  public static String asker(String run) {
    return of(run, "asker.json");
  }

  /** The page with the evidence of a run that has ended. */
  public static String report(String run) {
    return of(run, "report.html");
  }

  /** What a user asked for, before it is a question about a catalog. */
  public static String request(String run) {
    return of(run, "request.json");
  }

  /** How often a run was begun and neither ended nor left. */
  public static String begun(String run) {
    return of(run, "begun.json");
  }

  /** Whether a run that somebody asked on demand began, or was withdrawn before. */
  public static String beginning(String run) {
    return of(run, "beginning.json");
  }

  /** Why a run that was asked for could not begin. */
  public static String refusal(String run) {
    return of(run, "refusal.json");
  }

  /** An artifact of a batch of questions: its items, results or summary. */
  public static String batch(String batch, String name) {
    if (!isRun(batch)) {
      throw new IllegalArgumentException("not a batch's id: " + batch);
    }
    return "batches/" + batch + "/" + name;
  }

  /** What the keys of all batches begin with that somebody has put in. */
  public static String batchesOf(String asker) {
    String any = batch(asker + "-", "");
    return any.substring(0, any.length() - 1);
  }

  /** The batch whose folder or artifact this is. */
  public static String batchOf(String key) {
    return key.split("/")[1];
  }

  /** Everything that a run has made so far is under this prefix. */
  public static String run(String run) {
    return of(run, "");
  }

  /** The run whose folder or artifact this is. */
  public static String runOf(String key) {
    return key.split("/")[1];
  }

  /** What the keys of all runs that somebody asked on demand begin with. */
  public static String runsOf(String asker) {
    return runsWith(asker + "-");
  }

  /** What the keys of all runs begin with whose ids begin so. */
  public static String runsWith(String beginning) {
    String any = run(beginning);
    return any.substring(0, any.length() - 1);
  }

  /** Whether the text can be a key; stores may hold other things, which people put there. */
  static boolean isKey(String text) {
    return KEY.matcher(text).matches();
  }

  /** Whether the text, which ends with a slash, can be what keys begin with. */
  static boolean isFolder(String text) {
    return isKey(text.substring(0, text.length() - 1));
  }

  /**
   * Refuses what could leave the store or mean two things.
   *
   * @throws IllegalArgumentException when the text is empty, absolute, or has an odd segment
   */
  static void requireValid(String key) {
    if (!isKey(key)) {
      throw new IllegalArgumentException("not an artifact's key: '%s'".formatted(key));
    }
  }

  /** Refuses what no key can begin with, as {@link #requireValid}. */
  static void requireValidPrefix(String prefix) {
    boolean folder = prefix.isEmpty() || prefix.endsWith("/");
    if (!isKey(folder ? prefix + "any" : prefix)) {
      throw new IllegalArgumentException(
          "not the beginning of an artifact's key: '%s'".formatted(prefix));
    }
  }

  private static String of(String run, String rest) {
    if (!isRun(run)) {
      throw new IllegalArgumentException("not a run's id: " + run);
    }
    return "runs/" + run + "/" + rest;
  }

  /**
   * Model and database names as one segment of a key: any other character becomes {@code =} and its
   * four hexadecimal digits, so that different names have different segments.
   */
  private static String segment(String name) {
    StringBuilder segment = new StringBuilder();
    for (char character : name.toCharArray()) {
      boolean plain =
          character < 128
              && (Character.isLetterOrDigit(character) || character == '-' || character == '_');
      boolean innerDot = character == '.' && !segment.isEmpty();
      segment.append(plain || innerDot ? character : "=%04x".formatted((int) character));
    }
    return segment.toString();
  }
}
