locals {
  infra = coalesce(var.definitions, "${path.module}/../infra")

  # As releases name them, or as the build does.
  released = var.package.runtime == "jvm" ? "jvm" : "native-${var.package.architecture}"
  packages = {
    for name in keys(local.functions) :
    name => var.package.folder == null ? "${path.module}/../functions/${name}/target/function.zip" : "${var.package.folder}/${name}-${local.released}.zip"
  }

  webhooks = { for name, key in var.api_keys : name => key.webhook if key.webhook != null }

  artifacts = {
    ASSAY_ARTIFACTS_BUCKET = module.artifacts.bucket
  }

  # Settings of single models, under the names that docs/models.md gives them in the environment.
  models = merge(
    var.models.base_url == null ? {} : { OPENAI_BASE_URL = var.models.base_url },
    merge([
      for model, settings in var.models.settings : {
        for key, value in settings :
        "ASSAY_MODELS_${upper(replace(model, "/[^A-Za-z0-9]/", "_"))}_${upper(replace(key, "-", "_"))}" => value
      }
    ]...)
  )

  # What calls models has the ARN of the keys; the keys themselves are in no environment.
  calls_models = merge(local.artifacts, local.models, {
    ASSAY_MODEL_SECRET = aws_secretsmanager_secret.models.arn
  })

  # What explores a database has a secret of its own, with the models' keys and the database's password.
  explores = merge(local.artifacts, local.models, {
    ASSAY_MODEL_SECRET = one(aws_secretsmanager_secret.exploration[*].arn)
    ASSAY_DATABASE     = try(var.answers.exploration.database, "")
  })

  # Which models a question is answered with is decided when it is asked.
  asks = merge(
    local.artifacts,
    local.models,
    {
      ASSAY_MODEL        = var.models.main
      ASSAY_SHARE_VALUES = var.answers.share_values
      ASSAY_STRATEGY     = var.answers.strategy
    },
    length(var.models.test_code) == 0 ? {} : { ASSAY_TEST_CODE_MODELS = join(",", var.models.test_code) },
    var.models.embedding == null ? {} : { ASSAY_EMBEDDING_MODEL = var.models.embedding },
    var.models.budget.run_tokens == null ? {} : { ASSAY_MOST_TOKENS = tostring(var.models.budget.run_tokens) },
    var.models.budget.run_cost == null ? {} : { ASSAY_MOST_COST = tostring(var.models.budget.run_cost) },
    var.models.budget.key_tokens_per_day == null ? {} : { ASSAY_MOST_TOKENS_PER_DAY = tostring(var.models.budget.key_tokens_per_day) },
    var.models.budget.key_cost_per_day == null ? {} : { ASSAY_MOST_COST_PER_DAY = tostring(var.models.budget.key_cost_per_day) }
  )

  telemetry = var.observability.telemetry == null ? {} : {
    OTEL_EXPORTER_OTLP_ENDPOINT = var.observability.telemetry
    OTEL_SERVICE_NAME           = var.name
  }

  environments = {
    artifacts   = local.artifacts
    models      = local.calls_models
    exploration = local.explores
    asking      = local.asks
  }

  # What state machines, rehearsals and documents name, too: infra/functions.json is where a function is changed.
  functions = {
    for name, function in jsondecode(file("${local.infra}/functions.json")) :
    name => merge(function, { environment = local.environments[function.environment] })
  }
}

module "artifacts" {
  source = "./modules/artifacts"

  bucket   = var.bucket
  run_days = var.retention_days
}

# The keys are put in by hand, and changed there: docs/operations.md says how.
resource "aws_secretsmanager_secret" "models" {
  name                    = "${var.name}-models"
  description             = "Keys of models, as a JSON object: {\"OPENAI_API_KEY\": \"...\", \"assay.models.NAME.api-key\": \"...\"}"
  recovery_window_in_days = 7
}

resource "aws_secretsmanager_secret" "exploration" {
  count = var.answers.exploration == null ? 0 : 1

  name                    = "${var.name}-exploration"
  description             = "Keys of models as in the other secret, and ASSAY_DATABASE_PASSWORD of a user who can only read"
  recovery_window_in_days = 7
}

