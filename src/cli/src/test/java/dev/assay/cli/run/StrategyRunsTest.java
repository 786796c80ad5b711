package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.analysis.Finding;
import dev.assay.workflow.candidates.Selected.Rank;
import dev.assay.workflow.reporting.FoundByPart;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunResult.SelectionSummary;
import dev.assay.workflow.reporting.RunStatus;
import dev.assay.workflow.strategy.CandidateSettings;
import dev.assay.workflow.strategy.Strategy;
import dev.assay.workflow.strategy.StrategyPart;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * One recorded run a strategy, each on test data that do not show the mistake: what tells of it is
 * a finding that no other part makes.
 */
class StrategyRunsTest {

  @Test
  void toolFindsAValueThatTheDatabaseSpellsOtherwise() {
    RunResult result = aberdeen().by(Strategy.named("tool").without(StrategyPart.FUNCTION_CALLS));

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(result.candidates().getFirst().passed()).isTrue();
    assertThat(result.candidates().getFirst().findings())
        .extracting(Finding::message)
        .containsExactly("airports.City has no value 'Aberdeen': nearest are 'Aberdeen '");
    assertThat(result.sql()).contains("TRIM(a.City) = 'Aberdeen'");
    assertThat(result.found())
        .containsExactly(new FoundByPart("retriever", 0, 1, List.of("no-such-value"), 1));
    assertThat(result.strategy()).isEqualTo("tool without function-calls");
  }

  @Test
  void toolHasTheCallMendedThatAsksForThatValue() {
    RecordedRun run =
        aberdeen()
            .answering("write-calls", "python", calls("airports.City"))
            .answering("write-calls", "python", calls("TRIM(airports.City)"));
    RunResult result = run.by(Strategy.named("tool"));

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(result.sql())
        .isEqualTo(
            "SELECT COUNT(*) FROM flights JOIN airports"
                + " ON flights.SourceAirport = airports.AirportCode"
                + " WHERE Trim( airports.City ) = 'Aberdeen'");
    assertThat(run.text("runs/run/function-calls/0.json"))
        .contains(
            "line 4, add_where: airports.City has no value 'Aberdeen': nearest are 'Aberdeen '");
    assertThat(result.candidates()).hasSize(1);
    assertThat(result.found())
        .containsExactly(new FoundByPart("retriever", 0, 1, List.of("no-such-value"), 2, 1));
    assertThat(run.page())
        .contains("What each part of the strategy tool found")
        .contains("program 1 of calls")
        .contains("program 2");
  }

  private static String calls(String city) {
    return """
        add_select("COUNT(*)")
        add_from("flights")
        add_from("airports", on="flights.SourceAirport = airports.AirportCode")
        add_where("%s", "=", "Aberdeen")
        """
        .formatted(city);
  }

  @Test
  void reforceFindsTheSpellingByExploringAndRefinesUntilResultsAgree() {
    RecordedRun run =
        aberdeen()
            .answering(
                "expect-format",
                "json",
                "{\"columns\": [{\"name\": \"flights\", \"type\": \"number\"}],"
                    + " \"leastRows\": 1, \"mostRows\": 1}");
    for (int thread = 0; thread < 3; thread++) {
      int first = 100 * thread + 1;
      run.answering(
          "explore",
          first,
          "sql",
          "SELECT DISTINCT City FROM airports WHERE lower(City) LIKE '%aberdeen%'");
      run.answering("refine-sql", first, "sql", departures("a.City = 'Aberdeen'"));
      run.answering("refine-sql", first + 1, "sql", departures("TRIM(a.City) = 'Aberdeen'"));
      run.answering("refine-sql", first + 2, "sql", departures("TRIM(a.City) = 'Aberdeen'"));
    }
    RunResult result = run.by(Strategy.named("reforce"));

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(result.sql()).isEqualTo(departures("TRIM(a.City) = 'Aberdeen'"));
    assertThat(run.text("runs/run/threads/0/exploration.json")).contains("'Aberdeen '");
    assertThat(run.text("runs/run/threads/0/answer.json")).contains("self-refinement");
    assertThat(run.text("runs/run/threads/vote.json")).contains("votes");
  }

