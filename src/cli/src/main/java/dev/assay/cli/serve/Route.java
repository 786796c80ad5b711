package dev.assay.cli.serve;

/** Answers requests; it may take its time, since each has a thread of its own. */
@FunctionalInterface
interface Route {
  ApiAnswer answer(HttpCall call);
}
