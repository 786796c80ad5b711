variable "name" {
  description = "Name of the API; keys and plans begin with it."
  type        = string

  validation {
    condition     = can(regex("^[a-z][a-z0-9-]{1,30}$", var.name))
    error_message = "Give 2 to 31 lower-case letters, digits and dashes."
  }
}

variable "contract" {
  description = "Path of openapi.yaml."
  type        = string

  validation {
    condition     = fileexists(var.contract)
    error_message = "There is no such file."
  }
}

variable "ask_arn" {
  description = "ARN of the state machine that a posted question starts."
  type        = string

  validation {
    condition     = can(regex("^arn:[a-z-]+:states:.*:stateMachine:", var.ask_arn))
    error_message = "Give the ARN of a state machine."
  }
}

variable "reporting_function_arn" {
  description = "ARN of the function that says what became of a run."
  type        = string

  validation {
    condition     = can(regex("^arn:[a-z-]+:lambda:", var.reporting_function_arn))
    error_message = "Give the ARN of a Lambda function."
  }
}

variable "bucket" {
  description = "Name of the artifacts' bucket."
  type        = string

  validation {
    condition     = length(var.bucket) >= 3
    error_message = "Give a bucket's name."
  }
}

variable "authorization" {
  description = "What callers show: \"api-key\", or \"iam\", a request signed by a role or user that may execute-api:Invoke."
  type        = string
  default     = "api-key"

  validation {
    condition     = contains(["api-key", "iam"], var.authorization)
    error_message = "Choose api-key or iam."
  }
}

variable "keys" {
  description = "API keys by the names of who holds them, with requests a second, burst, and requests a day. Reading what became of a question counts as a request, too."
  type = map(object({
    rate             = optional(number, 5)
    burst            = optional(number, 10)
    requests_per_day = optional(number, 5000)
  }))
  default = {}

  validation {
    condition     = alltrue([for key in values(var.keys) : key.rate > 0 && key.burst > 0 && key.requests_per_day > 0])
    error_message = "Rate, burst and requests a day are more than 0."
  }
}

variable "rate" {
  description = "Requests a second that all callers have together."
  type        = number
  default     = 50

  validation {
    condition     = var.rate > 0
    error_message = "Give more than 0."
  }
}

variable "burst" {
  description = "Requests at once that all callers have together."
  type        = number
  default     = 100

  validation {
    condition     = var.burst > 0
    error_message = "Give more than 0."
  }
}

variable "access_logs" {
  description = "Whether requests are logged, without their contents. The account needs a role for API Gateway's logs, which is a setting of the whole region."
  type        = bool
  default     = false
}

variable "log_retention_days" {
  description = "Days for which logs are kept."
  type        = number
  default     = 30

  validation {
    condition     = var.log_retention_days >= 1
    error_message = "Give at least one day."
  }
}
