import { oneLine, plainAccount, plainClass, plainMobile, plainNumber } from '../typedText.ts';
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

/** What was typed as it counts, for the form and for the server: without spaces around it, in the one way to write it. */
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

/** True while the form asks for the field. */
export const isAsked = (field: Field, values: FormValues): boolean => field.when?.(values) ?? true;

/** A list is typed as text, one behind the other. */
const shownOf = (value: unknown): unknown => (Array.isArray(value) ? value.join('、') : value);

/**
 * What a form shows before anybody has typed: a row's own values, the fields' initial ones where it has none.
 *
 * @param row absent for a new row
 */
export function startValues(all: Fields, row: FormValues = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(all).map(([name, field]) => [name, shownOf(row[name]) ?? startOf(field)]));
}

/** What was filled in as the wire has it: null for what was not asked for, and for optional text that is empty. */
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
