package dev.assay.workflow.nativeimage;

import dev.assay.agents.AnswerFormat;
import dev.assay.agents.model.Embedding;
import dev.assay.agents.model.FinishReason;
import dev.assay.agents.model.Prices;
import dev.assay.agents.model.TokenUsage;
import dev.assay.analysis.Finding;
import dev.assay.analysis.skeleton.Mention;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.Cell;
import dev.assay.catalog.ColumnProfile;
import dev.assay.catalog.ColumnValues;
import dev.assay.catalog.Description;
import dev.assay.catalog.FrequentValue;
import dev.assay.catalog.KnownKey;
import dev.assay.catalog.TableKind;
import dev.assay.catalog.ValueSharing;
import dev.assay.catalog.glossary.Term;
import dev.assay.catalog.linking.ColumnRef;
import dev.assay.catalog.nested.NestedField;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.TablePlace;
import dev.assay.sql.UniqueKey;
import dev.assay.table.AsOf;
import dev.assay.workflow.adequacy.Adequacy;
import dev.assay.workflow.arbitration.Judgement;
import dev.assay.workflow.arbitration.Side;
import dev.assay.workflow.batch.BatchBeginning;
import dev.assay.workflow.batch.BatchItem;
import dev.assay.workflow.batch.BatchResultLine;
import dev.assay.workflow.batch.BatchSummary;
import dev.assay.workflow.batch.QuestionRequest;
import dev.assay.workflow.calls.CallClaim;
import dev.assay.workflow.candidates.Classes;
import dev.assay.workflow.candidates.Selected;
import dev.assay.workflow.catalogs.CatalogChange;
import dev.assay.workflow.catalogs.CatalogFile;
import dev.assay.workflow.demonstrations.ConfirmedAnswer;
import dev.assay.workflow.demonstrations.ConfirmedAnswers;
import dev.assay.workflow.demonstrations.Demonstration;
import dev.assay.workflow.demonstrations.DemonstrationPool;
import dev.assay.workflow.demonstrations.ShownAnswers;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.execution.Verdict;
import dev.assay.workflow.exploration.Exploration;
import dev.assay.workflow.format.ExpectedFormat;
import dev.assay.workflow.functioncalls.CallTurns;
import dev.assay.workflow.linking.EmbeddingBatch;
import dev.assay.workflow.linking.Linking;
import dev.assay.workflow.linking.LinkingAttempt;
import dev.assay.workflow.linking.ValueIndexes;
import dev.assay.workflow.ondata.OnData;
import dev.assay.workflow.reading.Entities;
import dev.assay.workflow.reading.ImpliedSkeleton;
import dev.assay.workflow.refinement.ThreadAnswer;
import dev.assay.workflow.refinement.ThreadVote;
import dev.assay.workflow.reporting.Ambiguity;
import dev.assay.workflow.reporting.ChosenReading;
import dev.assay.workflow.reporting.Compute;
import dev.assay.workflow.reporting.Confidence;
import dev.assay.workflow.reporting.ConfidenceTable;
import dev.assay.workflow.reporting.FoundByPart;
import dev.assay.workflow.reporting.Reading;
import dev.assay.workflow.reporting.RunDescription;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunStatus;
import dev.assay.workflow.reporting.Timings;
import dev.assay.workflow.reporting.Usage;
import dev.assay.workflow.reporting.UsageRecord;
import dev.assay.workflow.revision.Answerability;
import dev.assay.workflow.revision.UnusableAnswer;
import dev.assay.workflow.run.Asked;
import dev.assay.workflow.run.Asker;
import dev.assay.workflow.run.Beginning;
import dev.assay.workflow.run.Budget;
import dev.assay.workflow.run.KeptCall;
import dev.assay.workflow.run.KnownDatabase;
import dev.assay.workflow.run.LinkingMode;
import dev.assay.workflow.run.LinkingSettings;
import dev.assay.workflow.run.ListedQuestion;
import dev.assay.workflow.run.ModelTerms;
import dev.assay.workflow.run.ModelUse;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Part;
import dev.assay.workflow.run.Problem;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.RunLimits;
import dev.assay.workflow.run.RunModels;
import dev.assay.workflow.run.RunParts;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.run.TestCaseSettings;
import dev.assay.workflow.run.TestDataSettings;
import dev.assay.workflow.run.Voting;
import dev.assay.workflow.strategy.CandidateSettings;
import dev.assay.workflow.strategy.DatabaseForm;
import dev.assay.workflow.strategy.DemonstrationSettings;
import dev.assay.workflow.strategy.Rule;
import dev.assay.workflow.strategy.Strategy;
import dev.assay.workflow.strategy.StrategyPart;
import dev.assay.workflow.testcode.TestCase;
import dev.assay.workflow.testcode.TestCodeAttempt;
import dev.assay.workflow.testcode.TestCodeComparison;
import dev.assay.workflow.testdata.ReusedTest;
import dev.assay.workflow.testdata.SampledRows;
import dev.assay.workflow.testdata.TestDataAttempt;
import dev.assay.workflow.testdata.TestDataChoice;
import io.quarkus.runtime.annotations.RegisterForReflection;

/**
 * What Jackson reads and writes by reflection: artifacts, outcomes, and what these consist of. In a
 * native image, of a function or of the command line, a type that is not among them is an error
 * while a step runs.
 */
