output "key_secrets" {
  description = "ARNs of the secrets that hold the webhooks' keys."
  value       = module.events.key_secrets
}
