import { fieldWords } from './fieldWords.ts';
import { typedText } from './formValues.ts';
import type { Field, FormValues } from './fields.ts';

/** Returns in Chinese what is wrong with a field's value, in the same words as the server, or null. */
export function fieldProblem(field: Field, value: unknown, values: FormValues = {}): string | null {
  const counted = field.kind === 'text' ? typedText(field, value) : value;
  return ownProblem(field, value) ?? field.rule?.(counted, values) ?? null;
}

function ownProblem(field: Field, value: unknown): string | null {
  switch (field.kind) {
    case 'text': {
      const typed = typedText(field, value);
      if (typed === '') return field.required ? fieldWords.missing(field) : null;
      if (field.minLength !== undefined && typed.length < field.minLength) return fieldWords.tooShort(field);
      if (typed.length > field.maxLength) return fieldWords.tooLong(field);
      return field.pattern && !field.pattern.test(typed) ? fieldWords.unlike(field) : null;
    }
    case 'choice':
      return field.of.has(value) ? null : fieldWords.missing(field);
    case 'count': {
      if (value === null && !field.required) return null;
      const isIn = Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max;
      return isIn ? null : fieldWords.outOfRange(field);
    }
    case 'flag':
      return null;
    case 'secret': {
      const typed = typeof value === 'string' ? value : '';
      if (typed === '') return fieldWords.missing(field);
      return typed.length > field.maxLength ? fieldWords.tooLong(field) : null;
    }
    default:
      return field satisfies never;
  }
}
