module "api" {
  source = "../.."

  name                   = var.name
  contract               = "${path.module}/../../../../../infra/openapi.yaml"
  ask_arn                = var.ask_arn
  reporting_function_arn = var.reporting_function_arn
  bucket                 = var.bucket
  keys                   = { trial = { requests_per_day = 100 } }
}
