module "sql_execution" {
  source = "../.."

  name        = var.name
  package     = var.package
  runtime     = "jvm"
  environment = { ASSAY_ARTIFACTS_BUCKET = element(split(":", var.bucket_arn), 5) }
  bucket_arn  = var.bucket_arn
  reads       = ["runs/*", "catalogs/*"]
  writes      = ["runs/*/verdicts/*", "runs/*/adequacy/*", "runs/*/test-data/*", "runs/*/test-case-*"]
}
