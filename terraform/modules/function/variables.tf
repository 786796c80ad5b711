variable "name" {
  description = "Name of the function, its role, its log group and its queue of dead letters."
  type        = string

  validation {
    condition     = can(regex("^[a-z][a-z0-9-]{1,40}$", var.name))
    error_message = "A function's name begins with a lower-case letter; 2 to 41 lower-case letters, digits and dashes."
  }
}

variable "description" {
  description = "What the function does, in a line."
  type        = string
  default     = null
}

variable "package" {
  description = "Path of the function's zip, as the build makes it: functions/NAME/target/function.zip."
  type        = string

  validation {
    condition     = endswith(var.package, ".zip")
    error_message = "Give the path of a zip."
  }
}

variable "package_sha256" {
  description = "Digest that the zip has to have, as 64 digits; null for any."
  type        = string
  default     = null

  validation {
    condition     = var.package_sha256 == null ? true : can(regex("^[0-9a-f]{64}$", var.package_sha256))
    error_message = "A digest of SHA-256 has 64 digits of 0 to f; there is none for this zip."
  }
}

variable "runtime" {
  description = "What is in the zip: \"native\", a bootstrap for provided.al2023, or \"jvm\", classes for java25 with SnapStart."
  type        = string
  default     = "native"

  validation {
    condition     = contains(["native", "jvm"], var.runtime)
    error_message = "Choose native or jvm."
  }
}

variable "architecture" {
  description = "What the zip was built for. Classes run on both."
  type        = string
  default     = "arm64"

  validation {
    condition     = contains(["arm64", "x86_64"], var.architecture)
    error_message = "Choose arm64 or x86_64."
  }
}

variable "memory_size" {
  description = "Memory in MB; the share of the processor goes with it."
  type        = number
  default     = 1024

  validation {
    condition     = var.memory_size >= 128 && var.memory_size <= 10240
    error_message = "Lambda gives 128 to 10240 MB."
  }
}

variable "timeout" {
  description = "Seconds after which a call is ended; not more than the state machine waits for."
  type        = number
  default     = 120

  validation {
    condition     = var.timeout >= 1 && var.timeout <= 900
    error_message = "Lambda gives 1 to 900 seconds."
  }
}

variable "reserved_concurrency" {
  description = "Most calls at the same time, taken from the account's share; -1 reserves none."
  type        = number
  default     = -1

  validation {
    condition     = var.reserved_concurrency >= -1
    error_message = "Give -1, or a number of calls."
  }
}

variable "ephemeral_storage" {
  description = "Size of /tmp in MB: as much as the largest value index needs, where one is read. More than 512 goes without SnapStart."
  type        = number
  default     = 512

  validation {
    condition     = var.ephemeral_storage >= 512 && var.ephemeral_storage <= 10240
    error_message = "Lambda gives 512 to 10240 MB."
  }
}

variable "log_retention_days" {
  description = "Days for which logs are kept."
  type        = number
  default     = 30

  validation {
    condition     = contains([1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731, 1096, 1827, 2192, 2557, 2922, 3288, 3653], var.log_retention_days)
    error_message = "CloudWatch Logs knows 1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365 days and some more."
  }
}

variable "environment" {
  description = "What the function reads from its environment; no secrets."
  type        = map(string)

  validation {
    condition     = alltrue([for name in keys(var.environment) : !can(regex("(API_KEY|PASSWORD|SECRET_KEY|TOKEN)$", name))])
    error_message = "Keys and passwords belong into the secret, not into the environment."
  }
}

variable "bucket_arn" {
  description = "ARN of the artifacts' bucket."
  type        = string

  validation {
    condition     = can(regex("^arn:[a-z-]+:s3:::", var.bucket_arn))
    error_message = "Give a bucket's ARN."
  }
}

variable "reads" {
  description = "Keys of the artifacts that the function may read, with * for any text."
  type        = list(string)

  validation {
    condition     = length(var.reads) > 0 && !contains(var.reads, "*")
    error_message = "Name what the function reads; all of the bucket is too much."
  }
}

variable "writes" {
  description = "Keys of the artifacts that the function may write, with * for any text."
  type        = list(string)

  validation {
    condition     = length(var.writes) > 0 && !contains(var.writes, "*")
    error_message = "Name what the function writes; all of the bucket is too much."
  }
}

variable "model_secret_arn" {
  description = "ARN of the secret with the models' keys, for functions that call models; null for all others."
  type        = string
  default     = null
}

variable "network" {
  description = "Subnets and security groups in which the function runs; null for Lambda's own network."
  type = object({
    subnet_ids         = list(string)
    security_group_ids = list(string)
  })
  default = null
}

variable "bedrock_models" {
  description = "ARNs of the models of Bedrock that the function may call with its role; none for all functions that call none there."
  type        = list(string)
  default     = []

  validation {
    condition     = alltrue([for arn in var.bedrock_models : can(regex("^arn:[a-z-]+:bedrock:[a-z0-9-]*:[0-9]*:[a-z-]+/[A-Za-z0-9._:-]+$", arn))])
    error_message = "Name each model, such as arn:aws:bedrock:eu-central-1::foundation-model/openai.gpt-oss-120b-1:0; all of them is too much."
  }
}
