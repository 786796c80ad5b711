package dev.assay.agents.model;

import java.time.Duration;

/**
 * What a model answered.
 *
 * @param text the answer, empty when there was none
 * @param tokens what it cost in tokens; zero where the server does not say
 * @param finish why the model stopped
 * @param duration from sending the call to having the whole answer; zero for recorded ones
 */
public record Completion(String text, TokenUsage tokens, FinishReason finish, Duration duration) {}
