output "arn" {
  description = "ARN of the alias that callers call."
  value       = aws_lambda_alias.live.arn
}

output "name" {
  description = "Name of the function."
  value       = aws_lambda_function.this.function_name
}

output "version" {
  description = "The published version that is live, for rolling back."
  value       = aws_lambda_function.this.version
}

output "role_arn" {
  description = "ARN of the function's role."
  value       = aws_iam_role.this.arn
}

output "dead_letter_queue" {
  description = "Name of the queue of dead letters."
  value       = aws_sqs_queue.dead_letters.name
}
