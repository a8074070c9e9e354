// Writes the types and routes of a server's calls from its own description. Node 20 or later, no dependencies.
//
//   node generate.mjs https://oj.example.com > calls.ts
//   node generate.mjs openapi.json /edms/exam/ /edms/grade/ > calls.ts     only calls below these paths
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const JSON_TYPE = 'application/json';
const FILE_TYPE = 'application/octet-stream';

const isName = (text) => /^[A-Za-z_$][\w$]*$/.test(text);
const key = (name) => (isName(name) ? name : JSON.stringify(name));
const comment = (text, indent) => {
  if (!text) return '';
  const lines = text.replaceAll('*/', '* /').split('\n');
  return lines.length === 1
    ? `${indent}/** ${lines[0]} */\n`
    : `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
};

function objectType(schema, indent) {
  const required = new Set(schema.required);
  const inner = `${indent}  `;
  const members = Object.entries(schema.properties ?? {}).map(
    ([name, one]) =>
      `${comment(one.description, inner)}${inner}${key(name)}${required.has(name) ? '' : '?'}: ${typeOf(one, inner)};\n`,
  );
  const others = schema.additionalProperties;
  const open = typeof others === 'object' ? `Record<string, ${typeOf(others, indent)}>` : 'Record<string, unknown>';
  if (members.length > 0) {
    const named = `{\n${members.join('')}${indent}}`;
    return others ? `${named} & ${open}` : named;
  }
  return others === false || schema.properties ? 'Record<string, never>' : open;
}

const arrayOf = (type) => (/^\w+$/.test(type) ? `${type}[]` : `(${type})[]`);

/** The TypeScript of a JSON schema, as the document uses them. */
function typeOf(schema, indent) {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((one) => typeOf(one, indent)))].join(' | ');
  const types = [schema.type ?? []].flat();
  const written = types.map((type) => {
    if (type === 'array') return arrayOf(typeOf(schema.items ?? {}, indent));
    if (type === 'object') return objectType(schema, indent);
    return type === 'integer' ? 'number' : type;
  });
  return written.length === 0 ? 'unknown' : written.join(' | ');
}

function inputType({ parameters = [], requestBody }) {
  const body = requestBody?.content[JSON_TYPE]?.schema ?? {};
  const named = parameters.map(({ name, description, schema }) => [name, { description, ...schema }]);
  return objectType(
    {
      properties: { ...Object.fromEntries(named), ...body.properties },
      required: [...parameters.filter(({ required }) => required).map(({ name }) => name), ...(body.required ?? [])],
    },
    '    ',
  );
}

/** Null for what the client does not do: uploads and the stream of events. */
function callOf(path, methods) {
  const [method, operation] = Object.entries(methods)[0];
  const reply = operation.responses['200'].content;
  if (operation.requestBody && !operation.requestBody.content[JSON_TYPE]) return null;
  if (!reply[JSON_TYPE] && !reply[FILE_TYPE]) return null;
  const output = reply[JSON_TYPE] ? typeOf(reply[JSON_TYPE].schema.properties.data, '    ') : 'Uint8Array';
  const at = (place) => operation.parameters.filter((one) => one.in === place).map(({ name }) => name);
  const input = inputType(operation);
  return {
    type: `${comment(operation.summary, '  ')}  ${key(path)}: {\n    input: ${input};\n    output: ${output};\n  };\n`,
    route: { method: method.toUpperCase(), envelope: operation['x-envelope'], path: at('path'), query: at('query') },
  };
}

/** Returns the source of `calls.ts` for a document, or for its paths that begin with one of the prefixes. */
export function generate(document, prefixes = []) {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) => {
    const isWanted = prefixes.length === 0 || prefixes.some((prefix) => path.startsWith(prefix));
    // Signing in belongs to every client.
    const call = isWanted || path === '/auth/loginByPwd' ? callOf(path, methods) : null;
    return call ? [{ path, ...call }] : [];
  });
  const routes = calls.map(({ path, route }) => `  ${key(path)}: ${JSON.stringify(route)},\n`);
  return [
    '// Written by generate.mjs from the server’s openapi.json. Do not edit.\n',
    `export interface Calls {\n${calls.map(({ type }) => type).join('')}}\n`,
    `export const routes = {\n${routes.join('')}} as const;\n`,
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [source, ...prefixes] = process.argv.slice(2);
  if (!source) {
    console.error('node generate.mjs <site or openapi.json> [path…] > calls.ts');
    process.exit(1);
  }
  const isSite = /^https?:/.test(source);
  const text = isSite
    ? await (await fetch(`${source.replace(/\/$/, '')}/aosai/api/openapi.json`)).text()
    : await readFile(source, 'utf8');
  process.stdout.write(generate(JSON.parse(text), prefixes));
}
