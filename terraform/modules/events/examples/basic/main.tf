module "events" {
  source = "../.."

  name     = var.name
  ask_arn  = var.ask_arn
  webhooks = { first = { key_id = var.key_id, url = var.url } }
}
