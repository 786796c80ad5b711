variable "name" {
  description = "What the names of everything begin with."
  type        = string

  validation {
    condition     = can(regex("^[a-z][a-z0-9-]{1,20}$", var.name))
    error_message = "Begin with a lower-case letter; at most 21 lower-case letters, digits and dashes."
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

variable "webhooks" {
  description = "Who is told of ended questions, by the names of API keys: key_id, the key's id, and url, which is called by HTTPS."
  type = map(object({
    key_id = string
    url    = string
  }))

  validation {
    condition     = length(var.webhooks) > 0 && alltrue([for webhook in values(var.webhooks) : can(regex("^https://[a-z0-9.-]+(:[0-9]+)?(/[^ ]*)?$", webhook.url))])
    error_message = "Give at least one webhook, each with an https:// address."
  }
}
