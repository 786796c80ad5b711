module "state_machines" {
  source = "../.."

  name        = var.name
  definitions = "${path.module}/../../../../../infra"
  functions   = var.functions
}
