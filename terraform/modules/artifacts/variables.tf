variable "bucket" {
  description = "Name of the bucket; unique in all of S3."
  type        = string

  validation {
    condition     = can(regex("^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$", var.bucket))
    error_message = "A bucket's name has 3 to 63 lower-case letters, digits and dashes."
  }
}

variable "run_days" {
  description = "Days after which runs, batches and uploads expire; null keeps them. Metering records and catalogs always stay."
  type        = number
  default     = null

  validation {
    condition     = var.run_days == null || try(var.run_days >= 1, false)
    error_message = "Give at least one day, or null."
  }
}

variable "noncurrent_days" {
  description = "Days for which replaced and deleted versions of objects can be brought back."
  type        = number
  default     = 30

  validation {
    condition     = var.noncurrent_days >= 1
    error_message = "Give at least one day."
  }
}

variable "force_destroy" {
  description = "Whether destroying the bucket deletes what is in it."
  type        = bool
  default     = false
}
