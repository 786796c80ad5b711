package dev.assay.agents.openai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyMaskTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Unsupported parameter: max_tokens | x | Unsupported parameter: max_tokens",
        "Incorrect API key provided: abc. Get one | abc | Incorrect API key provided: [key]. Get one",
        "Bad header Authorization: Bearer abc | abc | Bad header Authorization: Bearer [key]",
        "invalid api_key='abc' | abc | invalid api_key=[key]",
        "no access for 0123456789abcdef0123 | 0123456789abcdef0123 | no access for [key]",
        "max_completion_tokens is unknown | max_completion_tokens | max_completion_tokens is unknown",
        "a b0123456789abcdef0123c d | 0123456789abcdef0123 | a b0123456789abcdef0123c d",
        "Wrong key: only-for-this-test. | only-for-this-test | Wrong key: [key].",
        "Authorization: Basic abc was sent | x | Authorization: Basic [key] was sent",
        "headers: {'api-key': 'abc'} | x | headers: {'api-key': [key]}",
        "in Authorization: Bearer 0123456789abcdef0123 | 0123456789abcdef0123 | in Authorization: Bearer [key]",
        "principal abcdefghijklmnopqrstuvwxyzabcdef | abcdefghijklmnopqrstuvwxyzabcdef | principal [key]",
        "principal responsibilities | responsibilities | principal responsibilities",
        "POST /v1beta?key=abc&alt=sse | x | POST /v1beta?key=[key]&alt=sse",
        "bad eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.abc_-1 | x | bad [key]",
        "Incorrect key sk-proj-0123456789abcdef | other | Incorrect key [key]",
        "Invalid token x, sorry | x | Invalid token [key], sorry",
        "You must supply a Bearer token | x | You must supply a Bearer token",
        "The model's key feature: speed | x | The model's key feature: speed",
      })
  void whatStandsWhereAKeyWouldIsMaskedAndNoOtherWord(String words, String key, String shown) {
    assertThat(KeyMask.masked(words, Optional.of(key))).isEqualTo(shown);
  }
}
