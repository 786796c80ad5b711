variable "name" {
  description = "What the names of everything begin with."
  type        = string
  default     = "assay-trial"

  validation {
    condition     = can(regex("^[a-z][a-z0-9-]{1,20}$", var.name))
    error_message = "Begin with a lower-case letter; lower-case letters, digits and dashes."
  }
}

variable "ask_arn" {
  description = "ARN of the state machine that questions are posted to."
  type        = string

  validation {
    condition     = can(regex(":stateMachine:", var.ask_arn))
    error_message = "Give a state machine's ARN."
  }
}

variable "key_id" {
  description = "Id of the API key whose questions are told of."
  type        = string

  validation {
    condition     = can(regex("^[a-z0-9]+$", var.key_id))
    error_message = "Give an API key's id, not the key."
  }
}

variable "url" {
  description = "Where to tell it."
  type        = string

  validation {
    condition     = can(regex("^https://", var.url))
    error_message = "Give an https:// address."
  }
}
