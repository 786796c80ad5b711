output "endpoint" {
  description = "Where questions are posted, without /v1/questions."
  value       = module.api.endpoint
}

output "key_ids" {
  description = "Ids of the API keys, by name."
  value       = module.api.key_ids
}

output "webhook_secrets" {
  description = "ARNs of the secrets with the keys that webhooks know the sender by, by the names of API keys."
  value       = merge(module.events[*].key_secrets...)
}

output "model_secret" {
  description = "Name of the secret that the models' keys have to be put into."
  value       = aws_secretsmanager_secret.models.name
}

output "inbox" {
  description = "Where files of questions are put, *.jsonl."
  value       = "s3://${module.artifacts.bucket}/inbox/"
}

output "store" {
  description = "The store, as --store of the command line takes it."
  value       = "s3://${module.artifacts.bucket}"
}

output "dashboard" {
  description = "Address of the dashboard."
  value       = module.observability.dashboard
}

output "workgroup" {
  description = "Name of the Athena workgroup with the saved queries."
  value       = module.observability.workgroup
}

output "exploration_secret" {
  description = "Name of the secret of what explores a database; null where nothing does."
  value       = one(aws_secretsmanager_secret.exploration[*].name)
}
