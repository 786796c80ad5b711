module "batch" {
  source = "../.."

  name               = var.name
  definitions        = "${path.module}/../../../../../infra"
  batch_function_arn = var.batch_function_arn
  refine_arn         = var.refine_arn
  bucket             = var.bucket
}
