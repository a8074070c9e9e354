import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { HttpBindings } from '@hono/node-server';
import type { CallDefinition } from '@aosai/api/kit/contract/call';
import { AppError } from '@aosai/api/kit/errors';
import { sizeLabel } from '@aosai/api/platform/filePurposes';
import { HEADER_APP_ID } from '@aosai/api/envelope/format';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import type { ReceivedFile } from '../../kit/context.ts';
import type { Actor } from '../../kit/actor.ts';
import { liftBodyDeadline } from '../port/bodyDeadline.ts';
import type { HttpContext } from '../httpContext.ts';
import { maxBytesOf, receiveForm, type ReceivedForm } from './receiveForm.ts';
import type * as z from 'zod/mini';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';

const PLAIN_NUMBER = /^-?\d{1,16}(\.\d{1,10})?$/;

/** Unwraps optional, nullable, default and the like. */
function innermost(schema: $ZodType): $ZodTypes['_zod']['def'] {
  const { def } = (schema as $ZodTypes)._zod;
  if ('innerType' in def) return innermost(def.innerType);
  if (def.type === 'pipe') return innermost(def.in);
  return def;
}

/** Converts a part's text to the type in the schema; text that does not fit stays, for the schema to refuse. */
function valueOf(schema: $ZodType, text: string): unknown {
  const { type } = innermost(schema);
  switch (type) {
    case 'number':
      return PLAIN_NUMBER.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'object':
    case 'record':
    case 'union':
      return parsedOrText(text);
    default:
      return text;
  }
}

function parsedOrText(text: string): unknown {
  if (!text.startsWith('{')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Objects come as JSON text, arrays as repeated parts. Unknown names are kept, for the schema to refuse. */
export function formFields(input: z.ZodMiniType, fields: ReceivedForm['fields']): Record<string, unknown> {
  const def = innermost(input);
  const shape: Readonly<Record<string, $ZodType>> = def.type === 'object' ? def.shape : {};
  const names = new Set(fields.map(([name]) => name));
  return Object.fromEntries(
    [...names].map((name): [string, unknown] => {
      const texts = fields.filter(([at]) => at === name).map(([, text]) => text);
      const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (!schema) return [name, texts[0]];
      const own = innermost(schema);
      if (own.type === 'array') return [name, texts.map((text) => valueOf(own.element, text))];
      return [name, texts.length === 1 ? valueOf(schema, texts[0] ?? '') : texts];
    }),
  );
}

const MAX_AT_ONCE = 64;
const MAX_AT_ONCE_OF_PERSON = 4;
/** Room for fields and part boundaries, in addition to the files. */
const FORM_BYTES = MEBIBYTE;
const BUSY_SECONDS = 5;

export interface Uploads {
  /**
   * Reads the form of an authorized caller and passes its fields and files to `handle`. Afterwards all files are
   * removed, except those that `handle` moved away. Throws UPLOAD_… and FILE_TOO_LARGE.
   */
  receive<T>(
    c: HttpContext,
    call: CallDefinition,
    actor: Actor,
    handle: (body: unknown, files: readonly ReceivedFile[]) => Promise<T>,
  ): Promise<T>;
}

/** The raw request if there is a socket: the web stream would hold a large file in memory. */
function sourceOf(c: HttpContext): Readable {
  const { incoming }: Partial<HttpBindings> = c.env ?? {};
  if (incoming) {
    liftBodyDeadline(incoming);
    return incoming;
  }
  return c.req.raw.body ? Readable.fromWeb(c.req.raw.body as ReadableStream) : Readable.from([]);
}

/** Uploads in progress; each has its own folder below `folder`, which must be on the storage's disk. */
export function openUploads(folder: string): Uploads {
  const running = new Map<string, number>();
  let total = 0;

  return {
    receive: async (c, call, actor, handle) => {
      const limits = call.upload;
      if (!limits || actor.kind === 'anonymous') throw new AppError('SIGN_IN_REQUIRED');
      // A form on another site cannot set a header.
      if (c.req.header(HEADER_APP_ID) === undefined) throw new AppError('APP_UNKNOWN');
      const most = maxBytesOf(limits, []);
      if (Number(c.req.header('Content-Length') ?? 0) > most * limits.maxFiles + FORM_BYTES)
        throw new AppError('FILE_TOO_LARGE', { max: sizeLabel(most) });
      const who = actor.kind === 'member' ? actor.memberId : actor.userId;
      const own = running.get(who) ?? 0;
      if (total >= MAX_AT_ONCE || own >= MAX_AT_ONCE_OF_PERSON)
        throw new AppError('UPLOAD_BUSY', { seconds: BUSY_SECONDS });
      running.set(who, own + 1);
      total += 1;
      const place = join(folder, randomUUID());
      try {
        await mkdir(place, { recursive: true });
        const contentType = c.req.header('Content-Type') ?? '';
        const { fields, files } = await receiveForm(sourceOf(c), { contentType, limits, folder: place });
        const maxBytes = maxBytesOf(limits, fields);
        if (files.some(({ sizeBytes }) => sizeBytes > maxBytes))
          throw new AppError('FILE_TOO_LARGE', { max: sizeLabel(maxBytes) });
        if (files.length === 0) throw new AppError('VALIDATION', { path: 'file', detail: '请选择要上传的文件' });
        return await handle(formFields(call.input, fields), files);
      } finally {
        await rm(place, { recursive: true, force: true });
        total -= 1;
        const left = (running.get(who) ?? 1) - 1;
        if (left > 0) running.set(who, left);
        else running.delete(who);
      }
    },
  };
}
