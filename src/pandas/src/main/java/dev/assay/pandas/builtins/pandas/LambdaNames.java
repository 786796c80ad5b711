package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Context;

/** Names of functions in a list: lambdas among several are numbered. */
final class LambdaNames {

  private final boolean numbered;
  private int lambdas;

  LambdaNames(boolean numbered) {
    this.numbered = numbered;
  }

  String name(Context context, Object function) {
    String name = Functions.name(context, function);
    return numbered && name.equals("<lambda>") ? "<lambda_" + lambdas++ + ">" : name;
  }
}
