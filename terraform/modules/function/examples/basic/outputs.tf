output "arn" {
  description = "ARN of the alias that callers call."
  value       = module.sql_execution.arn
}
