data "aws_partition" "current" {}

locals {
  # Bedrock's names of models, without the prefix that Assay gives them.
  models = toset(concat([var.model], var.test_code_models))
}

module "assay" {
  source = "../.."

  bucket   = var.bucket
  api_keys = { for name in var.api_keys : name => {} }
  models = {
    main      = "bedrock:${var.model}"
    test_code = [for model in var.test_code_models : "bedrock:${model}"]
    bedrock   = [for model in local.models : "arn:${data.aws_partition.current.partition}:bedrock:${var.region}::foundation-model/${model}"]
  }
}