  @Test
  void anAnswerOfAnotherFormIsFoundByItsFormAsWell() {
    RunResult result =
        new RecordedRun("concert_singer", "How old is the oldest singer?")
            .answering(
                "generate-test-data",
                "python",
                "singer_df = pd.DataFrame({'Singer_ID': [1, 2], 'Age': [52, 52]})")
            .answering(
                "generate-test-code",
                "python",
                "result = singer_df[singer_df['Age'] == singer_df['Age'].max()][['Age']]")
            .answering(
                "expect-format",
                "json",
                "{\"columns\": [{\"name\": \"age\", \"type\": \"number\"}],"
                    + " \"leastRows\": 1, \"mostRows\": 1}")
            .answering(
                "generate-sql",
                "sql",
                "SELECT Age FROM singer WHERE Age = (SELECT MAX(Age) FROM singer)")
            .answering("revise-sql", "sql", "SELECT MAX(Age) FROM singer")
            .by(Strategy.of("format", List.of(StrategyPart.ANSWER_FORMAT)));

    assertThat(result.candidates().getFirst().findings())
        .extracting(Finding::message)
        .containsExactly("the question asks for one row, and the result has 2");
    assertThat(result.found().getFirst().part()).isEqualTo("answer-format");
  }

  private static String departures(String condition) {
    return "SELECT COUNT(*) FROM flights f JOIN airports a"
        + " ON TRIM(f.SourceAirport) = a.AirportCode WHERE "
        + condition;
  }

  @Test
  void tssqlAloneTakesThatValueForRight() {
    RunResult result = aberdeen().by(Strategy.DEFAULT);

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(result.candidates()).hasSize(1);
    assertThat(result.found()).isEmpty();
  }

  @Test
  void dacFindsAnEntityThatIsNotUsedAndThenComparesSkeletons() {
    RunResult result = france().by(Strategy.named("dac"));

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(result.candidates())
        .extracting(candidate -> candidate.passed())
        .containsExactly(true, true, true);
    assertThat(result.found())
        .containsExactly(
            new FoundByPart("entities", 0, 1, List.of("unused-value"), 1),
            new FoundByPart("skeleton", 1, 1, List.of("other-skeleton"), 2));
    assertThat(result.sql())
        .isEqualTo("SELECT AVG(Age), MIN(Age), MAX(Age) FROM singer WHERE Country = 'France'");
    assertThat(result.partProblems()).isEmpty();
  }

  @Test
  void selectTakesTheCandidateWhoseResultsAreExpectedNotTheOneThatMostSamplesAre() {
    RunResult result =
        several().by(Strategy.named("select").selecting(CandidateSettings.DEFAULT.sampling(3)));

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(result.candidates()).hasSize(2).allMatch(candidate -> candidate.passed());
    assertThat(result.sql()).contains("HAVING COUNT(*) > 1");
    assertThat(result.answer()).isOne();
    assertThat(result.selection())
        .isEqualTo(
            new SelectionSummary(
                3, 1, List.of(new Rank(1, 2, 2, 1 / 3.0), new Rank(0, 1, 2, 2 / 3.0)), 1));
    assertThat(result.revisions()).isZero();
  }

  @Test
  void selectTakesTheExpectedCandidateWithoutATestCaseToo() {
    RunResult result =
        untested().by(Strategy.named("select").selecting(CandidateSettings.DEFAULT.sampling(3)));

    assertThat(result.testCase()).isNull();
    assertThat(result.status()).isEqualTo(RunStatus.UNVERIFIED);
    assertThat(result.reason()).startsWith("test data generation failed: model-refused: ");
    assertThat(result.sql()).contains("HAVING COUNT(*) > 1");
    assertThat(result.selection())
        .isEqualTo(
            new SelectionSummary(
                3, 1, List.of(new Rank(1, 1, 1, 1 / 3.0), new Rank(0, 0, 1, 2 / 3.0)), 1));
  }

  @Test
  void fullPutsAllGeneratorsBeforeTheSelectorAndFindsWhatNoneOfThemKnew() {
    RecordedRun run = united();
    RunResult result =
        run.by(Strategy.named("full").selecting(CandidateSettings.DEFAULT.sampling(3)));

    assertThat(result.partProblems()).isEmpty();
    assertThat(result.selection())
        .extracting(SelectionSummary::samples, SelectionSummary::candidate)
        .containsExactly(5, 1);
    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(result.found())
        .containsExactly(
            new FoundByPart("retriever", 0, 1, List.of("no-such-value"), 2, 1),
            new FoundByPart("entities", 1, 1, List.of("unused-value"), 2),
            new FoundByPart("skeleton", 2, 1, List.of("other-skeleton"), 3),
            new FoundByPart("detector", 2, 1, List.of("scalar-subquery"), 3));
    assertThat(result.sql()).isEqualTo(JOINED);
  }

