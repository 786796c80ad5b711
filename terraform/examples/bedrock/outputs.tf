output "endpoint" {
  description = "Where questions are posted, without /v1/questions."
  value       = module.assay.endpoint
}

output "key_ids" {
  description = "Ids of the API keys, by name."
  value       = module.assay.key_ids
}
