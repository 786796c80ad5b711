variable "name" {
  description = "What the state machines' names begin with."
  type        = string

  validation {
    condition     = can(regex("^[a-z][a-z0-9-]{1,20}$", var.name))
    error_message = "Give 2 to 21 lower-case letters, digits and dashes."
  }
}

variable "definitions" {
  description = "Folder of the *.asl.json files."
  type        = string

  validation {
    condition     = fileexists("${var.definitions}/refine.asl.json")
    error_message = "There is no refine.asl.json in that folder."
  }
}

variable "functions" {
  description = "ARNs of the functions that the definitions call, by their names."
  type        = map(string)

  validation {
    condition     = alltrue([for arn in values(var.functions) : can(regex("^arn:[a-z-]+:lambda:", arn))])
    error_message = "Give ARNs of Lambda functions."
  }
}

variable "log_level" {
  description = "Which events of executions are logged."
  type        = string
  default     = "ERROR"

  validation {
    condition     = contains(["ALL", "ERROR", "FATAL", "OFF"], var.log_level)
    error_message = "Choose ALL, ERROR, FATAL or OFF."
  }
}

variable "log_payloads" {
  description = "Whether logs hold what states are given and give. Of on-demand questions, that is the question itself."
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
