output "arns" {
  description = "ARNs of the state machines, by name: refine takes one run to its end, ask makes a run of a question and starts refine."
  value       = { for name, machine in aws_sfn_state_machine.this : name => machine.arn }
}

output "log_groups" {
  description = "Names of their log groups, by the same names."
  value       = { for name, group in aws_cloudwatch_log_group.this : name => group.name }
}
