variable "region" {
  description = "Where everything is."
  type        = string

  validation {
    condition     = can(regex("^[a-z]{2}(-[a-z]+)+-[0-9]$", var.region))
    error_message = "Give a region such as eu-central-1."
  }
}

variable "bucket" {
  description = "Name of the artifacts' bucket, which is made; unique in all of S3."
  type        = string

  validation {
    condition     = can(regex("^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$", var.bucket))
    error_message = "A bucket's name has 3 to 63 lower-case letters, digits and dashes."
  }
}

variable "model" {
  description = "Name of the model that does everything."
  type        = string
  default     = "gpt-4o"

  validation {
    condition     = length(var.model) > 0
    error_message = "Give a model's name."
  }
}

variable "db_instance" {
  description = "Identifier of the RDS instance, a PostgreSQL."
  type        = string

  validation {
    condition     = can(regex("^[a-z][a-z0-9-]{0,62}$", var.db_instance))
    error_message = "Give an instance's identifier."
  }
}

variable "db_name" {
  description = "Name of the database in it."
  type        = string

  validation {
    condition     = can(regex("^[A-Za-z_][A-Za-z0-9_-]{0,62}$", var.db_name))
    error_message = "Give a database's name."
  }
}

variable "db_user" {
  description = "A user who can only read."
  type        = string
  default     = "assay_reader"

  validation {
    condition     = can(regex("^[A-Za-z_][A-Za-z0-9_-]{0,62}$", var.db_user))
    error_message = "Give a user's name."
  }
}

variable "subnet_ids" {
  description = "Private subnets of the instance's network with a way out over a NAT, or over endpoints of S3, Secrets Manager and the models."
  type        = list(string)

  validation {
    condition     = length(var.subnet_ids) > 0
    error_message = "Name at least one subnet."
  }
}

variable "api_keys" {
  description = "Names of those who hold an API key."
  type        = set(string)
  default     = ["first"]

  validation {
    condition     = alltrue([for name in var.api_keys : can(regex("^[a-z][a-z0-9-]{0,30}$", name))])
    error_message = "A key's name has lower-case letters, digits and dashes."
  }
}