  @Test
  void aPartThatGetsNoAnswerIsToldAndTheRunGoesOn() {
    RunResult result =
        new RecordedRun("concert_singer", "How many singers are there?")
            .answering(
                "generate-test-data",
                "python",
                "singer_df = pd.DataFrame({'Singer_ID': [1, 2], 'Name': ['Ann', 'Bob']})")
            .answering(
                "generate-test-code",
                "python",
                "result = pd.DataFrame({'count': [len(singer_df)]})")
            .answering("generate-sql", "sql", "SELECT COUNT(*) FROM singer")
            .answering("find-other-reading", "text", "<one-reading/>")
            .by(Strategy.named("dac"));

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(result.partProblems())
        .singleElement()
        .asString()
        .startsWith("reading the question failed: model-refused: ");
  }

  private static RecordedRun aberdeen() {
    return new RecordedRun("flight_2", "How many flights depart from Aberdeen?")
        .answering(
            "generate-test-data",
            "python",
            """
            airports_df = pd.DataFrame({
                'City': ['Aberdeen', 'Ashley'],
                'AirportCode': ['APG', 'ASY'],
            })
            flights_df = pd.DataFrame({
                'Airline': [1, 1, 2],
                'FlightNo': [28, 44, 54],
                'SourceAirport': ['APG', 'ASY', 'APG'],
                'DestAirport': ['ASY', 'APG', 'ASY'],
            })
            """)
        .answering(
            "generate-test-code",
            "python",
            """
            merged = flights_df.merge(airports_df, left_on='SourceAirport', right_on='AirportCode')
            result = pd.DataFrame({'count': [len(merged[merged['City'] == 'Aberdeen'])]})
            """)
        .answering(
            "generate-sql",
            "sql",
            """
            SELECT COUNT(*) FROM flights f JOIN airports a ON f.SourceAirport = a.AirportCode
            WHERE a.City = 'Aberdeen'
            """)
        .answering(
            "revise-sql",
            "sql",
            """
            SELECT COUNT(*) FROM flights f JOIN airports a ON f.SourceAirport = a.AirportCode
            WHERE TRIM(a.City) = 'Aberdeen'
            """);
  }

  private static final String UNITED =
      " AND f.Airline = (SELECT uid FROM airlines WHERE Airline = 'United Airlines')";

  private static final String JOINED =
      "SELECT COUNT(*) FROM flights f JOIN airports a ON TRIM(f.SourceAirport) = a.AirportCode"
          + " JOIN airlines l ON f.Airline = l.uid"
          + " WHERE TRIM(a.City) = 'Aberdeen' AND l.Airline = 'United Airlines'";

  private static final String ARRIVALS =
      "SELECT COUNT(*) FROM flights f JOIN airports a ON TRIM(f.DestAirport) = a.AirportCode"
          + " WHERE ";

  private static RecordedRun united() {
    RecordedRun run =
        unitedTested()
            .answering(
                "expect-format",
                "json",
                "{\"columns\": [{\"name\": \"flights\", \"type\": \"number\"}],"
                    + " \"leastRows\": 1, \"mostRows\": 1}")
            .answering(
                "link-entities",
                "json",
                """
                {"alignments": [
                  {"token": "flights", "schema": "flights", "type": "tbl"},
                  {"token": "United Airlines", "schema": "airlines.Airline", "type": "val"},
                  {"token": "Aberdeen", "schema": "airports.City", "type": "val"}
                ]}
                """)
            .answering(
                "parse-skeleton",
                "sql",
                "SELECT COUNT(*) FROM flights"
                    + " WHERE origin = 'Aberdeen' AND airline = 'United Airlines'")
            .answering("write-calls", "python", calls("airports.City"))
            .answering("write-calls", "python", calls("TRIM(airports.City)"))
            .answering("predict-result", "json", "{\"columns\": [\"flights\"], \"rows\": [[2]]}")
            .answering("generate-sql", "sql", ARRIVALS + "a.City = 'Aberdeen'")
            .answering("generate-sql", "sql", ARRIVALS + "a.City IN ('Aberdeen')")
            .answering("generate-sql", "sql", ARRIVALS + "TRIM(a.City) = 'Aberdeen'")
            .answering("revise-sql", "sql", departures("TRIM(a.City) = 'Aberdeen'" + UNITED))
            .answering("revise-sql", "sql", JOINED);
    for (int thread = 0; thread < 3; thread++) {
      int first = 100 * thread + 1;
      run.answering(
          "explore", first, "sql", "SELECT City FROM airports WHERE City LIKE 'Aberdeen%'");
      run.answering("refine-sql", first, "sql", departures("TRIM(a.City) = 'Aberdeen'"));
      run.answering("refine-sql", first + 1, "sql", departures("TRIM(a.City) = 'Aberdeen'"));
    }
    return run;
  }

