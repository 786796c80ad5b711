output "endpoint" {
  description = "Where questions are posted, without /v1/questions."
  value       = module.assay.endpoint
}

output "key_ids" {
  description = "Ids of the API keys, by name."
  value       = module.assay.key_ids
}

output "webhook_secrets" {
  description = "ARNs of the secrets with the keys that webhooks know the sender by, by the names of API keys."
  value       = module.assay.webhook_secrets
}

output "model_secret" {
  description = "Name of the secret that the models' keys have to be put into."
  value       = module.assay.model_secret
}

output "inbox" {
  description = "Where files of questions are put, *.jsonl."
  value       = module.assay.inbox
}

output "store" {
  description = "The store, as --store of the command line takes it."
  value       = module.assay.store
}

output "dashboard" {
  description = "Address of the dashboard."
  value       = module.assay.dashboard
}

output "workgroup" {
  description = "Name of the Athena workgroup with the saved queries."
  value       = module.assay.workgroup
}
