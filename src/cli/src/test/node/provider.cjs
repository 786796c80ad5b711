// A provider for Terraform that knows what resources of AWS look like, and makes none: what is
// configured becomes the state, and what only AWS knows is unknown in plans and made up when they are
// applied. So Terraform itself looks at every type, reference, condition and cycle of a module.
//
// Arguments: the folder with the packages, provider.proto, and {"resources": […], "data": […]}. Prints
// what TF_REATTACH_PROVIDERS is to be, and serves until its standard input ends.
const fs = require("fs");
const path = require("path");
const [packages, proto, names] = process.argv.slice(2);
const required = name => require(path.join(packages, name));
const grpc = required("@grpc/grpc-js");
const loader = required("@grpc/proto-loader");
const msgpack = required("@msgpack/msgpack");
const TYPES = path.join(packages, "@cdktf/provider-aws/lib");

const LIST = 2;
const SINGLE = 1;
const PRIMITIVES = { string: "string", number: "number", boolean: "bool" };
const ACCOUNT = "eu-central-1:123456789012";
const ARNS = {
  aws_lambda_function: `lambda:${ACCOUNT}:function:`,
  aws_lambda_alias: `lambda:${ACCOUNT}:function:any:`,
  aws_sfn_state_machine: `states:${ACCOUNT}:stateMachine:`,
  aws_s3_bucket: "s3:::",
};
const KNOWN = {
  aws_partition: { partition: "aws" },
  aws_region: { region: "eu-central-1" },
  aws_caller_identity: { account_id: "123456789012" },
  aws_availability_zones: { names: ["eu-central-1a", "eu-central-1b"] },
};

// ---- schemas, from the types that were generated from the provider's own

const json = type => Buffer.from(JSON.stringify(type));
const snake = name => name.replace(/[A-Z]/g, letter => "_" + letter.toLowerCase());

