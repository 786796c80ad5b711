data "aws_partition" "current" {}

data "aws_region" "current" {}

data "aws_caller_identity" "current" {}

locals {
  # Whole numbers of minutes and hours, as CloudWatch wants them.
  five_minutes = 300
  hour         = 3600
}

# CloudWatch may not use the key that AWS has for topics: alarms would be lost.
data "aws_iam_policy_document" "alarms_key" {
  statement {
    sid       = "AccountKeepsKey"
    actions   = ["kms:*"]
    resources = ["*"]

    principals {
      type        = "AWS"
      identifiers = ["arn:${data.aws_partition.current.partition}:iam::${data.aws_caller_identity.current.account_id}:root"]
    }
  }

  statement {
    sid       = "AlarmsUseKey"
    actions   = ["kms:Decrypt", "kms:GenerateDataKey"]
    resources = ["*"]

    principals {
      type        = "Service"
      identifiers = ["cloudwatch.amazonaws.com"]
    }

    condition {
      test     = "StringEquals"
      variable = "aws:SourceAccount"
      values   = [data.aws_caller_identity.current.account_id]
    }
  }
}

resource "aws_kms_key" "alarms" {
  description             = "Alarms of ${var.name} on their way to subscribers."
  policy                  = data.aws_iam_policy_document.alarms_key.json
  enable_key_rotation     = true
  deletion_window_in_days = 7
}

resource "aws_kms_alias" "alarms" {
  name          = "alias/${var.name}-alarms"
  target_key_id = aws_kms_key.alarms.key_id
}

resource "aws_sns_topic" "alarms" {
  name              = "${var.name}-alarms"
  kms_master_key_id = aws_kms_key.alarms.arn
}

resource "aws_sns_topic_subscription" "mail" {
  count = var.alarm_email == null ? 0 : 1

  topic_arn = aws_sns_topic.alarms.arn
  protocol  = "email"
  endpoint  = var.alarm_email
}

resource "aws_cloudwatch_metric_alarm" "failures" {
  alarm_name          = "${var.name}-failures"
  alarm_description   = "Runs end without an answer. docs/operations.md, Alarms."
  namespace           = "AWS/States"
  metric_name         = "ExecutionsFailed"
  dimensions          = { StateMachineArn = var.refine_arn }
  statistic           = "Sum"
  period              = local.five_minutes
  evaluation_periods  = 1
  threshold           = var.failures_in_five_minutes
  comparison_operator = "GreaterThanThreshold"
  treat_missing_data  = "notBreaching"
  alarm_actions       = [aws_sns_topic.alarms.arn]
  ok_actions          = [aws_sns_topic.alarms.arn]
}

resource "aws_cloudwatch_metric_alarm" "throttles" {
  alarm_name          = "${var.name}-throttles"
  alarm_description   = "Calls of functions are refused for lack of concurrency. docs/operations.md, Alarms."
  evaluation_periods  = 3
  threshold           = 0
  comparison_operator = "GreaterThanThreshold"
  treat_missing_data  = "notBreaching"
  alarm_actions       = [aws_sns_topic.alarms.arn]
  ok_actions          = [aws_sns_topic.alarms.arn]

  metric_query {
    id          = "throttles"
    expression  = "SUM(METRICS())"
    label       = "Throttles of all functions"
    return_data = true
  }

  dynamic "metric_query" {
    for_each = { for index, name in sort(var.function_names) : "m${index}" => name }

    content {
      id = metric_query.key

      metric {
        namespace   = "AWS/Lambda"
        metric_name = "Throttles"
        dimensions  = { FunctionName = metric_query.value }
        stat        = "Sum"
        period      = local.five_minutes
      }
    }
  }
}

resource "aws_cloudwatch_metric_alarm" "unverified" {
  alarm_name          = "${var.name}-unverified"
  alarm_description   = "Too few answers of the last hour have passed their test. docs/operations.md, Alarms."
  evaluation_periods  = 1
  threshold           = var.unverified_percent
  comparison_operator = "GreaterThanThreshold"
  treat_missing_data  = "notBreaching"
  alarm_actions       = [aws_sns_topic.alarms.arn]
  ok_actions          = [aws_sns_topic.alarms.arn]

  # Of very few runs, a share says nothing.
  metric_query {
    id          = "share"
    expression  = "IF(runs >= 10, 100 * unverified / runs, 0)"
    label       = "Unverified, percent"
    return_data = true
  }

  dynamic "metric_query" {
    for_each = { runs = "Runs", unverified = "UnverifiedRuns" }

    content {
      id = metric_query.key

      metric {
        namespace   = var.namespace
        metric_name = metric_query.value
        stat        = "Sum"
        period      = local.hour
      }
    }
  }
}

