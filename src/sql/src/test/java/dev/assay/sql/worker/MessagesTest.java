package dev.assay.sql.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.LiveFile;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.TestTable;
import dev.assay.sql.UniqueKey;
import dev.assay.table.Table;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MessagesTest {

  private static final Table EVERY_KIND =
      Table.ofValues(
          List.of("a", "a", "ä€"),
          List.of(
              Arrays.asList(null, true, false),
              Arrays.asList(Long.MIN_VALUE, -0.0, new BigInteger("-99999999999999999999")),
              Arrays.asList(new BigDecimal("1.50"), "", "x\uD800y\u0000ß"),
              Arrays.asList("日本", LocalDate.of(-5, 1, 31), LocalTime.of(1, 2, 3, 4)),
              Arrays.asList(LocalDateTime.of(2026, 2, 28, 23, 59), new byte[] {0, -1}, 1.5)));

  private static DataInputStream in(byte[] bytes) {
    return new DataInputStream(new ByteArrayInputStream(bytes));
  }

  private static byte[] written(Answer answer) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Messages.write(answer, new DataOutputStream(bytes));
    return bytes.toByteArray();
  }

  private static Answer everyKind() {
    return new Answer(
        List.of(
            new SqlOutcome.Executed(EVERY_KIND, true),
            SqlOutcome.failed(SqlFailure.Kind.TOO_LARGE, "much")),
        true);
  }

  @Test
  void anAnswerArrivesAsItWas() throws IOException {
    assertThat(Messages.readAnswer(in(written(everyKind())))).isEqualTo(everyKind());
  }

  @Test
  void aRequestArrivesAsItWas() throws IOException {
    TableDefinition definition =
        new TableDefinition(
            "t",
            List.of(new ColumnDefinition("id", "INT", false), new ColumnDefinition("b", "", true)),
            List.of("id"),
            List.of(new ForeignKey(List.of("b"), "u", List.of("id"))),
            null,
            List.of(new UniqueKey(List.of("b", "id"), true), new UniqueKey(List.of("b"))));
    Table rows = Table.ofValues(List.of("id", "b"), List.of(Arrays.asList(1L, null)));
    Request request =
        new Request(
            Dialect.MYSQL,
            SqlLimits.DEFAULT,
            List.of(new TestTable(definition, rows)),
            List.of("SELECT 1", "SELECT '€'"),
            true,
            new LiveFile(Dialect.H2, "jdbc:h2:/a", Map.of("user", "u"), List.of("SET x"), 7));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    Messages.write(request, new DataOutputStream(bytes));

    assertThat(Messages.readRequest(in(bytes.toByteArray()))).isEqualTo(request);
  }

  @Test
  void anAnswerThatIsCutOrChangedIsAnErrorOfInputOrAnotherAnswer() throws IOException {
    byte[] bytes = written(everyKind());

    for (int end = 0; end < bytes.length; end++) {
      byte[] cut = Arrays.copyOf(bytes, end);
      assertThatIOException().isThrownBy(() -> Messages.readAnswer(in(cut)));
    }
    for (int place = 0; place < bytes.length; place++) {
      byte[] changed = bytes.clone();
      changed[place] ^= (byte) 0x80;
      try {
        assertThat(Messages.readAnswer(in(changed)).outcomes()).isNotNull();
      } catch (IOException senseless) {
        assertThat(senseless).isNotNull();
      }
    }
  }
}
