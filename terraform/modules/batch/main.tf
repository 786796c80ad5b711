data "aws_partition" "current" {}

data "aws_region" "current" {}

data "aws_caller_identity" "current" {}

locals {
  states     = "${data.aws_partition.current.partition}:states:${data.aws_region.current.region}:${data.aws_caller_identity.current.account_id}"
  this_arn   = "arn:${local.states}:stateMachine:${var.name}"
  executions = "arn:${local.states}:execution"
  refine     = element(split(":", var.refine_arn), length(split(":", var.refine_arn)) - 1)
}

resource "aws_cloudwatch_log_group" "this" {
  name              = "/aws/vendedlogs/states/${var.name}"
  retention_in_days = var.log_retention_days
}

resource "aws_sfn_state_machine" "this" {
  name     = var.name
  type     = "STANDARD"
  role_arn = aws_iam_role.this.arn
  publish  = true

  definition = templatefile("${var.definitions}/batch.asl.json", {
    batch           = var.batch_function_arn
    refine          = var.refine_arn
    artifact_bucket = var.bucket
    artifact_prefix = ""
  })

  logging_configuration {
    level                  = "ERROR"
    include_execution_data = var.log_payloads
    log_destination        = "${aws_cloudwatch_log_group.this.arn}:*"
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
  name               = "${var.name}-machine-${data.aws_region.current.region}"
  assume_role_policy = data.aws_iam_policy_document.assume.json
}

data "aws_iam_policy_document" "this" {
  statement {
    sid       = "CallFunction"
    actions   = ["lambda:InvokeFunction"]
    resources = [var.batch_function_arn]
  }

  statement {
    sid       = "ReadItems"
    actions   = ["s3:GetObject"]
    resources = ["arn:${data.aws_partition.current.partition}:s3:::${var.bucket}/batches/*"]
  }

  statement {
    sid       = "WriteResults"
    actions   = ["s3:PutObject", "s3:ListMultipartUploadParts", "s3:AbortMultipartUpload"]
    resources = ["arn:${data.aws_partition.current.partition}:s3:::${var.bucket}/batches/*"]
  }

  # A Distributed Map starts executions of the machine that it is in.
  statement {
    sid       = "StartLinesAndRuns"
    actions   = ["states:StartExecution"]
    resources = [local.this_arn, var.refine_arn]
  }

  statement {
    sid       = "FollowLinesAndRuns"
    actions   = ["states:DescribeExecution", "states:StopExecution", "states:RedriveExecution"]
    resources = ["${local.executions}:${var.name}:*", "${local.executions}:${var.name}/*", "${local.executions}:${local.refine}:*"]
  }

  # How Step Functions hears of the end of an execution that it has started.
  statement {
    sid       = "HearOfEnds"
    actions   = ["events:PutTargets", "events:PutRule", "events:DescribeRule"]
    resources = ["arn:${data.aws_partition.current.partition}:events:${data.aws_region.current.region}:${data.aws_caller_identity.current.account_id}:rule/StepFunctionsGetEventsForStepFunctionsExecutionRule"]
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
}

resource "aws_iam_role_policy" "this" {
  name   = "state-machine"
  role   = aws_iam_role.this.id
  policy = data.aws_iam_policy_document.this.json
}

resource "aws_cloudwatch_event_rule" "upload" {
  name        = "${var.name}-upload"
  description = "A file of questions was put under inbox/."

  event_pattern = jsonencode({
    source      = ["aws.s3"]
    detail-type = ["Object Created"]
    detail = {
      bucket = { name = [var.bucket] }
      object = { key = [{ wildcard = "inbox/*.jsonl" }] }
    }
  })
}

resource "aws_cloudwatch_event_target" "batch" {
  rule     = aws_cloudwatch_event_rule.upload.name
  arn      = aws_sfn_state_machine.this.arn
  role_arn = aws_iam_role.upload.arn

  dead_letter_config {
    arn = aws_sqs_queue.lost_uploads.arn
  }

  retry_policy {
    maximum_event_age_in_seconds = 86400
    maximum_retry_attempts       = 185
  }
}

# Uploads for which no batch could be started in a day.
resource "aws_sqs_queue" "lost_uploads" {
  name                      = "${var.name}-lost-uploads"
  message_retention_seconds = 1209600
  sqs_managed_sse_enabled   = true
}

data "aws_iam_policy_document" "lost_uploads" {
  statement {
    actions   = ["sqs:SendMessage"]
    resources = [aws_sqs_queue.lost_uploads.arn]

    principals {
      type        = "Service"
      identifiers = ["events.amazonaws.com"]
    }

    condition {
      test     = "ArnEquals"
      variable = "aws:SourceArn"
      values   = [aws_cloudwatch_event_rule.upload.arn]
    }
  }
}

resource "aws_sqs_queue_policy" "lost_uploads" {
  queue_url = aws_sqs_queue.lost_uploads.id
  policy    = data.aws_iam_policy_document.lost_uploads.json
}

data "aws_iam_policy_document" "assume_upload" {
  statement {
    actions = ["sts:AssumeRole"]

    principals {
      type        = "Service"
      identifiers = ["events.amazonaws.com"]
    }

    condition {
      test     = "StringEquals"
      variable = "aws:SourceAccount"
      values   = [data.aws_caller_identity.current.account_id]
    }
  }
}

resource "aws_iam_role" "upload" {
  name               = "${var.name}-upload-${data.aws_region.current.region}"
  assume_role_policy = data.aws_iam_policy_document.assume_upload.json
}

data "aws_iam_policy_document" "upload" {
  statement {
    sid       = "StartBatch"
    actions   = ["states:StartExecution"]
    resources = [aws_sfn_state_machine.this.arn]
  }
}

resource "aws_iam_role_policy" "upload" {
  name   = "start-batch"
  role   = aws_iam_role.upload.id
  policy = data.aws_iam_policy_document.upload.json
}
