variable "name" {
  description = "What the names of everything begin with."
  type        = string
  default     = "assay"

  validation {
    condition     = can(regex("^[a-z][a-z0-9-]{1,11}$", var.name))
    error_message = "Give 2 to 12 lower-case letters, digits and dashes."
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

variable "package" {
  description = "The functions' zips: runtime \"native\" or \"jvm\", for arm64 or x86_64; folder, where the zips of a release are, NAME-jvm.zip or NAME-native-arm64.zip, null for what the build has put into functions/NAME/target/function.zip; sha256, digests of zips by their names, as SHA256SUMS of the release has them: a zip that has another is refused."
  type = object({
    runtime      = optional(string, "jvm")
    architecture = optional(string, "arm64")
    folder       = optional(string)
    sha256       = optional(map(string), {})
  })
  default = {}

  validation {
    condition     = contains(["native", "jvm"], var.package.runtime) && contains(["arm64", "x86_64"], var.package.architecture)
    error_message = "The runtime is native or jvm, the architecture arm64 or x86_64."
  }

  validation {
    condition     = alltrue([for digest in values(var.package.sha256) : can(regex("^[0-9a-f]{64}$", digest))])
    error_message = "A digest of SHA-256 has 64 digits of 0 to f."
  }
}

variable "definitions" {
  description = "Folder with the state machines, functions.json, openapi.yaml and usage/; null for infra/ of the repository that this module is in."
  type        = string
  default     = null

  validation {
    condition     = var.definitions == null ? true : fileexists("${var.definitions}/openapi.yaml")
    error_message = "There is no openapi.yaml in this folder."
  }
}

variable "models" {
  description = "Models by their names: main for everything but test code, test_code in the order of the vote, embedding or null; base_url, if not OpenAI's; bedrock, ARNs of models of Bedrock that functions may call with their roles; settings of single models as in docs/models.md, such as { gpt-4o = { price-input = \"2.50\" } }; budget, how many tokens and what cost a run may take, and the runs of an API key in a day (UTC)."
  type = object({
    main      = string
    test_code = optional(list(string), [])
    embedding = optional(string)
    base_url  = optional(string)
    bedrock   = optional(list(string), [])
    budget = optional(object({
      run_tokens         = optional(number)
      run_cost           = optional(number)
      key_tokens_per_day = optional(number)
      key_cost_per_day   = optional(number)
    }), {})
    settings = optional(map(map(string)), {})
  })

  validation {
    condition     = alltrue([for settings in values(var.models.settings) : !contains(keys(settings), "api-key")])
    error_message = "Keys belong into the secret, not among the settings."
  }
}

variable "answers" {
  description = "How questions are answered that do not say otherwise: share_values, which values of databases models may see (none, linked or samples); strategy, what finds mistakes in SQL beside the test case (tssql, select, dac, tool, reforce or full); exploration, a database that models may ask for the strategies that explore, its address without a password and the subnets from which it and the models are reached."
  type = object({
    share_values = optional(string, "linked")
    strategy     = optional(string, "tssql")
    exploration = optional(object({
      database = string
      network = object({
        subnet_ids         = list(string)
        security_group_ids = list(string)
      })
    }))
  })
  default = {}

  validation {
    condition     = contains(["none", "linked", "samples"], var.answers.share_values)
    error_message = "Choose none, linked or samples for share_values."
  }

  validation {
    condition     = contains(["tssql", "select", "dac", "tool", "reforce", "full"], var.answers.strategy)
    error_message = "Choose tssql, select, dac, tool, reforce or full for strategy."
  }
}

variable "api_keys" {
  description = "API keys by the names of who holds them, with requests a second, burst, requests a day, and webhook, an https:// address that is told when a question of this key has ended."
  type = map(object({
    rate             = optional(number, 5)
    burst            = optional(number, 10)
    requests_per_day = optional(number, 5000)
    webhook          = optional(string)
  }))
  default = {}

  validation {
    condition     = alltrue([for name in keys(var.api_keys) : can(regex("^[a-z][a-z0-9-]{0,30}$", name))])
    error_message = "A key's name has lower-case letters, digits and dashes."
  }
}

variable "concurrency" {
  description = "Most calls of each function at once, taken from the account's share; -1 reserves none."
  type        = number
  default     = -1

  validation {
    condition     = var.concurrency >= -1
    error_message = "Give -1, or a number of calls."
  }
}

variable "retention_days" {
  description = "Days for which runs, batches and logs are kept; metering records and catalogs stay."
  type        = number
  default     = 90

  validation {
    condition     = contains([1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365], var.retention_days)
    error_message = "CloudWatch Logs keeps 1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180 or 365 days."
  }
}

variable "observability" {
  description = "Who is told how it goes: alarm_email, where alarms are sent; telemetry, the address of a collector of OpenTelemetry (OTLP over HTTP) that functions tell of steps and calls of models, but for those that execute SQL, which have no way out of their network; null for nobody."
  type = object({
    alarm_email = optional(string)
    telemetry   = optional(string)
  })
  default = {}

  validation {
    condition     = var.observability.alarm_email == null ? true : can(regex("^[^@ ]+@[^@ ]+$", var.observability.alarm_email))
    error_message = "Give a mail address, or null."
  }

  validation {
    condition     = var.observability.telemetry == null ? true : can(regex("^https?://[^/@ ]+(/[^@ ]*)?$", var.observability.telemetry))
    error_message = "Give an address such as https://collector.example.com:4318, without a user."
  }
}
