module "assay" {
  source = "../.."

  bucket   = var.bucket
  models   = { main = var.model }
  api_keys = { for name in var.api_keys : name => {} }
}
