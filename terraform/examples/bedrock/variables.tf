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
  description = "Id of the model of Bedrock that does everything but test code; access to it has to be granted in the account."
  type        = string
  default     = "openai.gpt-oss-120b-1:0"

  validation {
    condition     = can(regex("^[a-z0-9.:-]+$", var.model))
    error_message = "Give a model's id as Bedrock has it."
  }
}

variable "test_code_models" {
  description = "Ids of the models of Bedrock that write test code, in the order of the vote; none for the model of everything else."
  type        = list(string)
  default     = []

  validation {
    condition     = alltrue([for model in var.test_code_models : can(regex("^[a-z0-9.:-]+$", model))])
    error_message = "Give models' ids as Bedrock has them."
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
