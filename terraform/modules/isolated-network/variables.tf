variable "name" {
  description = "Name of the network and what is in it."
  type        = string

  validation {
    condition     = can(regex("^[a-z][a-z0-9-]{1,40}$", var.name))
    error_message = "Give 2 to 41 lower-case letters, digits and dashes."
  }
}

variable "availability_zones" {
  description = "Names of the two zones of its subnets; null for the first two of the region that Lambda has a place in. Subnets that are there are not moved."
  type        = list(string)
  default     = null

  validation {
    condition     = var.availability_zones == null ? true : length(toset(var.availability_zones)) == 2
    error_message = "Name two zones, or null."
  }
}

variable "cidr_block" {
  description = "Addresses of the network; nothing else is in it, so that they may be used elsewhere too."
  type        = string
  default     = "10.97.0.0/20"

  validation {
    condition     = can(cidrsubnet(var.cidr_block, 4, 1))
    error_message = "Give a CIDR block such as 10.97.0.0/20."
  }
}

variable "bucket_arn" {
  description = "ARN of the only bucket that can be reached."
  type        = string

  validation {
    condition     = can(regex("^arn:[a-z-]+:s3:::", var.bucket_arn))
    error_message = "Give a bucket's ARN."
  }
}
