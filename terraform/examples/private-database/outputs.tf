output "endpoint" {
  description = "Where questions are posted, without /v1/questions."
  value       = module.assay.endpoint
}

output "key_ids" {
  description = "Ids of the API keys, by name."
  value       = module.assay.key_ids
}

output "model_secret" {
  description = "Name of the secret that the models' keys have to be put into."
  value       = module.assay.model_secret
}

output "exploration_secret" {
  description = "Name of the secret of what explores a database; null where nothing does."
  value       = module.assay.exploration_secret
}
