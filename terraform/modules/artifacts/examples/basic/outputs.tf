output "arn" {
  description = "ARN of the bucket."
  value       = module.artifacts.arn
}
