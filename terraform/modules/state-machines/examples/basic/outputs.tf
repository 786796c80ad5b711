output "arns" {
  description = "ARNs of the state machines, by name."
  value       = module.state_machines.arns
}
