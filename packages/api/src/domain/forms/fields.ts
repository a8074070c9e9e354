import { PASSWORD_MAX_LENGTH } from '../constants.ts';
import type { Labelled } from './labelled.ts';

/** What the fields of a form hold while it is filled in. */
export type FormValues = Readonly<Record<string, unknown>>;

interface AnyField {
  /** What it is called, in forms and in refusals: 名称. */
  readonly label: string;
  readonly hint?: string;
  /** Chosen once: forms that change a row leave it out. */
  readonly fixed?: boolean;
  /** Asked for only while the others say so; the wire has null in its place otherwise. */
  readonly when?: (values: FormValues) => boolean;
  /** A rule between this value and the others: what is wrong in one sentence, or null. */
  readonly rule?: (value: unknown, values: FormValues) => string | null;
}

/** Text, trimmed; null on the wire where it is not required and nothing was filled in. */
export interface TextField extends AnyField {
  readonly kind: 'text';
  readonly required: boolean;
  readonly minLength?: number;
  readonly maxLength: number;
  /** A name or title: no line breaks, nothing that nobody sees. */
  readonly oneLine: boolean;
  readonly pattern?: RegExp;
  /** The form that `pattern` asks for, in words: 小写字母开头的 2 到 40 个字符. */
  readonly like?: string;
  /** More than one: the box is so many lines high. */
  readonly lines: number;
  /** What a phone's keyboard offers, and how it counts: `138 0000 0001` as digits, accounts in one case. */
  readonly typed?: 'tel' | 'email' | 'numeric' | 'capitals' | 'account' | 'number' | 'class';
  /** What a browser may fill in, by its name in HTML; nothing without it. */
  readonly autoComplete?: string;
}

/** One of a labelled set. */
export interface ChoiceField<Value extends string = string> extends AnyField {
  readonly kind: 'choice';
  readonly of: Labelled<Value>;
  /** What a new form shows; the first of the set without it. */
  readonly initial?: Value;
}

/** A whole number; null where it is not required and nothing was filled in. */
export interface CountField extends AnyField {
  readonly kind: 'count';
  readonly required: boolean;
  readonly min: number;
  readonly max: number;
  /** Behind the number: 次, 天. */
  readonly unit?: string;
  readonly initial?: number;
}

/** Yes or no. */
export interface FlagField extends AnyField {
  readonly kind: 'flag';
  readonly initial?: boolean;
}

/** A password: as it was typed, with the spaces around it. */
export interface SecretField extends AnyField {
  readonly kind: 'secret';
  readonly required: true;
  readonly maxLength: number;
  /** What a browser may fill in or suggest. */
  readonly autoComplete: 'current-password' | 'new-password' | 'off';
}

export type Field = TextField | ChoiceField | CountField | FlagField | SecretField;
export type Fields = Readonly<Record<string, Field>>;

type Given<F extends Field, Own extends keyof F = never> = Partial<Omit<F, 'kind' | 'label' | Own>>;

/** `Base` with what `More` says instead. */
type Over<Base, More> = {
  readonly [Name in keyof Base | keyof More]: Name extends keyof More
    ? More[Name]
    : Name extends keyof Base
      ? Base[Name]
      : never;
};

type TextBase = { kind: 'text'; label: string; maxLength: number; oneLine: false; required: false; lines: 1 };
type CountBase = { kind: 'count'; label: string; required: true };

/** Text of at most `max` characters. */
export function text<const More extends Given<TextField, 'maxLength'> & { max: number }>(
  label: string,
  more: More,
): Over<TextBase, Omit<More, 'max'>> {
  const { max, ...others } = more;
  const made = { kind: 'text', oneLine: false, required: false, lines: 1, ...others, label, maxLength: max };
  return made as unknown as Over<TextBase, Omit<More, 'max'>>;
}

/** One of a labelled set. */
export function choice<Value extends string, const More extends Given<ChoiceField<Value>, 'of'> = object>(
  label: string,
  of: Labelled<Value>,
  more?: More,
) {
  return { ...(more as More), kind: 'choice', label, of } as const;
}

/** A whole number from `min` to `max`. */
export function count<const More extends Given<CountField> & { min: number; max: number }>(
  label: string,
  more: More,
): Over<CountBase, More> {
  return { kind: 'count', required: true, ...more, label } as unknown as Over<CountBase, More>;
}

/** Yes or no. */
export function flag<const More extends Given<FlagField> = object>(label: string, more?: More) {
  return { ...(more as More), kind: 'flag', label } as const;
}

/** A password: the one that the browser knows, unless `autoComplete` says otherwise. */
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
 * The fields of a form, once: the contract's schema, the dialog, its rules and the Chinese names in refusals derive
 * from them.
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

/** The values of a form as the wire has them. */
export type FormOf<All extends Fields> = { [Name in keyof All]: WireOf<All[Name]> };

/** Names of the fields that may change later. */
export type ChangeableName<All extends Fields> = {
  [Name in keyof All]: All[Name] extends { fixed: true } ? never : Name;
}[keyof All];

/** The values of a form that changes a row: those chosen once are not among them. */
export type ChangeOf<All extends Fields> = Pick<FormOf<All>, ChangeableName<All>>;

/** Fields without those that are chosen once. */
export function changeable<All extends Fields>(all: All): Pick<All, ChangeableName<All>> {
  const kept = Object.entries(all).filter(([, field]) => field.fixed !== true);
  return Object.fromEntries(kept) as Pick<All, ChangeableName<All>>;
}
