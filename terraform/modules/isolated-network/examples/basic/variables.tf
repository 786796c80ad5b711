variable "name" {
  description = "What the names of everything begin with."
  type        = string
  default     = "assay-trial"

  validation {
    condition     = can(regex("^[a-z][a-z0-9-]{1,40}$", var.name))
    error_message = "Begin with a lower-case letter; lower-case letters, digits and dashes."
  }
}

variable "bucket_arn" {
  description = "ARN of the artifacts' bucket."
  type        = string

  validation {
    condition     = can(regex("^arn:[a-z-]+:s3:::", var.bucket_arn))
    error_message = "Give a bucket's ARN."
  }
}
