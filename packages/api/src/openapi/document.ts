import * as z from 'zod/mini';
import type { CallDefinition, Group, UploadLimits } from '../kit/contract/call.ts';
import { ERRORS, type ErrorCode } from '../kit/errors.ts';
import { EVERY_CALL } from '../kit/everyCall.ts';
import { contract } from '../contract.ts';
import { API_PREFIX } from '../kit/constants.ts';
import { described } from './describe.ts';

type Json = Record<string, unknown>;

/** Schemas of calls that several groups share are written once. */
const WRITTEN = { input: new WeakMap<z.ZodMiniType, Json>(), output: new WeakMap<z.ZodMiniType, Json>() };

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const written = WRITTEN[io].get(schema) ?? writeSchema(schema, io);
  WRITTEN[io].set(schema, written);
  return written;
}

function writeSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Json;
  return described(rest);
}

const errorText = (code: ErrorCode): string => `${code} ${ERRORS[code].message}`;

const failure = {
  type: 'object',
  required: ['success', 'code', 'message'],
  properties: {
    success: { const: false, description: '是否成功' },
    code: {
      type: 'string',
      enum: Object.keys(ERRORS),
      description: (Object.keys(ERRORS) as ErrorCode[]).map(errorText).join('；'),
    },
    message: { type: 'string', description: '可直接显示的中文说明' },
    path: { type: 'string', description: 'VALIDATION 时第一个不对的字段，如 rows.0.memberId' },
  },
};

function content(schema: Json): Json {
  return { 'application/json': { schema } };
}

/** Fields before files, so that a server knows what they are for; objects as JSON text, arrays as repeated parts. */
function formContent(body: Json, { maxFiles }: UploadLimits): Json {
  const binary = { type: 'string', format: 'binary' };
  const file = maxFiles === 1 ? binary : { type: 'array', items: binary, minItems: 1, maxItems: maxFiles };
  const properties = { ...(body['properties'] as Json), file: { description: '文件', ...file } };
  const required = [...((body['required'] ?? []) as string[]), 'file'];
  return { 'multipart/form-data': { schema: { ...body, properties, required } } };
}

const FILE = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

const SHEET_PARAMETER = {
  name: 'export',
  in: 'query',
  required: false,
  schema: { const: 'xlsx' },
  description: '管理页面和工作台：不分页，以 Excel 文件返回筛选出的全部行，最多 20,000 行',
};

function envelopeOf(call: CallDefinition, isGet: boolean): 'none' | 'header' | 'optional' | 'body' {
  if (call.plain) return 'none';
  if (call.upload || call.signedGet) return 'header';
  return isGet ? 'optional' : 'body';
}

function parameters(call: CallDefinition, path: string, input: Json, fromQuery: (name: string) => boolean): Json[] {
  const properties = (input['properties'] ?? {}) as Record<string, Json>;
  const required = (input['required'] ?? []) as string[];
  return Object.entries(properties)
    .filter(([name]) => path.includes(`{${name}}`) || fromQuery(name))
    .map(([name, { description, ...schema }]) => ({
      name,
      in: path.includes(`{${name}}`) ? 'path' : 'query',
      description,
      required: path.includes(`{${name}}`) || required.includes(name),
      schema,
    }));
}

function operation(
  resource: string,
  action: string,
  call: CallDefinition,
  group: Group,
  method: string,
  path: string,
): Json {
  const input = jsonSchema(call.input, 'input');
  const isGet = method === 'GET';
  const isPageKey = (name: string) => call.list === true && ['page', 'size', 'sort'].includes(name);
  const properties = Object.entries((input['properties'] ?? {}) as Json).filter(
    ([name]) => !isPageKey(name) && !path.includes(`{${name}}`),
  );
  const required = ((input['required'] ?? []) as string[]).filter((name) => !isPageKey(name));
  const body = {
    type: 'object',
    properties: Object.fromEntries(properties),
    additionalProperties: false,
    ...(required.length > 0 && { required }),
  };
  const statuses = [...new Set(call.errors.map((code) => ERRORS[code].status))];
  const success = {
    type: 'object',
    required: ['success', 'data'],
    properties: {
      success: { const: true, description: '是否成功' },
      data: { description: '返回的内容', ...jsonSchema(call.output, 'output') },
    },
  };
  return {
    operationId: [group, resource, action, method.toLowerCase()].filter(Boolean).join('_').replaceAll('/', '_'),
    tags: [resource || 'platform'],
    summary: call.summary,
    'x-access': call.mounts[group],
    'x-envelope': envelopeOf(call, isGet),
    parameters: [
      ...parameters(call, path, input, (name) => isGet || isPageKey(name)),
      ...(call.sheet ? [SHEET_PARAMETER] : []),
    ],
    ...(!isGet && {
      requestBody: { required: true, content: call.upload ? formContent(body, call.upload) : content(body) },
    }),
    responses: {
      200: call.download
        ? { description: '文件', content: FILE }
        : call.stream
          ? { description: '事件流', content: { 'text/event-stream': { schema: { type: 'string' } } } }
          : { description: '成功', content: { ...content(success), ...(call.sheet && FILE) } },
      ...Object.fromEntries(
        statuses.map((status) => [
          status,
          {
            description: call.errors
              .filter((code) => ERRORS[code].status === status)
              .map(errorText)
              .join('\n\n'),
            content: content({ $ref: '#/components/schemas/Failure' }),
          },
        ]),
      ),
      default: { $ref: '#/components/responses/EveryCall' },
    },
  };
}

/** The published document (OpenAPI 3.1) of every mounted call. Bodies are shown as they are before sealing. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const { path: resourcePath, calls } of Object.values(contract)) {
    for (const [action, call] of Object.entries<CallDefinition>(calls)) {
      for (const group of Object.keys(call.mounts) as Group[]) {
        const path = `${group ? `/${group}` : ''}${call.path ?? `/${resourcePath}/${action}`}`;
        for (const method of call.methods) {
          paths[path] = {
            ...paths[path],
            [method.toLowerCase()]: operation(resourcePath, action, call, group, method, path),
          };
        }
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Aosai API',
      version: '1',
      description:
        '请求和应答的 JSON 按信封 v1 封装为 key、data、signature 三个字段（x-envelope 标明方式），这里写的是封装前的内容。成功为 { success: true, data }，失败为 { success: false, code, message }。',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: API_PREFIX }],
    paths,
    components: {
      schemas: { Failure: failure },
      responses: {
        EveryCall: {
          description: `每个接口都可能返回：\n\n${EVERY_CALL.map(errorText).join('\n\n')}`,
          content: content({ $ref: '#/components/schemas/Failure' }),
        },
      },
    },
  };
}
