module "isolated_network" {
  source = "../.."

  name       = var.name
  bucket_arn = var.bucket_arn
}
