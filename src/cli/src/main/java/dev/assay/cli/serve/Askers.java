package dev.assay.cli.serve;

import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Who asks, by a request. */
interface Askers extends Function<HttpCall, Optional<String>> {

  /** Everybody is the same one, on a machine of one's own. */
  Askers ANYBODY =
      new Askers() {
        @Override
        public Optional<String> apply(HttpCall call) {
          return Optional.of("local");
        }

        @Override
        public Set<String> names() {
          return Set.of("local");
        }
      };

  /** All who may ask. */
  Set<String> names();

  /** The holders of keys. */
  static Askers withKeys(Callers callers) {
    return new Askers() {
      @Override
      public Optional<String> apply(HttpCall call) {
        return Optional.ofNullable(call.header("x-api-key")).flatMap(callers::holder);
      }

      @Override
      public Set<String> names() {
        return callers.names();
      }
    };
  }
}
