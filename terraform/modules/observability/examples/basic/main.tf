module "observability" {
  source = "../.."

  name           = var.name
  definitions    = "${path.module}/../../../../../infra"
  queries        = "${path.module}/../../../../../infra/usage"
  bucket         = var.bucket
  refine_arn     = var.refine_arn
  function_names = var.function_names
  api_name       = var.api_name
}
