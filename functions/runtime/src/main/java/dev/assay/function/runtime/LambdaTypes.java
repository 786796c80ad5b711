package dev.assay.function.runtime;

import io.quarkus.runtime.annotations.RegisterForReflection;

/**
 * What Quarkus's loop for Lambda makes JSON of when an exception leaves a function: Quarkus 3.34
 * registers it without its getters, and without these an error cannot be told, so that the
 * invocation hangs.
 */
@RegisterForReflection(classNames = "io.quarkus.amazon.lambda.runtime.FunctionError")
final class LambdaTypes {

  private LambdaTypes() {}
}
