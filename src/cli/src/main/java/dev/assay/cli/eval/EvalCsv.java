package dev.assay.cli.eval;

import dev.assay.evaluation.QuestionScore;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/** The scores as CSV (RFC 4180, lines ended by LF): one line a question, in their order. */
final class EvalCsv {

  private static final CSVFormat FORMAT =
      CSVFormat.RFC4180
          .builder()
          .setRecordSeparator('\n')
          .setHeader(
              "index",
              "id",
              "database",
              "level",
              "spider",
              "bird",
              "strict",
              "accepted",
              "soft_f1",
              "r_ves_reward",
              "empty_match",
              "gold_error",
              "error_kind",
              "error",
              "milliseconds")
          .get();

  private EvalCsv() {}

  static void print(PrintWriter out, List<QuestionScore> scores) throws IOException {
    CSVPrinter printer = new CSVPrinter(out, FORMAT);
    for (QuestionScore score : scores) {
      printer.printRecord(
          score.question().index(),
          score.question().id(),
          score.question().database(),
          score.question().level(),
          score.spider(),
          score.bird(),
          score.strict(),
          score.accepted(),
          score.softF1(),
          score.efficiency(),
          score.emptyMatch(),
          score.goldFailure() == null ? null : score.goldFailure().message(),
          score.failure() == null ? null : score.failure().kind(),
          score.failure() == null ? null : score.failure().message(),
          score.time().toNanos() / 1_000 / 1_000.0);
    }
    printer.flush();
  }
}
