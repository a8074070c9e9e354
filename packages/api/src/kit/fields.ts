import { PASSWORD_MAX_LENGTH } from './constants.ts';
import type { Labelled } from './labelled.ts';

/** Values of a form's fields while it is filled in. */
export type FormValues = Readonly<Record<string, unknown>>;

interface AnyField {
  /** Name in forms and error messages: 名称. */
  readonly label: string;
  readonly hint?: string;
  /** Set only when the row is created; forms that change a row leave it out. */
  readonly fixed?: boolean;
  /** The field is shown only while this returns true; otherwise its value on the wire is null. */
  readonly when?: (values: FormValues) => boolean;
  /** A rule that may use other values. Returns what is wrong in one sentence, or null. */
  readonly rule?: (value: unknown, values: FormValues) => string | null;
}

/** Trimmed text. On the wire null if it is empty and not required. */
export interface TextField extends AnyField {
  readonly kind: 'text';
  readonly required: boolean;
  readonly minLength?: number;
  readonly maxLength: number;
  /** For names and titles: no line breaks or invisible characters. */
  readonly oneLine: boolean;
  readonly pattern?: RegExp;
  /** The format that `pattern` requires, in words: 小写字母开头的 2 到 40 个字符. */
  readonly like?: string;
  /** Height of the input box in lines; 1 is a single-line box. */
  readonly lines: number;
  /**
   * The keyboard on a phone, and how the text is normalized: `138 0000 0001` to digits, accounts to one letter case.
   */
  readonly typed?: 'tel' | 'email' | 'numeric' | 'capitals' | 'account' | 'number' | 'class';
  /** The HTML `autocomplete` token. Default: no autocompletion. */
  readonly autoComplete?: string;
}

/** A choice from a labelled set. */
export interface ChoiceField<Value extends string = string> extends AnyField {
  readonly kind: 'choice';
  readonly of: Labelled<Value>;
  /** Value in a new form. Default: the first of the set. */
  readonly initial?: Value;
}

/** An integer; null if it is empty and not required. */
export interface CountField extends AnyField {
  readonly kind: 'count';
  readonly required: boolean;
  readonly min: number;
  readonly max: number;
  /** Shown after the number: 次, 天. */
  readonly unit?: string;
  readonly initial?: number;
}

/** A yes/no field. */
export interface FlagField extends AnyField {
  readonly kind: 'flag';
  readonly initial?: boolean;
}

/** A password, exactly as typed, including spaces around it. */
export interface SecretField extends AnyField {
  readonly kind: 'secret';
  readonly required: true;
  readonly maxLength: number;
  /** The HTML `autocomplete` token. */
  readonly autoComplete: 'current-password' | 'new-password' | 'off';
}

/** Any kind of field. */
export type Field = TextField | ChoiceField | CountField | FlagField | SecretField;
/** Fields of a form by name. */
export type Fields = Readonly<Record<string, Field>>;

type Given<F extends Field, Own extends keyof F = never> = Partial<Omit<F, 'kind' | 'label' | Own>>;

/** `Base`, with the properties of `More` overriding. */
type Over<Base, More> = {
  readonly [Name in keyof Base | keyof More]: Name extends keyof More
    ? More[Name]
    : Name extends keyof Base
      ? Base[Name]
      : never;
};

type TextBase = { kind: 'text'; label: string; maxLength: number; oneLine: false; required: false; lines: 1 };
type CountBase = { kind: 'count'; label: string; required: true };

/** Defines a text field of at most `max` characters. */
export function text<const More extends Given<TextField, 'maxLength'> & { max: number }>(
  label: string,
  more: More,
): Over<TextBase, Omit<More, 'max'>> {
  const { max, ...others } = more;
  const made = { kind: 'text', oneLine: false, required: false, lines: 1, ...others, label, maxLength: max };
  return made as unknown as Over<TextBase, Omit<More, 'max'>>;
}

/** Defines a choice from a labelled set. */
export function choice<Value extends string, const More extends Given<ChoiceField<Value>, 'of'> = object>(
  label: string,
  of: Labelled<Value>,
  more?: More,
) {
  return { ...(more as More), kind: 'choice', label, of } as const;
}

/** Defines an integer field from `min` to `max`. */
export function count<const More extends Given<CountField> & { min: number; max: number }>(
  label: string,
  more: More,
): Over<CountBase, More> {
  return { kind: 'count', required: true, ...more, label } as unknown as Over<CountBase, More>;
}

/** Defines a yes/no field. */
export function flag<const More extends Given<FlagField> = object>(label: string, more?: More) {
  return { ...(more as More), kind: 'flag', label } as const;
}

/** Defines a password field. By default the browser may fill in the current password. */
export function secret(label: string, more: Given<SecretField, 'required'> = {}): SecretField {
  return {
    kind: 'secret',
    required: true,
    maxLength: PASSWORD_MAX_LENGTH,
    autoComplete: 'current-password',
    ...more,
    label,
  };
}

/**
 * Defines the fields of a form once. The contract's schema, the dialog, its rules and the Chinese names in error
 * messages derive from them.
 */
export function fields<const All extends Fields>(all: All): All {
  return all;
}

type ValueOf<F extends Field> = F extends { kind: 'choice'; of: Labelled<infer Value> }
  ? Value
  : F extends { kind: 'count' }
    ? F extends { required: false }
      ? number | null
      : number
    : F extends { kind: 'flag' }
      ? boolean
      : F extends { required: true }
        ? string
        : string | null;

type WireOf<F extends Field> = F extends { when: (values: FormValues) => boolean } ? ValueOf<F> | null : ValueOf<F>;

/** The values of a form as sent on the wire. */
export type FormOf<All extends Fields> = { [Name in keyof All]: WireOf<All[Name]> };

/** Names of the fields that may change after creation. */
export type ChangeableName<All extends Fields> = {
  [Name in keyof All]: All[Name] extends { fixed: true } ? never : Name;
}[keyof All];

/** The values of a form that changes a row, without fixed fields. */
export type ChangeOf<All extends Fields> = Pick<FormOf<All>, ChangeableName<All>>;

/** Returns the fields that may be changed: those not marked as fixed. */
export function changeable<All extends Fields>(all: All): Pick<All, ChangeableName<All>> {
  const kept = Object.entries(all).filter(([, field]) => field.fixed !== true);
  return Object.fromEntries(kept) as Pick<All, ChangeableName<All>>;
}
