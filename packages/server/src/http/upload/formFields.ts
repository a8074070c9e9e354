import type * as z from 'zod/mini';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import type { ReceivedForm } from './receiveForm.ts';

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
