package dev.assay.sql;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Names of functions and packages by which a SELECT reaches files, the network, other databases or
 * the server, or changes something, in any of the dialects. Refused in all dialects alike: the SQL
 * that passes is meant to be run on a real database later.
 */
final class ForbiddenNames {

  /** Refused where they are called. */
  private static final Set<String> FUNCTIONS =
      Set.of(
          // SQLite and its shell
          "load_extension",
          "readfile",
          "writefile",
          "edit",
          "fts3_tokenizer",
          // H2
          "file_read",
          "file_write",
          "csvread",
          "csvwrite",
          "link_schema",
          "abort_session",
          "cancel_session",
          "memory_used",
          "memory_free",
          "database_path",
          "disk_space_used",
          // PostgreSQL
          "lo_import",
          "lo_export",
          "lo_put",
          "lo_unlink",
          "set_config",
          "setval",
          "nextval",
          "query_to_xml",
          "database_to_xml",
          // MySQL
          "load_file",
          "sys_exec",
          "sys_eval",
          "sleep",
          "benchmark",
          "get_lock",
          "release_lock",
          "master_pos_wait",
          // SQL Server
          "openrowset",
          "opendatasource",
          "openquery",
          "fn_get_audit_file",
          // Oracle
          "httpuritype",
          "bfilename");

  /** Refused where a name so begun is called. */
  private static final List<String> FUNCTION_PREFIXES =
      List.of(
          "pg_read_",
          "pg_ls_",
          "pg_stat_file",
          "pg_sleep",
          "pg_advisory_",
          "pg_try_advisory_",
          "pg_terminate_",
          "pg_cancel_",
          "pg_reload_",
          "pg_rotate_",
          "pg_switch_",
          "pg_create_",
          "pg_drop_",
          "dblink",
          "xp_",
          "sp_oa");

  /** Refused wherever a name so begun stands before a dot. */
  private static final List<String> PACKAGE_PREFIXES = List.of("dbms_", "utl_");

  /**
   * Refused anywhere: SQLite's settings as tables, and SQL Server's commands by their bare name.
   */
  private static final List<String> NAME_PREFIXES = List.of("pragma_", "xp_cmdshell");

  private ForbiddenNames() {}

  /** What the name is refused as, when it is. */
  static Optional<String> reason(String name, boolean called, boolean qualifies) {
    String lower = name.toLowerCase(Locale.ROOT);
    if (begins(NAME_PREFIXES, lower)) {
      return Optional.of(lower);
    }
    if (called && (FUNCTIONS.contains(lower) || begins(FUNCTION_PREFIXES, lower))) {
      return Optional.of("the function " + lower);
    }
    if (qualifies && begins(PACKAGE_PREFIXES, lower)) {
      return Optional.of("the package " + lower);
    }
    return Optional.empty();
  }

  private static boolean begins(List<String> prefixes, String name) {
    return prefixes.stream().anyMatch(name::startsWith);
  }
}
