package dev.assay.pandas.api.common;

import dev.assay.pandas.eval.Context;

/** Names of functions in a list: lambdas among several are numbered. */
public final class LambdaNames {

  private final boolean numbered;
  private int lambdas;

  public LambdaNames(boolean numbered) {
    this.numbered = numbered;
  }

  public String name(Context context, Object function) {
    String name = Functions.name(context, function);
    return numbered && name.equals("<lambda>") ? "<lambda_" + lambdas++ + ">" : name;
  }
}
