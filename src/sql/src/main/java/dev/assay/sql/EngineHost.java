package dev.assay.sql;

/** Where the engines that have no process of their own are: in this process, or in others. */
@FunctionalInterface
public interface EngineHost {

  /** The engine that stands for the dialect, within the limits. */
  SqlEngine engine(Dialect dialect, SqlLimits limits);
}
