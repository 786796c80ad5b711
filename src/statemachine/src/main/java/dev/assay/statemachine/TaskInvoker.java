package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * Calls the functions that Task states name, in place of AWS Lambda, and the actions of other
 * services that they name, in place of the AWS SDK.
 *
 * <p>Called on a thread of its own for each call, several at a time; the thread is interrupted when
 * the task runs out of time or the execution stops, and should then end soon.
 */
@FunctionalInterface
public interface TaskInvoker {

  /**
   * Calls one function.
   *
   * @param functionName the plain name: of an ARN, what follows {@code function:}, without a
   *     version or alias; {@code aws-sdk:service:action} for an action of a service
   * @param payload a copy that the function may change
   * @return the function's answer; null is taken as JSON null
   * @throws TaskFailure to report an error under a name of its own
   * @throws ExecutionAborted to end the whole run at once, uncaught
   * @throws Exception any other: reported under the exception's class name, as Lambda does for Java
   *     functions
   */
  JsonNode invoke(String functionName, JsonNode payload) throws Exception;
}
