output "network" {
  description = "Subnets and security groups, as the module function takes them."
  value       = module.isolated_network.network
}
