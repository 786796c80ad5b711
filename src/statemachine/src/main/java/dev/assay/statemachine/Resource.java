package dev.assay.statemachine;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What a Task state calls. */
sealed interface Resource {

  Pattern INVOKE = Pattern.compile("arn:aws[a-z-]*:states:::lambda:invoke");
  Pattern START = Pattern.compile("arn:aws[a-z-]*:states:::states:startExecution\\.sync:2");
  Pattern SDK = Pattern.compile("arn:aws[a-z-]*:states:::(aws-sdk:[a-z0-9]+:[a-zA-Z0-9]+)");
  Pattern FUNCTION = Pattern.compile("arn:aws[a-z-]*:lambda:[^:]*:[^:]*:function:([^:]+)(:[^:]+)?");

  /** The optimized integration: FunctionName and Payload in, Payload with metadata out. */
  record LambdaInvoke() implements Resource {}

  /** A function by its ARN: its arguments are the payload, its answer is the result. */
  record LambdaFunction(String functionName) implements Resource {}

  /** Another state machine, started and waited for; the result has its output as JSON. */
  record StartExecution() implements Resource {}

  /**
   * An action of any other service, by the integration of the AWS SDK: its arguments are the
   * action's, its answer is the result.
   *
   * @param action as {@code aws-sdk:service:action}
   */
  record SdkAction(String action) implements Resource {}

  /** The resource of that name; null where it is not supported. */
  static @Nullable Resource of(String arn) {
    if (INVOKE.matcher(arn).matches()) {
      return new LambdaInvoke();
    }
    if (START.matcher(arn).matches()) {
      return new StartExecution();
    }
    Matcher sdk = SDK.matcher(arn);
    if (sdk.matches()) {
      return new SdkAction(sdk.group(1));
    }
    Matcher function = FUNCTION.matcher(arn);
    return function.matches() ? new LambdaFunction(function.group(1)) : null;
  }
}
