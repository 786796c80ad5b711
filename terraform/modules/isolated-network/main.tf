data "aws_region" "current" {}

locals {
  # For new subnets: where a zone joins the list or leaves it, those that are there stay where they are.
  zones = var.availability_zones == null ? slice(data.aws_availability_zones.available.names, 0, min(2, length(data.aws_availability_zones.available.names))) : var.availability_zones
}

# Without local zones, and without the zones that Lambda has no place in.
data "aws_availability_zones" "available" {
  state            = "available"
  exclude_zone_ids = ["use1-az3", "usw1-az2", "apne1-az3", "cac1-az3"]

  filter {
    name   = "opt-in-status"
    values = ["opt-in-not-required"]
  }
}

# No gateway to the internet, no NAT: from here there is a way to S3, and none to anywhere else.
resource "aws_vpc" "this" {
  cidr_block           = var.cidr_block
  enable_dns_support   = true
  enable_dns_hostnames = true

  tags = { Name = var.name }
}

resource "aws_default_security_group" "nothing" {
  vpc_id = aws_vpc.this.id
}

resource "aws_subnet" "this" {
  count = 2

  vpc_id            = aws_vpc.this.id
  cidr_block        = cidrsubnet(var.cidr_block, 4, count.index)
  availability_zone = local.zones[count.index]

  tags = { Name = "${var.name}-${count.index}" }

  lifecycle {
    ignore_changes = [availability_zone]

    precondition {
      condition     = length(data.aws_availability_zones.available.names) >= 2 || var.availability_zones != null
      error_message = "This region has fewer than two zones for Lambda: name two by availability_zones."
    }
  }
}

resource "aws_route_table" "this" {
  vpc_id = aws_vpc.this.id

  tags = { Name = var.name }
}

resource "aws_route_table_association" "this" {
  count = 2

  subnet_id      = aws_subnet.this[count.index].id
  route_table_id = aws_route_table.this.id
}

# Of all buckets, only the one of the artifacts.
data "aws_iam_policy_document" "bucket_only" {
  statement {
    actions   = ["s3:GetObject", "s3:PutObject", "s3:ListBucket"]
    resources = [var.bucket_arn, "${var.bucket_arn}/*"]

    principals {
      type        = "AWS"
      identifiers = ["*"]
    }
  }
}

resource "aws_vpc_endpoint" "s3" {
  vpc_id            = aws_vpc.this.id
  service_name      = "com.amazonaws.${data.aws_region.current.region}.s3"
  vpc_endpoint_type = "Gateway"
  route_table_ids   = [aws_route_table.this.id]
  policy            = data.aws_iam_policy_document.bucket_only.json

  tags = { Name = "${var.name}-s3" }
}

resource "aws_security_group" "this" {
  name        = var.name
  description = "Out to S3 by TLS, and nothing in."
  vpc_id      = aws_vpc.this.id
}

resource "aws_vpc_security_group_egress_rule" "s3" {
  security_group_id = aws_security_group.this.id
  description       = "S3"
  ip_protocol       = "tcp"
  from_port         = 443
  to_port           = 443
  prefix_list_id    = aws_vpc_endpoint.s3.prefix_list_id
}
