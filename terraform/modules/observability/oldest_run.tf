# CloudWatch knows nothing of executions that have not ended: a schedule looks, every five minutes.

resource "aws_cloudwatch_log_group" "oldest_run" {
  # States log deliveries want this beginning where there are many of them.
  name              = "/aws/vendedlogs/states/${var.name}-oldest-run"
  retention_in_days = var.log_retention_days
}

resource "aws_sfn_state_machine" "oldest_run" {
  name     = "${var.name}-oldest-run"
  type     = "EXPRESS"
  role_arn = aws_iam_role.oldest_run.arn

  # Express executions leave no other trace of what went wrong.
  logging_configuration {
    level                  = "ERROR"
    include_execution_data = false
    log_destination        = "${aws_cloudwatch_log_group.oldest_run.arn}:*"
  }

  tracing_configuration {
    enabled = true
  }

  definition = templatefile("${var.definitions}/oldest-run.asl.json", {
    refine    = var.refine_arn
    namespace = var.namespace
  })

  depends_on = [aws_iam_role_policy.oldest_run]
}

data "aws_iam_policy_document" "assume_oldest_run" {
  statement {
    actions = ["sts:AssumeRole"]

    principals {
      type        = "Service"
      identifiers = ["states.amazonaws.com", "scheduler.amazonaws.com"]
    }

    condition {
      test     = "StringEquals"
      variable = "aws:SourceAccount"
      values   = [data.aws_caller_identity.current.account_id]
    }
  }
}

resource "aws_iam_role" "oldest_run" {
  name               = "${var.name}-oldest-run-${data.aws_region.current.region}"
  assume_role_policy = data.aws_iam_policy_document.assume_oldest_run.json
}

data "aws_iam_policy_document" "oldest_run" {
  statement {
    sid       = "LookAtRuns"
    actions   = ["states:ListExecutions"]
    resources = [var.refine_arn]
  }

  # Metrics have no ARN: the condition is what narrows this down.
  statement {
    sid       = "Tell"
    actions   = ["cloudwatch:PutMetricData"]
    resources = ["*"]

    condition {
      test     = "StringEquals"
      variable = "cloudwatch:namespace"
      values   = [var.namespace]
    }
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

  statement {
    sid       = "StartOnSchedule"
    actions   = ["states:StartExecution"]
    resources = ["arn:${data.aws_partition.current.partition}:states:${data.aws_region.current.region}:${data.aws_caller_identity.current.account_id}:stateMachine:${var.name}-oldest-run"]
  }
}

resource "aws_iam_role_policy" "oldest_run" {
  name   = "oldest-run"
  role   = aws_iam_role.oldest_run.id
  policy = data.aws_iam_policy_document.oldest_run.json
}

resource "aws_scheduler_schedule" "oldest_run" {
  name                = "${var.name}-oldest-run"
  description         = "Looks how old the oldest run is."
  schedule_expression = "rate(5 minutes)"

  flexible_time_window {
    mode = "OFF"
  }

  target {
    arn      = aws_sfn_state_machine.oldest_run.arn
    role_arn = aws_iam_role.oldest_run.arn
    input    = "{}"
  }
}
