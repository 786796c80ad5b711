variable "name" {
  description = "What the names of everything begin with."
  type        = string
  default     = "assay-trial"

  validation {
    condition     = can(regex("^[a-z][a-z0-9-]{1,40}$", var.name))
    error_message = "Begin with a lower-case letter; lower-case letters, digits and dashes."
  }
}

variable "bucket" {
  description = "Name of the artifacts' bucket."
  type        = string

  validation {
    condition     = can(regex("^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$", var.bucket))
    error_message = "Give a bucket's name: 3 to 63 lower-case letters, digits, dots and dashes."
  }
}

variable "refine_arn" {
  description = "ARN of the state machine that answers one question."
  type        = string

  validation {
    condition     = can(regex(":stateMachine:", var.refine_arn))
    error_message = "Give a state machine's ARN."
  }
}

variable "function_names" {
  description = "Names of all functions."
  type        = list(string)

  validation {
    condition     = length(var.function_names) > 0
    error_message = "Name the functions."
  }
}

variable "api_name" {
  description = "Name of the API."
  type        = string

  validation {
    condition     = length(var.api_name) > 0
    error_message = "Give the API's name."
  }
}