resource "aws_cloudwatch_metric_alarm" "cost" {
  alarm_name          = "${var.name}-cost"
  alarm_description   = "Models cost more in an hour than they should, in the currency of their prices. docs/operations.md, Alarms."
  namespace           = var.namespace
  metric_name         = "ModelCost"
  statistic           = "Sum"
  period              = local.hour
  evaluation_periods  = 1
  threshold           = var.cost_in_an_hour
  comparison_operator = "GreaterThanThreshold"
  treat_missing_data  = "notBreaching"
  alarm_actions       = [aws_sns_topic.alarms.arn]
  ok_actions          = [aws_sns_topic.alarms.arn]
}

resource "aws_cloudwatch_metric_alarm" "oldest_run" {
  alarm_name          = "${var.name}-oldest-run"
  alarm_description   = "A run has been under way for too long. docs/operations.md, Alarms."
  namespace           = var.namespace
  metric_name         = "OldestRunSeconds"
  statistic           = "Maximum"
  period              = local.five_minutes
  evaluation_periods  = 2
  threshold           = var.oldest_run_minutes * 60
  comparison_operator = "GreaterThanThreshold"

  # No word of it means that nobody looks any more.
  treat_missing_data = "breaching"
  alarm_actions      = [aws_sns_topic.alarms.arn]
  ok_actions         = [aws_sns_topic.alarms.arn]
}

resource "aws_cloudwatch_metric_alarm" "lost" {
  for_each = toset(var.dead_letter_queues)

  alarm_name          = "${each.value}-not-empty"
  alarm_description   = "Something that could not be delivered waits in this queue. docs/operations.md, Alarms."
  namespace           = "AWS/SQS"
  metric_name         = "ApproximateNumberOfMessagesVisible"
  dimensions          = { QueueName = each.value }
  statistic           = "Maximum"
  period              = local.five_minutes
  evaluation_periods  = 1
  threshold           = 0
  comparison_operator = "GreaterThanThreshold"
  treat_missing_data  = "notBreaching"
  alarm_actions       = [aws_sns_topic.alarms.arn]
}

resource "aws_cloudwatch_dashboard" "this" {
  dashboard_name = var.name

  dashboard_body = jsonencode({
    widgets = [
      for index, widget in [
        {
          title = "How runs end"
          stat  = "Sum"
          metrics = [
            [var.namespace, "VerifiedRuns"],
            [var.namespace, "UnverifiedRuns"],
            [var.namespace, "FailedRuns"],
          ]
        },
        {
          title   = "Cost of models"
          stat    = "Sum"
          metrics = [[var.namespace, "ModelCost"]]
        },
        {
          title   = "Tokens"
          stat    = "Sum"
          metrics = [[var.namespace, "InputTokens"], [var.namespace, "CachedTokens"], [var.namespace, "OutputTokens"]]
        },
        {
          title   = "Duration of runs, in seconds"
          stat    = "p90"
          metrics = [[var.namespace, "RunSeconds"], [var.namespace, "ModelSeconds"]]
        },
        {
          title   = "Revisions of a run"
          stat    = "Average"
          metrics = [[var.namespace, "Revisions"]]
        },
        {
          title   = "Runs under way"
          stat    = "Maximum"
          metrics = [[var.namespace, "RunsUnderWay"]]
        },
        {
          title   = "Age of the oldest run, in seconds"
          stat    = "Maximum"
          metrics = [[var.namespace, "OldestRunSeconds"]]
        },
        {
          title = "State machine"
          stat  = "Sum"
          metrics = [
            for metric in ["ExecutionsStarted", "ExecutionsSucceeded", "ExecutionsFailed", "ExecutionsTimedOut", "ExecutionThrottled"] :
            ["AWS/States", metric, "StateMachineArn", var.refine_arn]
          ]
        },
        {
          title   = "Errors of functions"
          stat    = "Sum"
          metrics = [for name in var.function_names : ["AWS/Lambda", "Errors", "FunctionName", name]]
        },
        {
          title   = "Duration of functions, in milliseconds"
          stat    = "p90"
          metrics = [for name in var.function_names : ["AWS/Lambda", "Duration", "FunctionName", name]]
        },
        {
          title   = "Throttles of functions"
          stat    = "Sum"
          metrics = [for name in var.function_names : ["AWS/Lambda", "Throttles", "FunctionName", name]]
        },
        {
          title   = "API"
          stat    = "Sum"
          metrics = [for metric in ["Count", "4XXError", "5XXError"] : ["AWS/ApiGateway", metric, "ApiName", var.api_name]]
        },
        ] : {
        type   = "metric"
        x      = (index % 3) * 8
        y      = floor(index / 3) * 6
        width  = 8
        height = 6
        properties = {
          title   = widget.title
          region  = data.aws_region.current.region
          stat    = widget.stat
          period  = local.five_minutes
          metrics = widget.metrics
        }
      }
    ]
  })
}