@RegisterForReflection(
    targets = {
      Adequacy.Survivor.class,
      Adequacy.class,
      Ambiguity.class,
      Answerability.class,
      AnswerFormat.Column.class,
      AnswerFormat.Type.class,
      AnswerFormat.class,
      AsOf.class,
      Asked.class,
      Asker.class,
      Beginning.class,
      BatchBeginning.Begun.class,
      BatchItem.class,
      BatchResultLine.class,
      BatchSummary.class,
      Budget.class,
      CallClaim.class,
      CallTurns.Turn.class,
      CallTurns.class,
      Candidate.class,
      CandidateSettings.class,
      Catalog.class,
      CatalogChange.class,
      CatalogColumn.class,
      CatalogFile.ValuesFile.class,
      CatalogFile.class,
      CatalogTable.class,
      Cell.class,
      ChosenReading.class,
      Classes.Class.class,
      Classes.Database.class,
      Classes.class,
      ColumnDefinition.class,
      ColumnProfile.class,
      ColumnValues.class,
      NestedField.class,
      ColumnRef.class,
      Compute.class,
      Confidence.class,
      ConfirmedAnswer.class,
      ConfirmedAnswers.class,
      ConfidenceTable.Share.class,
      ConfidenceTable.class,
      Demonstration.class,
      DemonstrationPool.class,
      DatabaseForm.class,
      DemonstrationSettings.class,
      Description.Source.class,
      Description.class,
      Dialect.class,
      Embedding.class,
      EmbeddingBatch.class,
      Entities.class,
      ExpectedFormat.class,
      Exploration.Found.class,
      Exploration.class,
      Finding.class,
      FinishReason.class,
      ForeignKey.class,
      FoundByPart.class,
      FrequentValue.class,
      ImpliedSkeleton.class,
      Judgement.Given.class,
      Judgement.class,
      KeptCall.class,
      KnownDatabase.class,
      KnownKey.Origin.class,
      KnownKey.class,
      Linking.Described.class,
      Linking.Keyword.class,
      Linking.Scope.class,
      Linking.Value.class,
      Linking.class,
      LinkingAttempt.Choice.class,
      LinkingAttempt.class,
      LinkingMode.class,
      LinkingSettings.class,
      Mention.Type.class,
      Mention.class,
      ModelTerms.class,
      ModelUse.class,
      OnData.ComparedTable.class,
      OnData.End.class,
      OnData.class,
      Outcome.Advised.class,
      Outcome.Answerable.class,
      Outcome.Begun.class,
      Outcome.Chosen.class,
      Outcome.Classified.class,
      Outcome.Decided.class,
      Outcome.Declined.class,
      Outcome.Described.class,
      Outcome.Disputed.class,
      Outcome.Ended.class,
      Outcome.Failed.class,
      Outcome.Generated.class,
      Outcome.GeneratedTestData.class,
      Outcome.InvalidInput.class,
      Outcome.Judged.class,
      Outcome.Linked.class,
      Outcome.Listed.class,
      Outcome.Measured.class,
      Outcome.ModelRefused.class,
      Outcome.ModelUnavailable.class,
      Outcome.NoTestCode.class,
      Outcome.NotExecutable.class,
      Outcome.OneReading.class,
      Outcome.OverBudget.class,
      Outcome.Passed.class,
      Outcome.RateLimited.class,
      Outcome.RicherWanted.class,
      Outcome.SelectedCandidate.class,
      Outcome.ThreadsWanted.class,
      Outcome.Unanswerable.class,
      Outcome.Unchanged.class,
      Outcome.Undecided.class,
      Outcome.Unusable.class,
      Outcome.Withdrawn.class,
      ListedQuestion.class,
      Part.class,
      Prices.class,
      Problem.class,
      Question.class,
      QuestionRequest.class,
      Reading.class,
      ReusedTest.class,
      Rule.class,
      RunDescription.class,
      RunParts.class,
      RunModels.class,
      RunLimits.class,
      RunResult.CandidateSummary.class,
      RunResult.JudgementSummary.class,
      RunResult.SelectionSummary.class,
      RunResult.ShownSummary.class,
      RunResult.TestCaseSummary.class,
      RunResult.class,
      RunSettings.class,
      RunStatus.class,
      SampledRows.class,
      Selected.Prediction.class,
      Selected.Rank.class,
      Selected.class,
      ShownAnswers.class,
      Side.class,
      Strategy.class,
      StrategyPart.class,
      TableDefinition.class,
      TablePlace.class,
      TableKind.class,
      Term.class,
      TestCase.class,
      TestCaseSettings.class,
      TestCodeAttempt.class,
      TestCodeComparison.class,
      TestDataAttempt.class,
      TestDataChoice.class,
      TestDataSettings.class,
      ThreadAnswer.class,
      ThreadVote.class,
      Timings.class,
      TokenUsage.class,
      UniqueKey.class,
      UnusableAnswer.class,
      Usage.ModelShare.class,
      Usage.class,
      UsageRecord.class,
      ValueIndexes.Summary.class,
      ValueSharing.class,
      Verdict.class,
      Voting.class
    })
final class JsonTypes {

  private JsonTypes() {}
}