  private static RecordedRun unitedTested() {
    return new RecordedRun("flight_2", "How many flights of United Airlines depart from Aberdeen?")
        .answering(
            "generate-test-data",
            "python",
            """
                airlines_df = pd.DataFrame({'uid': [1], 'Airline': ['United Airlines']})
                airports_df = pd.DataFrame({
                    'City': ['Aberdeen ', 'Ashley'],
                    'AirportCode': ['APG', 'ASY'],
                })
                flights_df = pd.DataFrame({
                    'Airline': [1, 1, 1],
                    'FlightNo': [28, 44, 54],
                    'SourceAirport': ['APG', 'ASY', 'APG'],
                    'DestAirport': ['ASY', 'APG', 'ASY'],
                })
                """)
        .answering(
            "generate-test-code",
            "python",
            """
                merged = flights_df.merge(airports_df, left_on='SourceAirport', right_on='AirportCode')
                merged = merged.merge(airlines_df, left_on='Airline', right_on='uid')
                result = pd.DataFrame({'count': [len(merged[merged['City'].str.strip() == 'Aberdeen'])]})
                """);
  }

  private static RecordedRun several() {
    return untested()
        .answering(
            "generate-test-data",
            "python",
            """
            singer_df = pd.DataFrame({
                'Singer_ID': [1, 2, 3],
                'Country': ['France', 'France', 'France'],
                'Age': [20, 30, 52],
            })
            """)
        .answering(
            "generate-test-code",
            "python",
            """
            counts = singer_df.groupby('Country').size().reset_index(name='singers')
            result = counts[counts['singers'] > 1][['Country']]
            """);
  }

  private static RecordedRun untested() {
    String wrong = "SELECT DISTINCT a.Country FROM singer a JOIN singer b ON a.Country = b.Country";
    return new RecordedRun("concert_singer", "Which countries have more than one singer?")
        .answering("generate-sql", "sql", wrong)
        .answering("generate-sql", "sql", wrong + " AND 1 = 1")
        .answering(
            "generate-sql",
            "sql",
            "SELECT Country FROM singer GROUP BY Country HAVING COUNT(*) > 1")
        .answering(
            "predict-result",
            "json",
            """
            {"columns": ["Country"], "rows": [["birch"]]}
            """);
  }

  private static RecordedRun france() {
    return new RecordedRun(
            "concert_singer",
            "What is the average, minimum, and maximum age of all singers from France?")
        .answering(
            "generate-test-data",
            "python",
            """
            singer_df = pd.DataFrame({
                'Singer_ID': [1, 2, 3],
                'Country': ['France', 'France', 'France'],
                'Age': [20, 30, 52],
            })
            """)
        .answering(
            "generate-test-code",
            "python",
            """
            french = singer_df[singer_df['Country'] == 'France']
            result = pd.DataFrame({
                'a': [french['Age'].mean()], 'b': [french['Age'].min()], 'c': [french['Age'].max()]
            })
            """)
        .answering(
            "link-entities",
            "json",
            """
            {"alignments": [
              {"token": "age", "schema": "singer.Age", "type": "col"},
              {"token": "singers", "schema": "singer", "type": "tbl"},
              {"token": "France", "schema": "singer.Country", "type": "val"}
            ]}
            """)
        .answering(
            "parse-skeleton",
            "sql",
            "SELECT AVG(age), MIN(age), MAX(age) FROM people WHERE country = 'France'")
        .answering("generate-sql", "sql", "SELECT AVG(Age), MIN(Age), MAX(Age) FROM singer")
        .answering(
            "revise-sql",
            "sql",
            "SELECT AVG(Age), MIN(Age), MAX(Age) FROM singer GROUP BY Country HAVING Country = 'France'")
        .answering(
            "revise-sql",
            "sql",
            "SELECT AVG(Age), MIN(Age), MAX(Age) FROM singer WHERE Country = 'France'");
  }
}
