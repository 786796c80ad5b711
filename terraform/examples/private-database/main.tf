data "aws_db_instance" "this" {
  db_instance_identifier = var.db_instance
}

data "aws_db_subnet_group" "this" {
  name = data.aws_db_instance.this.db_subnet_group
}

# What explores the database goes to it and, over the network's way out, to the models, S3 and Secrets Manager.
resource "aws_security_group" "exploration" {
  name        = "assay-exploration"
  description = "Assay's exploration of a database"
  vpc_id      = data.aws_db_subnet_group.this.vpc_id
}

resource "aws_vpc_security_group_egress_rule" "database" {
  for_each = toset(data.aws_db_instance.this.vpc_security_groups)

  security_group_id            = aws_security_group.exploration.id
  description                  = "PostgreSQL"
  referenced_security_group_id = each.value
  ip_protocol                  = "tcp"
  from_port                    = data.aws_db_instance.this.port
  to_port                      = data.aws_db_instance.this.port
}

resource "aws_vpc_security_group_egress_rule" "https" {
  security_group_id = aws_security_group.exploration.id
  description       = "Models, S3, Secrets Manager"
  cidr_ipv4         = "0.0.0.0/0"
  ip_protocol       = "tcp"
  from_port         = 443
  to_port           = 443
}

resource "aws_vpc_security_group_ingress_rule" "database" {
  for_each = toset(data.aws_db_instance.this.vpc_security_groups)

  security_group_id            = each.value
  description                  = "Assay's exploration"
  referenced_security_group_id = aws_security_group.exploration.id
  ip_protocol                  = "tcp"
  from_port                    = data.aws_db_instance.this.port
  to_port                      = data.aws_db_instance.this.port
}

module "assay" {
  source = "../.."

  bucket   = var.bucket
  models   = { main = var.model }
  api_keys = { for name in var.api_keys : name => {} }
  answers = {
    strategy = "reforce"
    exploration = {
      database = "postgresql://${var.db_user}@${data.aws_db_instance.this.address}:${data.aws_db_instance.this.port}/${var.db_name}"
      network = {
        subnet_ids         = var.subnet_ids
        security_group_ids = [aws_security_group.exploration.id]
      }
    }
  }
}
