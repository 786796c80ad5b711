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

variable "api_keys" {
  description = "Names of those who hold an API key."
  type        = set(string)
  default     = ["first"]

  validation {
    condition     = alltrue([for name in var.api_keys : can(regex("^[a-z][a-z0-9-]{0,30}$", name))])
    error_message = "A key's name has lower-case letters, digits and dashes."
  }
}
