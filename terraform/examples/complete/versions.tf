terraform {
  required_version = ">= 1.9"

  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = "~> 6.25"
    }
  }

  # Without a backend, what Terraform knows is in a file beside this one: enough for a trial, lost with
  # the machine. For more, make a bucket by hand, once, with versions and without public access, and
  # move there with `terraform init -migrate-state`. The state holds ARNs and settings, no model keys.
  #
  # backend "s3" {
  #   bucket       = "my-terraform-states"
  #   key          = "assay/terraform.tfstate"
  #   region       = "eu-central-1"
  #   encrypt      = true
  #   use_lockfile = true
  # }
}

provider "aws" {
  region = var.region

  default_tags {
    tags = { Application = var.name }
  }
}
