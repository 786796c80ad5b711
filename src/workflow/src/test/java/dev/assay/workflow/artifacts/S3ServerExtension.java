package dev.assay.workflow.artifacts;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Gives tests the S3 server: one for all tests of a run, started with the first that wants it. */
public final class S3ServerExtension implements ParameterResolver {

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
    return parameter.getParameter().getType() == S3Server.class;
  }

  @Override
  public S3Server resolveParameter(ParameterContext parameter, ExtensionContext test) {
    return test.getRoot()
        .getStore(Namespace.create(S3ServerExtension.class))
        .computeIfAbsent(S3Server.class, _ -> S3Server.start(), S3Server.class);
  }
}
