output "key_secrets" {
  description = "ARNs of the secrets that hold the webhooks' keys, by the names of API keys."
  value       = { for name, connection in aws_cloudwatch_event_connection.this : name => connection.secret_arn }
}

output "undelivered_queue" {
  description = "Name of the queue of events that no webhook took."
  value       = aws_sqs_queue.undelivered.name
}
