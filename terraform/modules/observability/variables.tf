variable "name" {
  description = "Name of the dashboard and the workgroup; alarms begin with it."
  type        = string

  validation {
    condition     = can(regex("^[a-z][a-z0-9-]{1,20}$", var.name))
    error_message = "Give 2 to 21 lower-case letters, digits and dashes."
  }
}

variable "namespace" {
  description = "Namespace of Assay's own metrics: what the function reporting writes."
  type        = string
  default     = "Assay"

  validation {
    condition     = can(regex("^[A-Za-z][A-Za-z0-9._/-]{0,100}$", var.namespace)) && !startswith(var.namespace, "AWS/")
    error_message = "Give a namespace of letters and digits that does not begin with AWS/."
  }
}

variable "definitions" {
  description = "Folder of the *.asl.json files."
  type        = string

  validation {
    condition     = fileexists("${var.definitions}/oldest-run.asl.json")
    error_message = "There is no oldest-run.asl.json in that folder."
  }
}

variable "queries" {
  description = "Folder of the saved queries, one *.sql file each; a file's first line, a comment, describes it."
  type        = string

  validation {
    condition     = length(fileset(var.queries, "*.sql")) > 0
    error_message = "There is no *.sql in that folder."
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

variable "refine_arn" {
  description = "ARN of the state machine that answers one question."
  type        = string

  validation {
    condition     = can(regex("^arn:[a-z-]+:states:.*:stateMachine:", var.refine_arn))
    error_message = "Give the ARN of a state machine."
  }
}

variable "function_names" {
  description = "Names of all functions."
  type        = list(string)

  validation {
    condition     = length(var.function_names) > 0 && length(var.function_names) <= 9
    error_message = "One to nine functions: an alarm adds up ten metrics at most."
  }
}

variable "dead_letter_queues" {
  description = "Names of queues that should be empty."
  type        = list(string)
  default     = []
}

variable "api_name" {
  description = "Name of the API."
  type        = string

  validation {
    condition     = length(var.api_name) > 0
    error_message = "Give the API's name."
  }
}

variable "alarm_email" {
  description = "Where alarms are sent, after a click on the mail that asks; null for nowhere."
  type        = string
  default     = null

  validation {
    condition     = var.alarm_email == null || can(regex("^[^@ ]+@[^@ ]+$", var.alarm_email))
    error_message = "Give a mail address, or null."
  }
}

variable "failures_in_five_minutes" {
  description = "How many runs may fail in five minutes before the alarm."
  type        = number
  default     = 0

  validation {
    condition     = var.failures_in_five_minutes >= 0
    error_message = "Give 0 or more."
  }
}

variable "unverified_percent" {
  description = "How many of a hundred runs of an hour may end unverified before the alarm."
  type        = number
  default     = 50

  validation {
    condition     = var.unverified_percent >= 0 && var.unverified_percent <= 100
    error_message = "Give 0 to 100."
  }
}

variable "cost_in_an_hour" {
  description = "What models may cost in an hour before the alarm, in the currency of their prices."
  type        = number
  default     = 10

  validation {
    condition     = var.cost_in_an_hour > 0
    error_message = "Give more than 0."
  }
}

variable "oldest_run_minutes" {
  description = "For how many minutes a run may be under way before the alarm."
  type        = number
  default     = 60

  validation {
    condition     = var.oldest_run_minutes >= 1
    error_message = "Give at least one minute."
  }
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

variable "usage_since" {
  description = "First day of the usage table, as YYYY-MM-DD."
  type        = string
  default     = "2026-01-01"

  validation {
    condition     = can(regex("^20[0-9]{2}-[01][0-9]-[0-3][0-9]$", var.usage_since))
    error_message = "Give a day as YYYY-MM-DD."
  }
}
