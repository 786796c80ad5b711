variable "name" {
  description = "Name of the state machine."
  type        = string

  validation {
    condition     = can(regex("^[a-z][a-z0-9-]{1,30}$", var.name))
    error_message = "Give 2 to 31 lower-case letters, digits and dashes."
  }
}

variable "definitions" {
  description = "Folder of the *.asl.json files."
  type        = string

  validation {
    condition     = fileexists("${var.definitions}/batch.asl.json")
    error_message = "There is no batch.asl.json in that folder."
  }
}

variable "batch_function_arn" {
  description = "ARN of the function batch."
  type        = string

  validation {
    condition     = can(regex("^arn:[a-z-]+:lambda:", var.batch_function_arn))
    error_message = "Give the ARN of a Lambda function."
  }
}

variable "refine_arn" {
  description = "ARN of the state machine that answers one question."
  type        = string

  validation {
    condition     = can(regex("^arn:[a-z-]+:states:.*:stateMachine:", var.refine_arn))
    error_message = "Give the ARN of a state machine."
  }
}

variable "bucket" {
  description = "Name of the artifacts' bucket; it tells EventBridge of new objects."
  type        = string

  validation {
    condition     = length(var.bucket) >= 3
    error_message = "Give a bucket's name."
  }
}

variable "log_payloads" {
  description = "Whether logs hold what states are given and give: ids and keys, no questions."
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
