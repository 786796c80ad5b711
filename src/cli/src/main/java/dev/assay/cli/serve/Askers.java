package dev.assay.cli.serve;

import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Who asks, by a request. */
interface Askers extends Function<HttpCall, Optional<String>> {

  /** How a key begins that is no header of its own. */
  String BEARER = "Bearer ";

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
        return key(call).flatMap(callers::holder);
      }

      @Override
      public Set<String> names() {
        return callers.names();
      }
    };
  }

  /** The key of a request, in a header of its own or as agents have it. */
  private static Optional<String> key(HttpCall call) {
    String bearer = call.header("Authorization");
    return Optional.ofNullable(call.header("x-api-key"))
        .or(
            () ->
                Optional.ofNullable(bearer)
                    .filter(text -> text.regionMatches(true, 0, BEARER, 0, BEARER.length()))
                    .map(text -> text.substring(BEARER.length()).strip()));
  }
}
