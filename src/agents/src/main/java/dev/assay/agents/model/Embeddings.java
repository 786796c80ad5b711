package dev.assay.agents.model;

import java.time.Duration;
import java.util.List;

/**
 * What an embedding model answered.
 *
 * @param vectors one for each text, in their order
 * @param tokens what it cost; zero where the server does not say
 * @param duration from sending the call to having the answer; zero for recorded ones
 */
public record Embeddings(List<Embedding> vectors, TokenUsage tokens, Duration duration) {

  public Embeddings {
    vectors = List.copyOf(vectors);
  }
}
