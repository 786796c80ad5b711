output "dashboard" {
  description = "Address of the dashboard."
  value       = module.observability.dashboard
}
