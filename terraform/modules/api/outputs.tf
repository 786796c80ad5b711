output "endpoint" {
  description = "Where questions are posted, without /v1/questions."
  value       = aws_api_gateway_stage.this.invoke_url
}

output "name" {
  description = "Name of the API, by which its metrics are found."
  value       = aws_api_gateway_rest_api.this.name
}

output "execution_arn" {
  description = "For policies that allow execute-api:Invoke, where callers sign."
  value       = aws_api_gateway_stage.this.execution_arn
}

output "key_ids" {
  description = "Ids of the API keys, by name. The keys themselves are read with: aws apigateway get-api-key --include-value --api-key ID."
  value       = { for name, key in aws_api_gateway_api_key.this : name => key.id }
}
