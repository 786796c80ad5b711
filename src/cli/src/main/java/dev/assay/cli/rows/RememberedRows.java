package dev.assay.cli.rows;

import dev.assay.catalog.DatabaseLocation;
import dev.assay.cli.CommandContext;
import dev.assay.cli.Terminal;
import dev.assay.cli.UsageException;
import dev.assay.cli.options.AskedDatabase;
import dev.assay.sql.Dialect;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** That rows of a database are shown without being asked for, once a person has allowed it. */
public final class RememberedRows {

  private static final String PROMPT =
      "Show the rows of this database from now on, without --rows (y, or Enter for no)? ";

  @Option(
      names = "--no-rows",
      description = "Shows no rows, and forgets that those of --database may be shown.")
  boolean none;

  private boolean recalled;

  /**
   * Has rows shown where that was allowed, and forgets it where they are not wanted any more.
   *
   * @param dialect of the answer; null when it is the database's own
   * @param asText whether the answer is for people; where nobody sits at a terminal, programs read
   *     it as well, and nothing is recalled
   */
  public void recall(
      RowsOptions rows,
      AskedDatabase asked,
      @Nullable Dialect dialect,
      CommandContext context,
      boolean asText) {
    if (none && rows.areWanted()) {
      throw new UsageException("--rows and --no-rows contradict each other: give one of them");
    }
    AllowedRows allowed = AllowedRows.in(context.own());
    DatabaseLocation location = allowed.isKept() ? asked.location() : null;
    if (location == null) {
      return;
    }
    try {
      recall(rows, location, dialect, context, asText, allowed);
    } catch (UsageException unusable) {
      warn(context, unusable);
    }
  }

  private void recall(
      RowsOptions rows,
      DatabaseLocation location,
      @Nullable Dialect dialect,
      CommandContext context,
      boolean asText,
      AllowedRows allowed) {
    if (none) {
      allowed.forget(key(location));
    } else if (asText
        && context.terminal() != Terminal.NONE
        && !rows.areWanted()
        && (dialect == null || dialect == location.dialect())
        && allowed.said(key(location)).orElse(false)) {
      rows.rows = Integer.valueOf(RowsOptions.DEFAULT_ROWS);
      recalled = true;
      context.err().println("assay: rows are shown as you allowed; --no-rows ends that");
    }
  }

  /** Asks once whether rows are shown from now on, after they were, where somebody can be asked. */
  public void offer(AskedDatabase asked, CommandContext context) {
    AllowedRows allowed = AllowedRows.in(context.own());
    DatabaseLocation location = allowed.isKept() && !recalled ? asked.location() : null;
    if (location == null) {
      return;
    }
    try {
      if (allowed.said(key(location)).isEmpty()) {
        context
            .terminal()
            .ask(PROMPT)
            .ifPresent(answer -> allowed.say(key(location), answer.strip().matches("(?i)y(es)?")));
      }
    } catch (UsageException unusable) {
      warn(context, unusable);
    }
  }

  /** That it cannot be remembered costs nobody the answer. */
  private static void warn(CommandContext context, UsageException unusable) {
    context.err().println("warning: " + unusable.getMessage());
  }

  /** What one user may see of a database another may not. */
  private static String key(DatabaseLocation location) {
    return location.user().map(user -> user + " at ").orElse("") + location.url();
  }
}
