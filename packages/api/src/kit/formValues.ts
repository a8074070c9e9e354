import { oneLine, plainAccount, plainClass, plainMobile, plainNumber } from './typedText.ts';
import type { Field, Fields, FormOf, FormValues, TextField } from './fields.ts';

const startOf = (field: Field): unknown => {
  switch (field.kind) {
    case 'text':
    case 'secret':
      return '';
    case 'choice':
      return field.initial ?? field.of.values[0];
    case 'count':
      return field.initial ?? null;
    case 'flag':
      return field.initial ?? false;
    default:
      return field satisfies never;
  }
};

/** Normalizes typed text, for form and server alike: trims it and converts it by the field's `typed`. */
export function typedText(field: TextField, value: unknown): string {
  if (typeof value !== 'string') return '';
  const typed = field.oneLine ? oneLine(value) : value.trim();
  switch (field.typed) {
    case 'tel':
      return plainMobile(typed);
    case 'email':
      return typed.toLowerCase();
    case 'capitals':
      return typed.toUpperCase();
    case 'account':
      return plainAccount(typed);
    case 'numeric':
    case 'number':
      return plainNumber(typed);
    case 'class':
      return plainClass(typed);
    case undefined:
      return typed;
    default:
      return field.typed satisfies never;
  }
}

/** Whether the form shows the field. */
export const isAsked = (field: Field, values: FormValues): boolean => field.when?.(values) ?? true;

/** A list is edited as text with separators. */
const shownOf = (value: unknown): unknown => (Array.isArray(value) ? value.join('、') : value);

/**
 * The values of a form before anybody has typed: those of the row, or the fields' initial values.
 *
 * @param row absent for a new row
 */
export function startValues(all: Fields, row: FormValues = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(all).map(([name, field]) => [name, shownOf(row[name]) ?? startOf(field)]));
}

/** Converts form values for the wire: null for fields that are not shown and for empty optional text. */
export function formOf<All extends Fields>(all: All, values: FormValues): FormOf<All> {
  const valueOf = (name: string, field: Field): unknown => {
    const value = values[name];
    if (!isAsked(field, values)) return null;
    if (field.kind !== 'text') return value ?? null;
    const typed = typedText(field, value);
    return typed === '' && !field.required ? null : typed;
  };
  const entries = Object.entries(all).map(([name, field]) => [name, valueOf(name, field)]);
  return Object.fromEntries(entries) as FormOf<All>;
}
