package dev.assay.cli.serve;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Optional;

/**
 * A request that is as the contract wants it.
 *
 * @param owner the name of the key that it was made with
 * @param parameters of path and headers, by the contract's names; those that were not given are not
 *     there
 * @param body null where the operation has none
 */
record ApiRequest(String owner, Map<String, String> parameters, JsonNode body) {

  Optional<String> parameter(String name) {
    return Optional.ofNullable(parameters.get(name));
  }
}
