data "aws_partition" "current" {}

data "aws_region" "current" {}

data "aws_caller_identity" "current" {}

locals {
  arns = "arn:${data.aws_partition.current.partition}:states:${data.aws_region.current.region}:${data.aws_caller_identity.current.account_id}"

  definitions = {
    refine = templatefile("${var.definitions}/refine.asl.json", {
      relevant_linking     = var.functions["relevant-linking"]
      test_data_generation = var.functions["test-data-generation"]
      test_code_voting     = var.functions["test-code-voting"]
      sql_execution        = var.functions["sql-execution"]
      revision             = var.functions["revision"]
      exploration          = lookup(var.functions, "exploration", var.functions["revision"])
      reporting            = var.functions["reporting"]
    })
    ask = templatefile("${var.definitions}/ask.asl.json", {
      batch  = var.functions["batch"]
      refine = "${local.arns}:stateMachine:${var.name}-refine"
    })
  }

  invokes = {
    refine = [for name, arn in var.functions : arn if name != "batch"]
    ask    = [var.functions["batch"]]
  }
}

resource "aws_cloudwatch_log_group" "this" {
  for_each = local.definitions

  # States log deliveries want this beginning where there are many of them.
  name              = "/aws/vendedlogs/states/${var.name}-${each.key}"
  retention_in_days = var.log_retention_days
}

resource "aws_sfn_state_machine" "this" {
  for_each = local.definitions

  name       = "${var.name}-${each.key}"
  type       = "STANDARD"
  role_arn   = aws_iam_role.this[each.key].arn
  definition = each.value
  publish    = true

  logging_configuration {
    level                  = var.log_level
    include_execution_data = var.log_payloads
    log_destination        = "${aws_cloudwatch_log_group.this[each.key].arn}:*"
  }

  tracing_configuration {
    enabled = true
  }

  depends_on = [aws_iam_role_policy.this]
}

data "aws_iam_policy_document" "assume" {
  statement {
    actions = ["sts:AssumeRole"]

    principals {
      type        = "Service"
      identifiers = ["states.amazonaws.com"]
    }

    condition {
      test     = "StringEquals"
      variable = "aws:SourceAccount"
      values   = [data.aws_caller_identity.current.account_id]
    }
  }
}

resource "aws_iam_role" "this" {
  for_each = local.definitions

  name               = "${var.name}-${each.key}-machine-${data.aws_region.current.region}"
  assume_role_policy = data.aws_iam_policy_document.assume.json
}

resource "aws_iam_role_policy" "this" {
  for_each = local.definitions

  name   = "state-machine"
  role   = aws_iam_role.this[each.key].id
  policy = data.aws_iam_policy_document.this[each.key].json
}

data "aws_iam_policy_document" "this" {
  for_each = local.definitions

  statement {
    sid       = "CallFunctions"
    actions   = ["lambda:InvokeFunction"]
    resources = local.invokes[each.key]
  }

  statement {
    sid = "DeliverLogs"
    actions = [
      "logs:CreateLogDelivery",
      "logs:GetLogDelivery",
      "logs:UpdateLogDelivery",
      "logs:DeleteLogDelivery",
      "logs:ListLogDeliveries",
      "logs:PutResourcePolicy",
      "logs:DescribeResourcePolicies",
      "logs:DescribeLogGroups",
    ]
    resources = ["*"]
  }

  statement {
    sid       = "Trace"
    actions   = ["xray:PutTraceSegments", "xray:PutTelemetryRecords", "xray:GetSamplingRules", "xray:GetSamplingTargets"]
    resources = ["*"]
  }

  dynamic "statement" {
    for_each = each.key == "ask" ? [1] : []

    content {
      sid       = "StartRuns"
      actions   = ["states:StartExecution"]
      resources = ["${local.arns}:stateMachine:${var.name}-refine"]
    }
  }

  dynamic "statement" {
    for_each = each.key == "ask" ? [1] : []

    content {
      sid       = "FollowRuns"
      actions   = ["states:DescribeExecution", "states:StopExecution"]
      resources = ["${local.arns}:execution:${var.name}-refine:*"]
    }
  }

  # How Step Functions hears of the end of an execution that it has started.
  dynamic "statement" {
    for_each = each.key == "ask" ? [1] : []

    content {
      sid       = "HearOfEnds"
      actions   = ["events:PutTargets", "events:PutRule", "events:DescribeRule"]
      resources = ["arn:${data.aws_partition.current.partition}:events:${data.aws_region.current.region}:${data.aws_caller_identity.current.account_id}:rule/StepFunctionsGetEventsForStepFunctionsExecutionRule"]
    }
  }
}
