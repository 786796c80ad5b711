variable "bucket" {
  description = "Name of the artifacts' bucket."
  type        = string

  validation {
    condition     = can(regex("^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$", var.bucket))
    error_message = "Give a bucket's name: 3 to 63 lower-case letters, digits, dots and dashes."
  }
}
