package dev.assay.workflow.run;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a step ended, as the state machine sees it. What can be expected is an outcome; exceptions
 * are for the unexpected, since Step Functions cannot tell those of a Funqy function apart, but for
 * {@link RetryableException}.
 */
public sealed interface Outcome {

  /** The name that the state machine branches on. */
  String outcome();

  /** What was asked of a model is there, as an artifact. */
  record Generated(String artifact) implements Outcome {
    @Override
    public String outcome() {
      return "generated";
    }
  }

  /** Test data that can be used are there, as the attempt of this number. */
  record GeneratedTestData(String artifact, int testData) implements Outcome {
    @Override
    public String outcome() {
      return "generated";
    }
  }

  /** So many runs side by side are to find the SQL, before anything else is tried. */
  record ThreadsWanted(int threads) implements Outcome {
    @Override
    public String outcome() {
      return "threads-wanted";
    }
  }

  /** It is known what a verdict on the test data is worth, and they are not asked for again. */
  record Measured(int testData, int mutants, int killed) implements Outcome {
    @Override
    public String outcome() {
      return "measured";
    }
  }

  /** The test data tell too little apart, and may be asked for again. */
  record RicherWanted(int testData, String reason) implements Outcome {
    @Override
    public String outcome() {
      return "richer-wanted";
    }
  }

  /** These test data are the ones that test code is written for. */
  record Chosen(int testData, String artifact) implements Outcome {
    @Override
    public String outcome() {
      return "chosen";
    }
  }

  /** What the question needs of the database is found, as far as it could be. */
  record Linked(String artifact, String scope, int columns, int values) implements Outcome {
    @Override
    public String outcome() {
      return "linked";
    }
  }

  /**
   * How a run stands; nothing was done.
   *
   * @param etag stays as long as the run stands so
   */
  record Described(Record run, String etag) implements Outcome {
    @Override
    public String outcome() {
      return "described";
    }
  }

  /** A run stands as whoever asks knows already. */
  record Unchanged(String etag) implements Outcome {
    @Override
    public String outcome() {
      return "unchanged";
    }
  }

  /**
   * Some of the runs of one asker.
   *
   * @param next the id of the last one, when there may be more
   */
  record Listed(List<ListedQuestion> questions, @Nullable String next) implements Outcome {
    @Override
    public String outcome() {
      return "listed";
    }
  }

  /** The run will not begin. */
  record Withdrawn() implements Outcome {
    @Override
    public String outcome() {
      return "withdrawn";
    }
  }

  /** The run has begun, or has ended. */
  record Begun(String reason) implements Outcome {
    @Override
    public String outcome() {
      return "begun";
    }
  }

  /** A model answered as often as allowed, and none of its answers could be used. */
  record Unusable(String reason) implements Outcome {
    @Override
    public String outcome() {
      return "unusable";
    }
  }

  /** A model asked to be called again after a while. */
  record RateLimited(String reason, long waitSeconds) implements Outcome {
    @Override
    public String outcome() {
      return "rate-limited";
    }
  }

  /** A model could not be reached or failed; the same call may work a little later. */
  record ModelUnavailable(String reason, long waitSeconds) implements Outcome {
    @Override
    public String outcome() {
      return "model-unavailable";
    }
  }

  /** A model will not answer such a call as it is configured. */
  record ModelRefused(String reason) implements Outcome {
    @Override
    public String outcome() {
      return "model-refused";
    }
  }

  /** A model was not called, since the run would take more than it may. */
  record OverBudget(String reason) implements Outcome {

    /** What the outcome is called, and what the reasons of such runs begin with. */
    public static final String NAME = "budget";

    @Override
    public String outcome() {
      return NAME;
    }
  }

  /** The vote is over and the test case is there; so many of the asked models agree on it. */
  record Decided(String artifact, String model, int votes, int asked) implements Outcome {
    @Override
    public String outcome() {
      return "decided";
    }
  }

  /** The models asked so far differ, and there are others to ask. */
  record Undecided(String reason) implements Outcome {
    @Override
    public String outcome() {
      return "undecided";
    }
  }

  /** No model wrote test code that can be used. */
  record NoTestCode(String reason) implements Outcome {
    @Override
    public String outcome() {
      return "no-test-code";
    }
  }

  /** These candidates are told apart by some database; others do as one of them. */
  record Classified(List<Integer> candidates) implements Outcome {
    public Classified {
      candidates = List.copyOf(candidates);
    }

    @Override
    public String outcome() {
      return "classified";
    }
  }

  /** This one of several candidates is the one to go on with. */
  record SelectedCandidate(int candidate) implements Outcome {
    @Override
    public String outcome() {
      return "selected";
    }
  }

  /** The candidate passes its test, and nothing is advised that was not advised before. */
  record Passed(int candidate) implements Outcome {
    @Override
    public String outcome() {
      return "passed";
    }
  }

  /** The candidate passes its test, and so many things are advised nevertheless. */
  record Advised(int candidate, int findings) implements Outcome {
    @Override
    public String outcome() {
      return "advised";
    }
  }

  /** The candidate runs, and its result is not the expected one: which is right is to be judged. */
  record Disputed(int candidate, int testCase) implements Outcome {
    @Override
    public String outcome() {
      return "disputed";
    }
  }

  /** The engine lacks what the candidate uses, so that nothing can be said of the candidate. */
  record NotExecutable(String reason) implements Outcome {
    @Override
    public String outcome() {
      return "not-executable";
    }
  }

  /**
   * It is judged which of a candidate and its test case the question means.
   *
   * @param means by the names of {@link dev.assay.workflow.arbitration.Side}
   */
  record Judged(String artifact, String means, String reason) implements Outcome {
    @Override
    public String outcome() {
      return "judged";
    }
  }

  /** The question has no other reading that is known. */
  record OneReading(String reason) implements Outcome {
    @Override
    public String outcome() {
      return "one-reading";
    }
  }

  /** A model declined to write SQL, since the database does not hold what is asked. */
  record Declined(String reason) implements Outcome {
    @Override
    public String outcome() {
      return "declined";
    }
  }

  /** A second look finds that the database can answer the question. */
  record Answerable(String artifact) implements Outcome {
    @Override
    public String outcome() {
      return "answerable";
    }
  }

  /** A second look finds that the database cannot answer the question, either. */
  record Unanswerable(String reason) implements Outcome {
    @Override
    public String outcome() {
      return "unanswerable";
    }
  }

  /** Inspectors found so many things wrong with the candidate. */
  record Failed(int candidate, int findings) implements Outcome {
    @Override
    public String outcome() {
      return "failed";
    }
  }

  /** The run is over, and its result is written. */
  record Ended(String outcome, String artifact, String reason) implements Outcome {}

  /** The event, or the artifact that it refers to, is not what the step needs. */
  record InvalidInput(String reason) implements Outcome {
    @Override
    public String outcome() {
      return "invalid-input";
    }
  }
}
