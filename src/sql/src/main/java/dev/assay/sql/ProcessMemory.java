package dev.assay.sql;

import org.jspecify.annotations.Nullable;

/**
 * What an execution may take of a process that ends when it takes too much: Lambda kills a function
 * that outgrows its memory, and with it the step's outcome. Elsewhere the limits hold as they are.
 */
final class ProcessMemory {

  /** Lambda sets it for every function, in MB. Not read at a class's initialization. */
  private static final String OF_FUNCTION = "AWS_LAMBDA_FUNCTION_MEMORY_SIZE";

  /** The rest is for what the function needs itself, and its heap. */
  private static final int SHARE = 4;

  private ProcessMemory() {}

  /** The limits that this process can bear. */
  static SqlLimits fit(SqlLimits limits) {
    return fit(limits, System.getenv(OF_FUNCTION));
  }

  static SqlLimits fit(SqlLimits limits, @Nullable String megabytes) {
    if (megabytes == null || !megabytes.matches("[1-9]\\d{0,8}")) {
      return limits;
    }
    long share = (Long.parseLong(megabytes) << 20) / SHARE;
    return limits.withMemory(Math.min(limits.memory(), share));
  }
}
