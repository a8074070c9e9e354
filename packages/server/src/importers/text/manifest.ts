import { IMPORT_LIMITS } from '../limits.ts';
import { Refusal } from '../notes.ts';

/** A value of a manifest, of unknown type. Read it with the functions below, which check the type. */
export type Value = unknown;
export type Fields = ReadonlyMap<string, Value>;

const NOTHING: Fields = new Map();

/** The fields of an object; none for anything else. Keys like `__proto__` stay data. */
export const fieldsOf = (value: Value): Fields => {
  if (value instanceof Map) return new Map([...value].map(([key, one]) => [String(key), one as Value]));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NOTHING;
  return new Map(Object.entries(value));
};

export const listOf = (value: Value): readonly Value[] => (Array.isArray(value) ? value : []);

/** A string, number or boolean as text; empty for lists and maps. */
export const textOf = (value: Value): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint' ? String(value) : '';
};

/** Words given as a list, or as one text with blanks or commas between them. */
export const wordsOf = (value: Value): string[] =>
  (Array.isArray(value) ? value.map(textOf) : textOf(value).split(/[\s,]+/)).map((word) => word.trim()).filter(Boolean);

/** A finite number, also one written as text; null for anything else. */
export const numberOf = (value: Value): number | null => {
  const text = textOf(value).trim();
  const found = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,2})?$/i.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(found) ? found : null;
};

export const isYes = (value: Value): boolean => value === true || /^(?:true|yes|1)$/i.test(textOf(value));

/** How deep brackets are nested. */
export function depthOf(text: string): number {
  let [depth, most, inText] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (inText) {
      if (char === '\\') at += 1;
      else if (char === '"') inText = false;
    } else if (char === '"') inText = true;
    else if (char === '{' || char === '[') most = Math.max(most, (depth += 1));
    else if (char === '}' || char === ']') depth -= 1;
  }
  return most;
}

/** Parses JSON. @throws Refusal manifest-broken if it is invalid or nested too deeply */
export function parseJson(text: string, where: string): Value {
  if (depthOf(text) > IMPORT_LIMITS.jsonDepth) throw new Refusal('manifest-broken', where);
  try {
    return JSON.parse(text) as Value;
  } catch (cause) {
    throw new Refusal('manifest-broken', where, { cause });
  }
}
