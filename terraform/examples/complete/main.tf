module "assay" {
  source = "../.."

  name           = var.name
  bucket         = var.bucket
  package        = var.package
  models         = var.models
  answers        = var.answers
  api_keys       = var.api_keys
  concurrency    = var.concurrency
  retention_days = var.retention_days
  observability  = var.observability
}
