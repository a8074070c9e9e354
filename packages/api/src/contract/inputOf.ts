import * as z from 'zod/mini';
import { fieldWords } from '../domain/forms/fieldWords.ts';
import {
  changeable,
  type ChangeOf,
  type Field,
  type Fields,
  type FormOf,
  type FormValues,
} from '../domain/forms/fields.ts';
import { isAsked, typedText } from '../domain/forms/formValues.ts';
import { id } from './shared.ts';

const names = new WeakMap<object, Readonly<Record<string, string>>>();

/** The Chinese name that a schema made of fields gives to one of its keys; null where it has none. */
export function labelOf(schema: object, key: PropertyKey | undefined): string | null {
  const labels = names.get(schema);
  return typeof key === 'string' && labels && Object.hasOwn(labels, key) ? (labels[key] ?? null) : null;
}

/** A schema whose fields are called otherwise than those of the same name elsewhere. */
export function calling<Schema extends object>(schema: Schema, labels: Readonly<Record<string, string>>): Schema {
  names.set(schema, labels);
  return schema;
}

function textSchema(field: Field & { kind: 'text' }): z.ZodMiniType {
  const { required, minLength, maxLength, pattern } = field;
  const typed = z.string(fieldWords.missing(field)).check(
    // Cut before anything reads it: no expression sees more than it allows.
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

/** The rules between fields, in the words that the form shows. */
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

/** Says for each field that depends on others whether it is there when it should be. */
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

/** The schemas of fields one by one, for calls that take more than a form or leave some of it out. */
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

/** What a call takes that makes a row out of a form. */
export function inputOf<All extends Fields>(all: All): z.ZodMiniType<FormOf<All>, FormOf<All>> {
  return objectOf(all, {}) as z.ZodMiniType<FormOf<All>, FormOf<All>>;
}

/** Which row, and as which version the client saw it. */
export interface SeenRow {
  id: string;
  version: number;
}

/** What a call takes that changes a row: which one, as which version it was seen, and every field that may change. */
export function changesOf<All extends Fields>(
  all: All,
): z.ZodMiniType<SeenRow & ChangeOf<All>, SeenRow & ChangeOf<All>> {
  type Changes = z.ZodMiniType<SeenRow & ChangeOf<All>, SeenRow & ChangeOf<All>>;
  return objectOf(changeable(all), { id, version: z.int() }) as Changes;
}
