package dev.assay.rehearsal.lambda;

/** Names of things as they would have them in an account. */
public final class Arns {

  /** The region that everything is said to be in. */
  public static final String REGION = "eu-central-1";

  private static final String ACCOUNT = "000000000000";
  private static final String PREFIX = "assay-";

  private Arns() {}

  /** What Terraform calls a function. */
  public static String name(String function) {
    return PREFIX + function;
  }

  /** The ARN of the alias by which a function is called. */
  public static String function(String function) {
    return "arn:aws:lambda:%s:%s:function:%s:live".formatted(REGION, ACCOUNT, name(function));
  }

  /** The ARN of a state machine. */
  public static String machine(String machine) {
    return "arn:aws:states:%s:%s:stateMachine:%s".formatted(REGION, ACCOUNT, name(machine));
  }

  /** The ARN of the secret with the models' keys. */
  public static String secret() {
    return "arn:aws:secretsmanager:%s:%s:secret:%smodels-AbCdEf".formatted(REGION, ACCOUNT, PREFIX);
  }
}
