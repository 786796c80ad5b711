package dev.assay.workflow.candidates;

import dev.assay.analysis.databases.DatabaseMaker;
import dev.assay.analysis.databases.FuzzedValues;
import dev.assay.analysis.databases.Fuzzing;
import dev.assay.analysis.databases.RandomSelection;
import dev.assay.analysis.databases.TableRows;
import dev.assay.analysis.databases.TestSuite;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.ValueSharing;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.TestTable;
import dev.assay.table.Table;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.exploration.Engines;
import dev.assay.workflow.exploration.LiveDatabase;
import dev.assay.workflow.exploration.LiveDatabases;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.ReadArtifacts;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.run.Stopwatch;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Makes small databases on which samples differ, and one candidate of each class of samples that
 * none of them tells apart. Rows of the database itself are taken only where a model may see them.
 */
public final class CandidateClassification implements Step {

  /** Name of the step. */
  public static final String STEP = "classify-candidates";

  private final Artifacts artifacts;
  private final LiveDatabases databases;
  private final Stopwatch.Source time;

  /**
   * A step over the database that the question is about.
   *
   * @param databases whose rows are taken; else only the catalog's sample rows are at hand
   */
  public CandidateClassification(
      Artifacts artifacts, LiveDatabases databases, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.databases = databases;
    this.time = time;
  }

  @Override
  public Outcome run(StepEvent event) {
    String key = ArtifactKeys.classes(event.run());
    Classes classes =
        artifacts
            .find(key, Classes.class)
            .orElseGet(() -> artifacts.create(key, classified(event.run()), Classes.class));
    List<Candidate> samples = samples(event.run());
    for (int index = 0; index < classes.classes().size(); index++) {
      int first = classes.classes().get(index).samples().getFirst();
      Candidate sample =
          samples.stream().filter(each -> each.index() == first).findFirst().orElseThrow();
      artifacts.create(
          ArtifactKeys.candidate(event.run(), index),
          new Candidate(index, sample.sql(), null, sample.startedAt(), 0, null),
          Candidate.class);
    }
    return new Outcome.Classified(IntStream.range(0, classes.classes().size()).boxed().toList());
  }

  private List<Candidate> samples(String run) {
    List<String> keys =
        artifacts.under(ArtifactKeys.samples(run)).stream()
            .filter(key -> !key.contains(".unusable-"))
            .toList();
    ReadArtifacts read = artifacts.readAll(keys);
    return keys.stream()
        .map(key -> read.get(key, Candidate.class))
        .sorted(Comparator.comparing(Candidate::index))
        .toList();
  }

  private Classes classified(String run) {
    Stopwatch watch = time.start();
    Question question = artifacts.question(run);
    Catalog catalog = artifacts.catalog(question);
    List<Candidate> samples = samples(run);
    List<String> texts = samples.stream().map(Candidate::sql).toList();
    TestSuite suite =
        TestSuite.of(
            catalog, texts, makers(catalog, question), new Random(question.text().hashCode()));
    List<List<Integer>> groups = groups(suite, samples.size());
    List<String> chosen = groups.stream().map(group -> texts.get(group.getFirst())).toList();
    SqlEngine engine = new Engines(databases).of(question, SqlLimits.DEFAULT);
    return new Classes(
        groups.stream()
            .map(
                group ->
                    new Classes.Class(
                        group.stream().map(at -> samples.get(at).index()).toList(),
                        group.size() / (double) samples.size(),
                        logProbability(group.stream().map(samples::get).toList())))
            .toList(),
        telling(suite).map(tables -> database(tables, chosen, engine)).toList(),
        suite.made(),
        watch.startedAt(),
        watch.millis());
  }

  /** That of the most probable one; null where any has none, since it might be more probable. */
  private static @Nullable Double logProbability(List<Candidate> group) {
    Double most = null;
    for (Candidate sample : group) {
      Double own = sample.use() == null ? null : sample.use().logProbability();
      if (own == null) {
        return null;
      }
      most = most == null ? own : Double.valueOf(Math.max(most, own));
    }
    return most;
  }

  /** Databases on which all samples return the same would tell nothing about which is right. */
  private static Stream<List<TestTable>> telling(TestSuite suite) {
    return IntStream.range(0, suite.databases().size())
        .filter(at -> suite.classifications().get(at).classes().stream().distinct().count() > 1)
        .mapToObj(suite.databases()::get);
  }

  private List<DatabaseMaker> makers(Catalog catalog, Question question) {
    ValueSharing sharing = question.settings().linking().shareValues();
    List<DatabaseMaker> makers = new ArrayList<>();
    makers.add(
        new Fuzzing(
            DatabaseMaker.MOST_ROWS,
            new FuzzedValues(sharing == ValueSharing.SAMPLES ? catalog : bare(catalog))));
    if (sharing == ValueSharing.SAMPLES) {
      LiveDatabase live = databases.find(question.database());
      TableRows rows =
          live == null
              ? table -> catalog.table(table).map(CatalogTable::sampleRows).orElseThrow()
              : new LiveRows(live, catalog);
      makers.add(new RandomSelection(DatabaseMaker.MOST_ROWS, rows));
    }
    return makers;
  }

  /** Nothing but definitions, where no value of the database may be shown. */
  private static Catalog bare(Catalog catalog) {
    return new Catalog(
        catalog.database(),
        catalog.dialect(),
        catalog.tables().stream()
            .map(
                table ->
                    new CatalogTable(
                        table.definition(), table.rowCount(), Table.of(List.of(), List.of())))
            .toList());
  }

  private static Classes.Database database(
      List<TestTable> tables, List<String> chosen, SqlEngine engine) {
    Map<String, Table> named = new LinkedHashMap<>();
    tables.forEach(table -> named.put(table.definition().name(), table.rows()));
    List<Table> results = new ArrayList<>();
    for (SqlOutcome outcome : engine.executeEach(tables, chosen)) {
      results.add(outcome instanceof SqlOutcome.Executed executed ? executed.result() : null);
    }
    return new Classes.Database(named, results);
  }

  /** Samples that no database tells apart, the largest group first, else the earlier one. */
  private static List<List<Integer>> groups(TestSuite suite, int samples) {
    List<List<Integer>> groups = new ArrayList<>();
    for (int sample = 0; sample < samples; sample++) {
      int own = sample;
      groups.stream()
          .filter(group -> !suite.tellsApart(group.getFirst(), own))
          .findFirst()
          .orElseGet(
              () -> {
                List<Integer> made = new ArrayList<>();
                groups.add(made);
                return made;
              })
          .add(sample);
    }
    groups.sort(
        Comparator.<List<Integer>>comparingInt(List::size)
            .reversed()
            .thenComparing(List::getFirst));
    return groups;
  }
}
