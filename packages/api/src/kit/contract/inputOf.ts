import * as z from 'zod/mini';
import { fieldWords } from '../fieldWords.ts';
import { changeable, type ChangeOf, type Field, type Fields, type FormOf, type FormValues } from '../fields.ts';
import { isAsked, typedText } from '../formValues.ts';
import { id } from './shared.ts';

const names = new WeakMap<object, Readonly<Record<string, string>>>();

/** Returns the Chinese label of a field of an object schema; null when the schema names no such field. */
export function labelOf(schema: object, key: PropertyKey | undefined): string | null {
  const labels = names.get(schema);
  return typeof key === 'string' && labels && Object.hasOwn(labels, key) ? (labels[key] ?? null) : null;
}

/** Gives an object schema its field labels, or replaces those it has, and returns it. */
export function calling<Schema extends object>(schema: Schema, labels: Readonly<Record<string, string>>): Schema {
  names.set(schema, labels);
  return schema;
}

function textSchema(field: Field & { kind: 'text' }): z.ZodMiniType {
  const { required, minLength, maxLength, pattern } = field;
  const typed = z.string(fieldWords.missing(field)).check(
    // Checked first, so that no regular expression runs on an overlong text.
    z.maxLength(maxLength * 2, { error: fieldWords.tooLong(field), abort: true }),
    z.overwrite<string>((value) => typedText(field, value)),
    z.maxLength(maxLength, fieldWords.tooLong(field)),
    ...(required ? [z.minLength(1, { error: fieldWords.missing(field), abort: true })] : []),
    ...(minLength === undefined ? [] : [z.minLength(minLength, { error: fieldWords.tooShort(field), abort: true })]),
    ...(pattern ? [z.regex(pattern, fieldWords.unlike(field))] : []),
  );
  return required ? typed : z.nullable(typed);
}

function schemaOf(field: Field): z.ZodMiniType {
  switch (field.kind) {
    case 'text':
      return textSchema(field);
    case 'choice':
      return z.enum(field.of.values, fieldWords.missing(field));
    case 'count': {
      const words = fieldWords.outOfRange(field);
      const whole = z.int(words).check(z.minimum(field.min, words), z.maximum(field.max, words));
      return field.required ? whole : z.nullable(whole);
    }
    case 'flag':
      return z.boolean(fieldWords.missing(field));
    case 'secret': {
      const missing = fieldWords.missing(field);
      return z.string(missing).check(z.minLength(1, missing), z.maxLength(field.maxLength, fieldWords.tooLong(field)));
    }
    default:
      return field satisfies never;
  }
}

/** The checks between fields, with the same messages as in the form. */
function rules(all: Fields) {
  return Object.entries(all).flatMap(([name, { rule }]) =>
    rule
      ? [
          z.refine<Record<string, unknown>>((value) => rule(value[name], value) === null, {
            error: ({ input }) => rule((input as FormValues)[name], input as FormValues) ?? undefined,
            path: [name],
          }),
        ]
      : [],
  );
}

/** Checks that a field that depends on others has a value when the form asks for it, and is null when it does not. */
function conditions(all: Fields) {
  return Object.entries(all).flatMap(([name, field]) => {
    if (!field.when) return [];
    const isAbsent = (value: Record<string, unknown>) => value[name] === null;
    const isOptional = (field.kind === 'text' || field.kind === 'count') && !field.required;
    return [
      z.refine<Record<string, unknown>>((value) => isOptional || !isAsked(field, value) || !isAbsent(value), {
        error: fieldWords.missing(field),
        path: [name],
      }),
      z.refine<Record<string, unknown>>((value) => isAsked(field, value) || isAbsent(value), {
        error: fieldWords.uncalledFor(field),
        path: [name],
      }),
    ];
  });
}

/** The schemas of single form fields, for calls that take more or less than a whole form. */
export function shapeOf<All extends Fields>(
  all: All,
): { [Name in keyof All]: z.ZodMiniType<FormOf<All>[Name], FormOf<All>[Name]> } {
  const shape = Object.entries(all).map(([name, field]): [string, z.ZodMiniType] => {
    const schema = schemaOf(field);
    return [name, field.when ? z.nullable(schema) : schema];
  });
  return Object.fromEntries(shape) as ReturnType<typeof shapeOf<All>>;
}

function objectOf(all: Fields, more: Record<string, z.ZodMiniType>): z.ZodMiniType {
  const schema = z.strictObject({ ...more, ...shapeOf(all) }).check(...conditions(all), ...rules(all));
  names.set(schema, Object.fromEntries(Object.entries(all).map(([name, { label }]) => [name, label])));
  return schema;
}

/** The input schema of a call that creates a row from a form. Refuses unknown keys. */
export function inputOf<All extends Fields>(all: All): z.ZodMiniType<FormOf<All>, FormOf<All>> {
  return objectOf(all, {}) as z.ZodMiniType<FormOf<All>, FormOf<All>>;
}

/** A row's id and the version that the client read. */
export interface SeenRow {
  id: string;
  version: number;
}

/** The input schema of a call that changes a row: id, version as read, and all fields of the form that may change. */
export function changesOf<All extends Fields>(
  all: All,
): z.ZodMiniType<SeenRow & ChangeOf<All>, SeenRow & ChangeOf<All>> {
  type Changes = z.ZodMiniType<SeenRow & ChangeOf<All>, SeenRow & ChangeOf<All>>;
  return objectOf(changeable(all), { id, version: z.int() }) as Changes;
}