/** What a generated function writes: its entries, each with its kind and the kind of its values. */
function entries(code) {
  const entry =
    /^ {8,12}(\w+): \{\n\s+value: [^\n]*,\n\s+isBlock: (\w+),\n\s+type: "(\w+)",\n\s+storageClassType: "(\w+)",/gm;
  return [...code.matchAll(entry)].map(([, name, block, kind, values]) => ({ name, block: block === "true", kind, values }));
}

function schema(folder) {
  const code = fs.readFileSync(path.join(TYPES, folder, "index.js"), "utf8");
  const types = fs.readFileSync(path.join(TYPES, folder, "index.d.ts"), "utf8");
  const structs = new Map(
    [...code.matchAll(/function (\w+)ToHclTerraform\(struct\) \{([\s\S]*?)\n\}/g)].map(([, name, body]) => [name.toLowerCase(), entries(body)]),
  );
  const declared = new Map(
    [...types.matchAll(/export interface (\w+)( extends \S+)? \{\n([\s\S]*?)\n\}/g)].map(([, name, , body]) => [name.toLowerCase(), body]),
  );
  const declaration = (type, name) => declared.get(type.toLowerCase()).match(new RegExp(`#${name} [\\s\\S]*?readonly \\w+(\\??): ([^;]+);`));

  function block(type, list, isTop) {
    const made = { attributes: [], block_types: [] };
    for (const each of list) {
      const [, optional, text] = declaration(type, each.name);
      if (each.block) {
        const inner = each.values.replace(/List$/, "");
        made.block_types.push({
          type_name: each.name,
          nesting: each.name === "timeouts" ? SINGLE : LIST,
          min_items: optional || each.name === "timeouts" ? 0 : 1,
          max_items: text.includes("[]") || each.name === "timeouts" ? 0 : 1,
          block: block(inner, structs.get(inner.toLowerCase()), false),
        });
      } else {
        const values = PRIMITIVES[each.values.replace(/(List|Map)$/, "")] ?? "string";
        made.attributes.push({
          name: each.name,
          type: json(each.kind === "simple" ? values : [each.kind, values]),
          required: !optional,
          optional: !!optional,
          computed: !!optional && isTop, // AWS may choose it
        });
      }
    }
    return made;
  }

  const [, config] = types.match(/export interface (\w+) extends cdktf\.TerraformMetaArguments/);
  const made = block(config, entries(code.slice(code.indexOf("synthesizeHclAttributes"))), true);
  const given = new Set([...made.attributes.map(each => each.name), ...made.block_types.map(each => each.type_name)]);
  const resource = types.slice(types.search(/export declare class \w+ extends cdktf\.Terraform(Resource|DataSource)/));
  for (const [, name, text] of resource.matchAll(/get (\w+)\(\): (string|number|string\[\]);/g)) {
    if (!given.has(snake(name)) && !name.endsWith("Input")) {
      made.attributes.push({ name: snake(name), type: json(text === "string[]" ? ["list", "string"] : text), computed: true });
    }
  }
  return { version: 0, block: made };
}

const all = JSON.parse(names);
const folder = type => type.replace(/^aws_/, "").replaceAll("_", "-");
const resources = Object.fromEntries(all.resources.map(type => [type, schema(folder(type))]));
const data = Object.fromEntries(all.data.map(type => [type, schema("data-" + type.replaceAll("_", "-"))]));
const provider = { version: 0, block: { attributes: [{ name: "region", type: json("string"), optional: true }], block_types: [
  { type_name: "default_tags", nesting: LIST, max_items: 1, block: { attributes: [{ name: "tags", type: json(["map", "string"]), optional: true }] } },
] } };

// ---- values

class Unknown {}
const codec = new msgpack.ExtensionCodec();
codec.register({ type: 0, encode: value => (value instanceof Unknown ? new Uint8Array([0]) : null), decode: () => new Unknown() });
codec.register({ type: 12, encode: () => null, decode: () => new Unknown() }); // with what is known of it
const read = value => msgpack.decode(value.msgpack, { extensionCodec: codec });
const written = value => ({ state: { msgpack: Buffer.from(msgpack.encode(value, { extensionCodec: codec })) } });

let made = 0;
function madeUp(type, attribute, state) {
  const name = state.name ?? state.function_name ?? state.bucket ?? made++;
  if (/(^|_)arn$/.test(attribute.name)) return `arn:aws:${ARNS[type] ?? type + ":"}${name}`;
  if (attribute.name === "id" && type === "aws_s3_bucket") return state.bucket;
  const kind = JSON.parse(attribute.type);
  if (kind === "string") return attribute.name === "version" ? "1" : `${type}-${attribute.name}-${made++}`;
  return kind === "number" ? 1 : kind === "bool" ? false : kind[0] === "map" ? {} : [];
}

function planned({ type_name: type, prior_state: prior, next_state: next, config }) {
  const state = read(next);
  if (state === null || read(prior) !== null) return { state: next };
  const given = read(config);
  for (const each of resources[type].block.attributes) {
    if (each.computed && given[each.name] === null) state[each.name] = new Unknown();
  }
  return written(state);
}

function applied({ type_name: type, next_state: next }) {
  const state = read(next);
  if (state === null) return { state: next };
  for (const each of resources[type].block.attributes) {
    if (state[each.name] instanceof Unknown) state[each.name] = madeUp(type, each, state);
  }
  return written(state);
}

function looked({ type_name: type, value }) {
  const state = read(value);
  for (const each of data[type].block.attributes) {
    if (each.computed && state[each.name] === null) state[each.name] = KNOWN[type]?.[each.name] ?? madeUp(type, each, state);
  }
  if (type === "aws_iam_policy_document") state.json = JSON.stringify({ Statement: state.statement });
  return written(state);
}

// ---- service

const answering = answer => (call, done) => {
  try {
    done(null, answer(call.request));
  } catch (failure) {
    done({ code: grpc.status.INTERNAL, message: String(failure.stack) });
  }
};
const server = new grpc.Server({ "grpc.max_send_message_length": -1, "grpc.max_receive_message_length": -1 });
const service = grpc.loadPackageDefinition(loader.loadSync(proto, { keepCase: true, longs: Number, defaults: true })).tfplugin6.Provider.service;
const nothing = answering(() => ({}));
server.addService(service, {
  GetProviderSchema: answering(() => ({ provider, resource_schemas: resources, data_source_schemas: data })),
  ValidateProviderConfig: nothing,
  ValidateResourceConfig: nothing,
  ValidateDataResourceConfig: nothing,
  ConfigureProvider: nothing,
  StopProvider: nothing,
  UpgradeResourceState: answering(request => written(JSON.parse(request.raw_state.json))),
  ReadResource: answering(request => ({ state: request.value })),
  PlanResourceChange: answering(planned),
  ApplyResourceChange: answering(applied),
  ReadDataSource: answering(looked),
});
server.bindAsync("127.0.0.1:0", grpc.ServerCredentials.createInsecure(), (failure, port) => {
  if (failure) throw failure;
  const address = { Network: "tcp", String: "127.0.0.1:" + port };
  const reattach = { Protocol: "grpc", ProtocolVersion: 6, Pid: process.pid, Test: true, Addr: address };
  console.log(JSON.stringify({ "registry.terraform.io/hashicorp/aws": reattach }));
});
process.stdin.resume().on("end", () => process.exit(0));
