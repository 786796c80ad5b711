data "aws_iam_policy_document" "assume" {
  statement {
    actions = ["sts:AssumeRole"]

    principals {
      type        = "Service"
      identifiers = ["lambda.amazonaws.com"]
    }
  }
}

resource "aws_iam_role" "this" {
  name               = "${var.name}-${data.aws_region.current.region}"
  assume_role_policy = data.aws_iam_policy_document.assume.json
}

data "aws_iam_policy_document" "this" {
  statement {
    sid       = "Log"
    actions   = ["logs:CreateLogStream", "logs:PutLogEvents"]
    resources = ["${aws_cloudwatch_log_group.this.arn}:*"]
  }

  statement {
    sid       = "Trace"
    actions   = ["xray:PutTraceSegments", "xray:PutTelemetryRecords"]
    resources = ["*"]
  }

  statement {
    sid       = "KeepDeadLetters"
    actions   = ["sqs:SendMessage"]
    resources = [aws_sqs_queue.dead_letters.arn]
  }

  statement {
    sid       = "ReadArtifacts"
    actions   = ["s3:GetObject"]
    resources = [for keys in var.reads : "${var.bucket_arn}/${keys}"]
  }

  statement {
    sid       = "WriteArtifacts"
    actions   = ["s3:PutObject"]
    resources = [for keys in var.writes : "${var.bucket_arn}/${keys}"]
  }

  # Without it, S3 calls an absent object forbidden. When it asks itself that, there is no prefix.
  statement {
    sid       = "SeeWhatIsAbsent"
    actions   = ["s3:ListBucket"]
    resources = [var.bucket_arn]

    condition {
      test     = "StringLikeIfExists"
      variable = "s3:prefix"
      values   = var.reads
    }
  }

  dynamic "statement" {
    for_each = var.model_secret_arn == null ? [] : [var.model_secret_arn]

    content {
      sid       = "ReadModelKeys"
      actions   = ["secretsmanager:GetSecretValue"]
      resources = [statement.value]
    }
  }

  dynamic "statement" {
    for_each = length(var.bedrock_models) == 0 ? [] : [1]

    content {
      sid       = "CallModels"
      actions   = ["bedrock:InvokeModel", "bedrock:InvokeModelWithResponseStream"]
      resources = var.bedrock_models
    }
  }

  dynamic "statement" {
    for_each = var.network == null ? [] : [1]

    content {
      sid = "JoinNetwork"
      actions = [
        "ec2:CreateNetworkInterface",
        "ec2:DescribeNetworkInterfaces",
        "ec2:DescribeSubnets",
        "ec2:DeleteNetworkInterface",
        "ec2:AssignPrivateIpAddresses",
        "ec2:UnassignPrivateIpAddresses",
      ]
      resources = ["*"]
    }
  }

  # Lambda joins the network in the function's name; the function's own code may not.
  dynamic "statement" {
    for_each = var.network == null ? [] : [1]

    content {
      sid    = "LeaveNetworksToLambda"
      effect = "Deny"
      actions = [
        "ec2:CreateNetworkInterface",
        "ec2:DescribeNetworkInterfaces",
        "ec2:DescribeSubnets",
        "ec2:DetachNetworkInterface",
        "ec2:DeleteNetworkInterface",
        "ec2:AssignPrivateIpAddresses",
        "ec2:UnassignPrivateIpAddresses",
      ]
      resources = ["*"]

      condition {
        test     = "ArnEquals"
        variable = "lambda:SourceFunctionArn"
        values   = ["arn:${data.aws_partition.current.partition}:lambda:${data.aws_region.current.region}:${data.aws_caller_identity.current.account_id}:function:${var.name}"]
      }
    }
  }
}

data "aws_partition" "current" {}

data "aws_caller_identity" "current" {}

resource "aws_iam_role_policy" "this" {
  name   = "function"
  role   = aws_iam_role.this.id
  policy = data.aws_iam_policy_document.this.json
}
