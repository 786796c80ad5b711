output "network" {
  description = "Subnets and security groups, as the module function takes them."
  value = {
    subnet_ids         = aws_subnet.this[*].id
    security_group_ids = [aws_security_group.this.id]
  }
}
