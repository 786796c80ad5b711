# One object of usage/ is the metering record of one run; the path names the day.

locals {
  tokens = "struct<input:bigint,output:bigint,cached:bigint>"

  usage_columns = {
    run      = { type = "string", comment = "the run's id" }
    askedby  = { type = "string", comment = "id of the API key, or of the role; null for batches" }
    database = { type = "string", comment = "what was asked about" }
    status   = { type = "string", comment = "verified, unverified or failed" }
    revisions = {
      type    = "int"
      comment = "how often the SQL was revised"
    }
    usage = {
      type    = "struct<calls:int,tokens:${local.tokens},cost:double,models:array<struct<model:string,calls:int,tokens:${local.tokens},cost:double,millis:bigint>>>"
      comment = "calls of models; cost is null where a price is not known"
    }
    compute = {
      type    = "struct<gbseconds:double,transitions:int,cost:double>"
      comment = "what it took of Lambda and Step Functions, estimated; cost in dollars"
    }
    total   = { type = "double", comment = "what models and compute cost together" }
    timings = { type = "struct<wall:bigint,idle:bigint,models:bigint>", comment = "milliseconds" }
    askedat = { type = "string", comment = "when, as ISO 8601" }
  }
}

resource "aws_glue_catalog_database" "this" {
  name        = replace(var.name, "-", "_")
  description = "What runs of Assay took"
}

resource "aws_glue_catalog_table" "usage" {
  name          = "usage"
  database_name = aws_glue_catalog_database.this.name
  table_type    = "EXTERNAL_TABLE"

  # Partitions are computed from the days, so that none need be added.
  parameters = {
    EXTERNAL                      = "TRUE"
    "projection.enabled"          = "true"
    "projection.dt.type"          = "date"
    "projection.dt.format"        = "yyyy-MM-dd"
    "projection.dt.range"         = "${var.usage_since},NOW+1DAY"
    "projection.dt.interval"      = "1"
    "projection.dt.interval.unit" = "DAYS"
    "storage.location.template"   = "s3://${var.bucket}/usage/dt=$${dt}/"
  }

  partition_keys {
    name = "dt"
    type = "string"
  }

  storage_descriptor {
    location      = "s3://${var.bucket}/usage/"
    input_format  = "org.apache.hadoop.mapred.TextInputFormat"
    output_format = "org.apache.hadoop.hive.ql.io.HiveIgnoreKeyTextOutputFormat"

    ser_de_info {
      serialization_library = "org.openx.data.jsonserde.JsonSerDe"
    }

    dynamic "columns" {
      for_each = local.usage_columns

      content {
        name    = columns.key
        type    = columns.value.type
        comment = columns.value.comment
      }
    }
  }
}

resource "aws_athena_workgroup" "this" {
  name        = var.name
  description = "Queries of what runs took"

  configuration {
    enforce_workgroup_configuration    = true
    publish_cloudwatch_metrics_enabled = false
    bytes_scanned_cutoff_per_query     = 10737418240

    result_configuration {
      output_location = "s3://${var.bucket}/athena/"

      encryption_configuration {
        encryption_option = "SSE_S3"
      }
    }
  }
}

resource "aws_athena_named_query" "usage" {
  for_each = fileset(var.queries, "*.sql")

  name        = trimsuffix(each.value, ".sql")
  description = trimprefix(split("\n", file("${var.queries}/${each.value}"))[0], "-- ")
  database    = aws_glue_catalog_database.this.name
  workgroup   = aws_athena_workgroup.this.id
  query       = file("${var.queries}/${each.value}")
}
