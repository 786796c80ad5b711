variable "name" {
  description = "What the names of everything begin with."
  type        = string
  default     = "assay-trial"

  validation {
    condition     = can(regex("^[a-z][a-z0-9-]{1,40}$", var.name))
    error_message = "Begin with a lower-case letter; lower-case letters, digits and dashes."
  }
}

variable "ask_arn" {
  description = "ARN of the state machine that a posted question starts."
  type        = string

  validation {
    condition     = can(regex(":stateMachine:", var.ask_arn))
    error_message = "Give a state machine's ARN."
  }
}

variable "reporting_function_arn" {
  description = "ARN of the function that says what became of a run."
  type        = string

  validation {
    condition     = can(regex(":function:", var.reporting_function_arn))
    error_message = "Give a function's ARN."
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
