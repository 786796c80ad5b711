output "alarm_topic_arn" {
  description = "ARN of the topic of all alarms, for further subscriptions."
  value       = aws_sns_topic.alarms.arn
}

output "dashboard" {
  description = "Address of the dashboard."
  value       = "https://${data.aws_region.current.region}.console.aws.amazon.com/cloudwatch/home#dashboards:name=${aws_cloudwatch_dashboard.this.dashboard_name}"
}

output "workgroup" {
  description = "Name of the Athena workgroup with the saved queries."
  value       = aws_athena_workgroup.this.name
}
