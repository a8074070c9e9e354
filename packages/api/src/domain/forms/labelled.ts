/** How strongly a value speaks where it is shown as a tag. */
export type Tone = 'neutral' | 'primary' | 'seal' | 'ok' | 'warn' | 'bad';

/** The values of one field of the wire with their Chinese names: schema, options, filters and tags derive from it. */
export interface Labelled<Value extends string> {
  readonly values: readonly [Value, ...Value[]];
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** The Chinese name. */
  label(value: Value): string;
  /** `neutral` where nothing else was said. */
  tone(value: Value): Tone;
  /** True for a value of the set, such as text out of an address. */
  has(value: unknown): value is Value;
  /** The dictionary in which operators rename and order the values; the names here are those that it begins with. */
  readonly dict?: string;
  /** Its dictionary holds values of the operators' own as well. */
  readonly isOpen?: true;
}

/** Names sets as operators have them. */
export type Naming = <Value extends string>(set: Labelled<Value>) => Labelled<Value>;

/** Names them as they were shipped. */
export const asShipped: Naming = (set) => set;

/** The values of a labelled set: `ValueIn<typeof RIGHT_STATUS>`. */
export type ValueIn<Set> = Set extends Labelled<infer Value> ? Value : never;

/**
 * A set of values with their Chinese names, in the order in which people read them.
 *
 * @param labels value of the wire → name: `{ unlimited: '不限次数', quota: '限次数' }`
 * @param tones of the values that stand out where they are shown as a tag
 * @throws {TypeError} when there is no value
 */
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

/** The same set, named by a dictionary where there is one. */
export const served = <Value extends string>(dict: string, set: Labelled<Value>): Labelled<Value> => ({ ...set, dict });

/** A set to whose dictionary operators add values of their own. */
export const open = (dict: string, set: Labelled<string>): Labelled<string> => ({ ...set, dict, isOpen: true });

/**
 * A set as its dictionary has it: its names and its order, without what is switched off, which keeps a name where it was
 * chosen before. An empty dictionary, such as one that could not be read, changes nothing.
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
