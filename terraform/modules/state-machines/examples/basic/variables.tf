variable "name" {
  description = "What the names of everything begin with."
  type        = string
  default     = "assay-trial"

  validation {
    condition     = can(regex("^[a-z][a-z0-9-]{1,40}$", var.name))
    error_message = "Begin with a lower-case letter; lower-case letters, digits and dashes."
  }
}

variable "functions" {
  description = "ARNs of the six functions that the definitions call, and of batch, by their names."
  type        = map(string)

  validation {
    condition     = alltrue([for arn in values(var.functions) : can(regex(":function:", arn))])
    error_message = "Give functions' ARNs."
  }
}
