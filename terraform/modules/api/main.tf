data "aws_partition" "current" {}

data "aws_region" "current" {}

locals {
  iam = var.authorization == "iam"

  # Whose runs are whose: the key's id, or the caller's role or user.
  owner = local.iam ? "$context.identity.caller.split(\":\").get(0)" : "$context.identity.apiKeyId"

  document = yamldecode(templatefile(var.contract, {
    region             = data.aws_region.current.region
    owner              = local.owner
    integration_role   = aws_iam_role.integrations.arn
    ask_state_machine  = var.ask_arn
    reporting_function = var.reporting_function_arn
    bucket             = var.bucket
  }))

  # API Gateway does not follow references to responses and parameters, so what they name is put in.
  # Operations differ in their types: as text, either of two can be chosen.
  operations = {
    for path, operations in local.document.paths : path => {
      for method, operation in operations : method => jsondecode(jsonencode(merge(
        operation,
        {
          parameters = [
            for parameter in try(operation.parameters, []) :
            jsondecode(try(jsonencode(local.document.components.parameters[basename(parameter["$ref"])]), jsonencode(parameter)))
          ]
          responses = {
            for status, response in operation.responses :
            status => jsondecode(try(jsonencode(local.document.components.responses[basename(response["$ref"])]), jsonencode(response)))
          }
        }
      )))
    }
  }

  contract = merge(local.document, { paths = local.operations })

  # API Gateway heeds security at operations only.
  signed = merge(local.document, {
    components = merge(local.document.components, {
      securitySchemes = {
        sigv4 = {
          type                           = "apiKey"
          name                           = "Authorization"
          in                             = "header"
          "x-amazon-apigateway-authtype" = "awsSigv4"
        }
      }
    })
    paths = {
      for path, operations in local.operations : path => {
        for method, operation in operations : method => merge(operation, { security = [for keyed in operation.security : { sigv4 = [] }] })
      }
    }
  })

  body = local.iam ? jsonencode(local.signed) : jsonencode(local.contract)
}

resource "aws_api_gateway_rest_api" "this" {
  name        = var.name
  description = "Questions about databases"
  body        = local.body

  endpoint_configuration {
    types = ["REGIONAL"]
  }
}

resource "aws_api_gateway_deployment" "this" {
  rest_api_id = aws_api_gateway_rest_api.this.id

  triggers = {
    body = sha256(local.body)
  }

  lifecycle {
    create_before_destroy = true
  }
}

resource "aws_cloudwatch_log_group" "access" {
  name              = "/aws/apigateway/${var.name}"
  retention_in_days = var.log_retention_days
}

resource "aws_api_gateway_stage" "this" {
  rest_api_id          = aws_api_gateway_rest_api.this.id
  deployment_id        = aws_api_gateway_deployment.this.id
  stage_name           = "live"
  xray_tracing_enabled = true

  # Who, what and how it ended; no body, no header, no query.
  dynamic "access_log_settings" {
    for_each = var.access_logs ? [1] : []

    content {
      destination_arn = aws_cloudwatch_log_group.access.arn
      format = jsonencode({
        requestId = "$context.requestId"
        time      = "$context.requestTimeEpoch"
        key       = "$context.identity.apiKeyId"
        method    = "$context.httpMethod"
        resource  = "$context.resourcePath"
        status    = "$context.status"
        latency   = "$context.responseLatency"
      })
    }
  }
}

resource "aws_api_gateway_method_settings" "all" {
  rest_api_id = aws_api_gateway_rest_api.this.id
  stage_name  = aws_api_gateway_stage.this.stage_name
  method_path = "*/*"

  settings {
    metrics_enabled        = true
    logging_level          = "OFF"
    data_trace_enabled     = false
    throttling_rate_limit  = var.rate
    throttling_burst_limit = var.burst
  }
}

resource "aws_api_gateway_api_key" "this" {
  for_each = local.iam ? {} : var.keys

  name        = "${var.name}-${each.key}"
  description = "Key of ${each.key}"
}

resource "aws_api_gateway_usage_plan" "this" {
  for_each = local.iam ? {} : var.keys

  name = "${var.name}-${each.key}"

  api_stages {
    api_id = aws_api_gateway_rest_api.this.id
    stage  = aws_api_gateway_stage.this.stage_name
  }

  throttle_settings {
    rate_limit  = each.value.rate
    burst_limit = each.value.burst
  }

  quota_settings {
    limit  = each.value.requests_per_day
    period = "DAY"
  }
}

resource "aws_api_gateway_usage_plan_key" "this" {
  for_each = aws_api_gateway_api_key.this

  key_id        = each.value.id
  key_type      = "API_KEY"
  usage_plan_id = aws_api_gateway_usage_plan.this[each.key].id
}

data "aws_iam_policy_document" "assume" {
  statement {
    actions = ["sts:AssumeRole"]

    principals {
      type        = "Service"
      identifiers = ["apigateway.amazonaws.com"]
    }
  }
}

resource "aws_iam_role" "integrations" {
  name               = "${var.name}-integrations-${data.aws_region.current.region}"
  assume_role_policy = data.aws_iam_policy_document.assume.json
}

data "aws_iam_policy_document" "integrations" {
  statement {
    sid       = "StartQuestions"
    actions   = ["states:StartExecution"]
    resources = [var.ask_arn]
  }

  statement {
    sid       = "DescribeRuns"
    actions   = ["lambda:InvokeFunction"]
    resources = [var.reporting_function_arn]
  }

  statement {
    sid       = "ReadReports"
    actions   = ["s3:GetObject"]
    resources = ["arn:${data.aws_partition.current.partition}:s3:::${var.bucket}/runs/*/report.html"]
  }
}

resource "aws_iam_role_policy" "integrations" {
  name   = "integrations"
  role   = aws_iam_role.integrations.id
  policy = data.aws_iam_policy_document.integrations.json
}
