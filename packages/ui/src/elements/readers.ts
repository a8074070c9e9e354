import type { PropertyValue } from './propertyValues.ts';

/**
 * Reads one property in the shape its part needs; `name` is the attribute, for messages.
 *
 * @throws MissingValue when it is not set
 * @throws BadValue when it cannot be used
 */
export type Reader<T> = (given: PropertyValue | undefined, name: string) => T;

/** A required property is not set, so there is nothing to draw yet. */
export class MissingValue extends Error {
  override name = 'MissingValue';
}

/** A property has a value that cannot be used; the message says in Chinese what to change. */
export class BadValue extends Error {
  override name = 'BadValue';
}

const raw = (given: PropertyValue | undefined, name: string): unknown => {
  if (given === undefined) throw new MissingValue(name);
  const value = given.from === 'attribute' ? given.text : given.value;
  if (value === null || value === undefined) throw new MissingValue(name);
  return value;
};

const parsed = (given: PropertyValue | undefined, name: string): unknown => {
  const value = raw(given, name);
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch (error) {
    throw new BadValue(`${name} 不是有效的 JSON，请检查引号、逗号和括号。`, { cause: error });
  }
};

const requireFields = (value: unknown, fields: readonly string[], at: string): void => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BadValue(`${at} 应为 JSON 对象。`);
  const absent = fields.filter((field) => !Object.hasOwn(value, field));
  if (absent.length > 0) throw new BadValue(`${at} 缺少字段 ${absent.join('、')}。`);
};

/** An object, or its JSON, with at least these fields. Their contents are not checked: they come from the API. */
export const object =
  <T extends object>(...fields: (keyof T & string)[]): Reader<T> =>
  (given, name) => {
    const value = parsed(given, name);
    requireFields(value, fields, name);
    return value as T;
  };

/** A list, or its JSON, of objects with at least these fields. */
export const list =
  <T extends object>(...fields: (keyof T & string)[]): Reader<readonly T[]> =>
  (given, name) => {
    const value = parsed(given, name);
    if (!Array.isArray(value)) throw new BadValue(`${name} 应为 JSON 数组。`);
    value.forEach((item, place) => requireFields(item, fields, `${name}[${place}]`));
    return value as T[];
  };

/** Text; numbers are converted. */
export const text: Reader<string> = (given, name) => {
  const value = raw(given, name);
  if (typeof value !== 'string' && typeof value !== 'number') throw new BadValue(`${name} 应为文字。`);
  return String(value);
};

/** A safe integer, also as text. Points come in hundredths, prices in fen. */
export const integer: Reader<number> = (given, name) => {
  const value = raw(given, name);
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) throw new BadValue(`${name} 应为整数。`);
  return number;
};

/** True when present, as with `disabled`, except for `read-only="false"`. */
export const flag: Reader<boolean> = (given) => {
  if (given === undefined) return false;
  return given.from === 'attribute' ? given.text !== 'false' : Boolean(given.value);
};

/** One of the given texts. */
export const oneOf =
  <const T extends string>(...choices: readonly T[]): Reader<T> =>
  (given, name) => {
    const value = raw(given, name);
    const found = choices.find((choice) => choice === value);
    if (found === undefined) throw new BadValue(`${name} 只能是 ${choices.join('、')} 之一。`);
    return found;
  };

/** A moment in ms since 1970, from text (2026-12-06T09:00:00+08:00), milliseconds or a Date. */
export const moment: Reader<number> = (given, name) => {
  const value = raw(given, name);
  const ms = value instanceof Date ? value.getTime() : typeof value === 'string' ? Date.parse(value) : value;
  if (typeof ms !== 'number' || !Number.isFinite(ms))
    throw new BadValue(`${name} 不是有效的时间，请写成 2026-12-06T09:00:00+08:00。`);
  return ms;
};

/** A colour, `#rgb` or `#rrggbb`. */
export const hexColour: Reader<string> = (given, name) => {
  const value = text(given, name);
  if (!/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)) throw new BadValue(`${name} 应为十六进制颜色，例如 #0f766e。`);
  return value;
};

/** The http(s) address of an Aosai site, for links that lead there. */
export const siteAddress: Reader<string> = (given, name) => {
  const value = text(given, name);
  if (!/^https?:/.test(value) || !URL.canParse(value))
    throw new BadValue(`${name} 应为网址，例如 https://oj.example.com。`);
  return value;
};

/** Returns null when the value is not set; still throws BadValue. */
export const optional =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (given, name) => {
    try {
      return reader(given, name);
    } catch (error) {
      if (error instanceof MissingValue) return null;
      throw error;
    }
  };

/**
 * How far the server's clock is ahead of this computer's, in ms: the given server time less the clock when it was set.
 */
export const aheadMs: Reader<number> = (given, name) => {
  const serverMs = optional(moment)(given, name);
  return given === undefined || serverMs === null ? 0 : serverMs - given.atMs;
};
