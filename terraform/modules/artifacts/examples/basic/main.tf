module "artifacts" {
  source = "../.."

  bucket   = var.bucket
  run_days = 30
}
