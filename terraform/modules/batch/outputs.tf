output "arn" {
  description = "ARN of the state machine, for starting a batch by hand: {\"key\": \"inbox/questions.jsonl\"}."
  value       = aws_sfn_state_machine.this.arn
}

output "lost_uploads_queue" {
  description = "Name of the queue of uploads for which no batch could be started."
  value       = aws_sqs_queue.lost_uploads.name
}
