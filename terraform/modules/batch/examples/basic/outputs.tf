output "arn" {
  description = "ARN of the state machine of batches."
  value       = module.batch.arn
}