# No keys until somebody puts them there: models by way of roles, as Bedrock's, need none.
resource "aws_secretsmanager_secret_version" "models" {
  secret_id     = aws_secretsmanager_secret.models.id
  secret_string = "{}"

  lifecycle {
    ignore_changes = [secret_string]
  }
}

resource "aws_secretsmanager_secret_version" "exploration" {
  count = var.answers.exploration == null ? 0 : 1

  secret_id     = one(aws_secretsmanager_secret.exploration[*].id)
  secret_string = "{}"

  lifecycle {
    ignore_changes = [secret_string]
  }
}

# Model-written SQL runs where there is no way out but to the bucket.
module "isolated_network" {
  source = "./modules/isolated-network"

  name       = "${var.name}-isolated"
  bucket_arn = module.artifacts.arn
}

module "function" {
  source = "./modules/function"
  for_each = {
    for name, function in local.functions : name => function
    if name != "exploration" || var.answers.exploration != null
  }

  name                 = "${var.name}-${each.key}"
  description          = each.value.description
  package              = local.packages[each.key]
  package_sha256       = length(var.package.sha256) == 0 ? null : lookup(var.package.sha256, basename(local.packages[each.key]), "none")
  runtime              = var.package.runtime
  architecture         = var.package.architecture
  memory_size          = each.value.memory_size
  timeout              = each.value.timeout
  ephemeral_storage    = each.value.storage
  reserved_concurrency = var.concurrency
  log_retention_days   = var.retention_days
  environment          = merge(each.value.environment, each.value.isolated ? {} : local.telemetry)
  bucket_arn           = module.artifacts.arn
  reads                = each.value.reads
  writes               = each.value.writes
  model_secret_arn     = !each.value.calls_models ? null : each.key == "exploration" ? one(aws_secretsmanager_secret.exploration[*].arn) : aws_secretsmanager_secret.models.arn
  bedrock_models       = each.value.calls_models ? var.models.bedrock : []
  network              = each.key == "exploration" ? var.answers.exploration.network : each.value.isolated ? module.isolated_network.network : null
}

module "state_machines" {
  source = "./modules/state-machines"

  name               = var.name
  definitions        = local.infra
  functions          = { for name, function in module.function : name => function.arn }
  log_retention_days = var.retention_days
}

module "batch" {
  source = "./modules/batch"

  name               = "${var.name}-batch"
  definitions        = local.infra
  batch_function_arn = module.function["batch"].arn
  refine_arn         = module.state_machines.arns["refine"]
  bucket             = module.artifacts.bucket
  log_retention_days = var.retention_days
}

module "api" {
  source = "./modules/api"

  name                   = var.name
  contract               = "${local.infra}/openapi.yaml"
  ask_arn                = module.state_machines.arns["ask"]
  reporting_function_arn = module.function["reporting"].arn
  bucket                 = module.artifacts.bucket
  keys                   = var.api_keys
  log_retention_days     = var.retention_days
}

# Who is told of the end of questions is listed with the keys, and nobody else.
module "events" {
  source = "./modules/events"
  count  = length(local.webhooks) == 0 ? 0 : 1

  name    = "${var.name}-events"
  ask_arn = module.state_machines.arns["ask"]
  webhooks = {
    for name, url in local.webhooks : name => { key_id = module.api.key_ids[name], url = url }
  }
}

module "observability" {
  source = "./modules/observability"

  name           = var.name
  definitions    = local.infra
  queries        = "${local.infra}/usage"
  bucket         = module.artifacts.bucket
  refine_arn     = module.state_machines.arns["refine"]
  function_names = [for function in module.function : function.name]
  dead_letter_queues = concat(
    [for function in module.function : function.dead_letter_queue],
    [module.batch.lost_uploads_queue],
    module.events[*].undelivered_queue
  )
  api_name           = module.api.name
  alarm_email        = var.observability.alarm_email
  log_retention_days = var.retention_days
}
