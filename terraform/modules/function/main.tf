data "aws_region" "current" {}

locals {
  native = var.runtime == "native"

  # How often the SDK tries S3 before a step fails that may hold a model's paid answer: some seconds.
  patience = {
    AWS_MAX_ATTEMPTS = "8"
    AWS_RETRY_MODE   = "standard"
  }

  runtime_environment = local.native ? {
    DISABLE_SIGNAL_HANDLERS = "true"
    } : {
    JAVA_TOOL_OPTIONS = "--add-opens=java.base/java.lang=ALL-UNNAMED"
  }
}

resource "aws_cloudwatch_log_group" "this" {
  name              = "/aws/lambda/${var.name}"
  retention_in_days = var.log_retention_days
}

# Step Functions waits for answers; this holds what was invoked by other means, and failed.
resource "aws_sqs_queue" "dead_letters" {
  name                      = "${var.name}-dead-letters"
  message_retention_seconds = 1209600
  sqs_managed_sse_enabled   = true
}

resource "aws_lambda_function" "this" {
  function_name                  = var.name
  description                    = var.description
  role                           = aws_iam_role.this.arn
  architectures                  = [var.architecture]
  runtime                        = local.native ? "provided.al2023" : "java25"
  handler                        = local.native ? "not.used" : "io.quarkus.funqy.lambda.FunqyStreamHandler::handleRequest"
  filename                       = var.package
  source_code_hash               = filebase64sha256(var.package)
  memory_size                    = var.memory_size
  timeout                        = var.timeout
  reserved_concurrent_executions = var.reserved_concurrency
  publish                        = true

  environment {
    variables = merge(local.patience, local.runtime_environment, var.environment)
  }

  ephemeral_storage {
    size = var.ephemeral_storage
  }

  dead_letter_config {
    target_arn = aws_sqs_queue.dead_letters.arn
  }

  tracing_config {
    mode = "Active"
  }

  logging_config {
    log_format = "Text"
    log_group  = aws_cloudwatch_log_group.this.name
  }

  # SnapStart goes with the usual size of /tmp only.
  dynamic "snap_start" {
    for_each = !local.native && var.ephemeral_storage == 512 ? [1] : []

    content {
      apply_on = "PublishedVersions"
    }
  }

  dynamic "vpc_config" {
    for_each = var.network == null ? [] : [var.network]

    content {
      subnet_ids         = vpc_config.value.subnet_ids
      security_group_ids = vpc_config.value.security_group_ids
    }
  }

  depends_on = [aws_iam_role_policy.this]

  lifecycle {
    precondition {
      condition     = var.package_sha256 == null ? true : filesha256(var.package) == var.package_sha256
      error_message = "${var.package} is not the zip with this digest: fetch it again."
    }
  }
}

# What is called is a published version, which SnapStart needs, and which can be rolled back.
resource "aws_lambda_alias" "live" {
  name             = "live"
  function_name    = aws_lambda_function.this.function_name
  function_version = aws_lambda_function.this.version
}
