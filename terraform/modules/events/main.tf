data "aws_region" "current" {}

data "aws_caller_identity" "current" {}

# Each webhook has a key of its own, which is made here and which nobody has to think of.
data "aws_secretsmanager_random_password" "key" {
  for_each = var.webhooks

  password_length     = 48
  exclude_punctuation = true
}

# EventBridge keeps the key in a secret of the account, and sends it as a header.
resource "aws_cloudwatch_event_connection" "this" {
  for_each = var.webhooks

  name               = "${var.name}-${each.key}"
  description        = "Tells ${each.key} what became of questions."
  authorization_type = "API_KEY"

  auth_parameters {
    api_key {
      key   = "X-Assay-Webhook-Key"
      value = data.aws_secretsmanager_random_password.key[each.key].random_password
    }
  }

  # The data source gives another one each time: a key stays until the connection is replaced.
  lifecycle {
    ignore_changes = [auth_parameters]
  }
}

resource "aws_cloudwatch_event_api_destination" "this" {
  for_each = var.webhooks

  name                             = "${var.name}-${each.key}"
  description                      = "Where ${each.key} hears of questions."
  invocation_endpoint              = each.value.url
  http_method                      = "POST"
  invocation_rate_limit_per_second = 10
  connection_arn                   = aws_cloudwatch_event_connection.this[each.key].arn
}

# Executions of a key are named by its id, so that each webhook hears of its own questions alone.
resource "aws_cloudwatch_event_rule" "ended" {
  for_each = var.webhooks

  name        = "${var.name}-${each.key}"
  description = "A question of ${each.key} has ended."

  event_pattern = jsonencode({
    source      = ["aws.states"]
    detail-type = ["Step Functions Execution Status Change"]
    detail = {
      stateMachineArn = [var.ask_arn]
      status          = ["SUCCEEDED", "FAILED", "TIMED_OUT", "ABORTED"]
      name            = [{ prefix = "${each.value.key_id}-" }]
    }
  })
}

# An event says which question has ended, and nothing of what it asked or found: that is read with the key.
resource "aws_cloudwatch_event_target" "webhook" {
  for_each = var.webhooks

  rule     = aws_cloudwatch_event_rule.ended[each.key].name
  arn      = aws_cloudwatch_event_api_destination.this[each.key].arn
  role_arn = aws_iam_role.this.arn

  input_transformer {
    input_paths    = { run = "$.detail.name", execution = "$.detail.status", at = "$.time", event = "$.id" }
    input_template = "{\"event\": \"<event>\", \"run\": \"<run>\", \"execution\": \"<execution>\", \"at\": \"<at>\"}"
  }

  dead_letter_config {
    arn = aws_sqs_queue.undelivered.arn
  }

  retry_policy {
    maximum_event_age_in_seconds = 86400
    maximum_retry_attempts       = 185
  }
}

# Events that a webhook did not take in a day.
resource "aws_sqs_queue" "undelivered" {
  name                      = "${var.name}-undelivered"
  message_retention_seconds = 1209600
  sqs_managed_sse_enabled   = true
}

data "aws_iam_policy_document" "undelivered" {
  statement {
    actions   = ["sqs:SendMessage"]
    resources = [aws_sqs_queue.undelivered.arn]

    principals {
      type        = "Service"
      identifiers = ["events.amazonaws.com"]
    }

    condition {
      test     = "ArnEquals"
      variable = "aws:SourceArn"
      values   = [for rule in aws_cloudwatch_event_rule.ended : rule.arn]
    }
  }
}

resource "aws_sqs_queue_policy" "undelivered" {
  queue_url = aws_sqs_queue.undelivered.id
  policy    = data.aws_iam_policy_document.undelivered.json
}

data "aws_iam_policy_document" "assume" {
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

resource "aws_iam_role" "this" {
  name               = "${var.name}-${data.aws_region.current.region}"
  assume_role_policy = data.aws_iam_policy_document.assume.json
}

data "aws_iam_policy_document" "this" {
  statement {
    sid       = "CallWebhooks"
    actions   = ["events:InvokeApiDestination"]
    resources = [for destination in aws_cloudwatch_event_api_destination.this : destination.arn]
  }
}

resource "aws_iam_role_policy" "this" {
  name   = "call-webhooks"
  role   = aws_iam_role.this.id
  policy = data.aws_iam_policy_document.this.json
}
