/** Colour of a value that is shown as a tag. */
export type Tone = 'neutral' | 'primary' | 'seal' | 'ok' | 'warn' | 'bad';

/** The values of a field on the wire with their Chinese names. Schema, options, filters and tags derive from it. */
export interface Labelled<Value extends string> {
  readonly values: readonly [Value, ...Value[]];
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** The Chinese name of a value. */
  label(value: Value): string;
  /** The tone of a value. Default: `neutral`. */
  tone(value: Value): Tone;
  /** Whether something, for example text from an address, is a value of the set. */
  has(value: unknown): value is Value;
  /** The dictionary with which operators rename and order the values. The names in the code are its initial ones. */
  readonly dict?: string;
  /** The dictionary may have additional values from operators. */
  readonly isOpen?: true;
}

/** Returns a set with the names of its dictionary. */
export type Naming = <Value extends string>(set: Labelled<Value>) => Labelled<Value>;

/** Keeps the names from the code. */
export const asShipped: Naming = (set) => set;

/** The type of a labelled set's values: `ValueIn<typeof RIGHT_STATUS>`. */
export type ValueIn<Set> = Set extends Labelled<infer Value> ? Value : never;

/**
 * Defines a set of values with Chinese names, in display order.
 *
 * @param labels value on the wire → name: `{ unlimited: '不限次数', quota: '限次数' }`
 * @param tones tones of values that stand out when shown as a tag
 * @throws {TypeError} when there is no value
 */
// The build drops sets that a page does not use.
/* @__NO_SIDE_EFFECTS__ */
export function labelled<const Labels extends Readonly<Record<string, string>>>(
  labels: Labels,
  tones?: Readonly<Partial<Record<keyof Labels & string, Tone>>>,
): Labelled<keyof Labels & string> {
  type Value = keyof Labels & string;
  const [first, ...others] = Object.keys(labels) as Value[];
  if (first === undefined) throw new TypeError('a labelled set needs a value');
  return {
    values: [first, ...others],
    options: [first, ...others].map((value) => ({ value, label: labels[value] ?? value })),
    label: (value) => labels[value] ?? value,
    tone: (value) => tones?.[value] ?? 'neutral',
    has: (value): value is Value => typeof value === 'string' && Object.hasOwn(labels, value),
  };
}

/** A state of a coded set: its value on the wire, its Chinese name, its tone. */
type State = readonly [value: string, label: string, tone?: Tone];

/** A labelled set whose values also have names in the code: `LIFECYCLE.draft` is `'0'`. */
export type Coded<States extends Readonly<Record<string, State>>> = Labelled<States[keyof States][0]> & {
  readonly [Name in keyof States]: States[Name][0];
};

/**
 * Defines a set whose values are numbers on the wire, in display order. The names in the code are properties of the
 * set, so none may be called like a property of `Labelled`.
 *
 * @param states name in the code → value on the wire, Chinese name and tone: `{ draft: ['0', '未发布', 'warn'] }`
 */
/* @__NO_SIDE_EFFECTS__ */
export function coded<
  const States extends Readonly<Record<string, State>> & { readonly [Name in keyof Labelled<string>]?: never },
>(states: States): Coded<States> {
  const entries = Object.entries<State>(states);
  const set = labelled(
    Object.fromEntries(entries.map(([, [value, label]]) => [value, label])),
    Object.fromEntries(entries.map(([, [value, , tone]]) => [value, tone ?? 'neutral'])),
  );
  return Object.assign(set, Object.fromEntries(entries.map(([name, [value]]) => [name, value]))) as Coded<States>;
}

/** The set with a dictionary that may rename its values. */
/* @__NO_SIDE_EFFECTS__ */
export const served = <Value extends string>(dict: string, set: Labelled<Value>): Labelled<Value> => ({ ...set, dict });

/** A set with a dictionary to which operators may add values. */
/* @__NO_SIDE_EFFECTS__ */
export const open = (dict: string, set: Labelled<string>): Labelled<string> => ({ ...set, dict, isOpen: true });

/**
 * Returns a set with the names and order of its dictionary. Disabled items are not offered, but keep their name where
 * they were chosen before. An empty dictionary, for example one that could not be read, changes nothing.
 */
export function renamed<Value extends string>(
  set: Labelled<Value>,
  items: readonly { value: string; label: string }[],
): Labelled<Value> {
  const options = items.flatMap(({ value, label }) => (isOf(set, value) ? [{ value, label }] : []));
  if (options.length === 0) return set;
  const names = new Map(options.map(({ value, label }) => [value, label]));
  return { ...set, options, label: (value) => names.get(value) ?? set.label(value) };
}

const isOf = <Value extends string>(set: Labelled<Value>, value: string): value is Value =>
  set.isOpen === true || set.has(value);
