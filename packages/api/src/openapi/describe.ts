import contractWords from './contractWords.json' with { type: 'json' };
import propertyWords from './propertyWords.json' with { type: 'json' };
import valueWords from './valueWords.json' with { type: 'json' };

type Json = Record<string, unknown>;

/** Units that the end of a name tells. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/Fen$/, '单位：分（人民币）'],
  [/(?:Ms|^ms)$/, '单位：毫秒'],
  [/KiB$/, '单位：KiB'],
  [/(?:[Bb]ytes)$/, '单位：字节'],
  [/(?:Sec|[Ss]econds)$/, '单位：秒'],
  [/(?:Min|[Mm]inutes)$/, '单位：分钟'],
  [/Px$/, '单位：像素'],
];

/** An example for forms of texts that a reader cannot guess from the type. */
const EXAMPLES: readonly (readonly [test: (schema: Json) => boolean, example: string])[] = [
  [({ pattern }) => pattern === '^[0-9A-Z]{26}$', '01JD8M4Q7R2V5X9Z3B6C8D0F1G'],
  [({ format }) => format === 'date-time', '2026-11-21T01:30:00.000Z'],
  [({ format }) => format === 'date', '2026-11-21'],
  [({ pattern }) => typeof pattern === 'string' && pattern.startsWith('^1[3-9]'), '13800000000'],
  [({ pattern }) => typeof pattern === 'string' && pattern.includes('(asc|desc)'), 'createdAt,desc'],
];

/** Rows by field, those of the largest objects first. */
function byName<Row extends { name: string; siblings: string }>(rows: readonly Row[]) {
  const split = rows.map((row) => ({ ...row, siblings: row.siblings.split(' ') }));
  return Map.groupBy(
    split.toSorted((a, b) => b.siblings.length - a.siblings.length),
    ({ name }) => name,
  );
}
const DOCS = byName(contractWords.docs);
const USES = byName(contractWords.uses);
const WORDS = new Map(Object.entries(propertyWords));

interface NamedSet {
  /** The constant in the contract; empty for values that have no names there. */
  name: string;
  values: readonly string[];
  labels: Readonly<Record<string, string | undefined>>;
}
const NAMED_SETS: readonly NamedSet[] = [
  ...contractWords.sets,
  ...Object.entries(valueWords).map(([values, labels]) => ({ name: '', values: values.split(','), labels })),
];
const SETS = Map.groupBy(NAMED_SETS, ({ values }) => values.toSorted().join());

/** The rows that may be written for an object with these properties. */
const fitting = <Row extends { siblings: readonly string[] }>(rows: readonly Row[] = [], keys: ReadonlySet<string>) =>
  rows.filter(({ siblings }) => siblings.every((name) => keys.has(name)));

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values of a choice, also of an optional one, of a list of choices and of an object with a choice as key. */
function choices(schema: Json): readonly unknown[] | undefined {
  if (Array.isArray(schema['enum'])) return schema['enum'] as unknown[];
  const inner = [schema['items'], schema['propertyNames'], ...[schema['anyOf'] ?? []].flat()];
  return inner.filter(isObject).map(choices).find(Boolean);
}

function valuesText(name: string, schema: Json, keys: ReadonlySet<string>): string | undefined {
  const values = choices(schema);
  const sets = values && SETS.get(values.map(String).toSorted().join());
  if (!sets) return;
  const used = fitting(USES.get(name), keys).map(({ set }) => set);
  const set = used.map((wanted) => sets.find((one) => one.name === wanted)).find(Boolean) ?? sets[0];
  return Object.entries(set?.labels ?? {})
    .map(([value, label]) => `${value} ${label}`)
    .join('；');
}

function text(name: string, schema: Json, keys: ReadonlySet<string>): string {
  const unit = UNITS.find(([end]) => end.test(name))?.[1];
  const doc = DOCS.get(name)?.find(({ siblings }) => siblings.every((one) => keys.has(one)))?.doc;
  const said = [WORDS.get(name), valuesText(name, schema, keys), unit].filter(Boolean);
  return [said.join('。'), doc].filter(Boolean).join('\n\n');
}

const LARGEST = Number.MAX_SAFE_INTEGER;

function plain(schema: Json): Json {
  const { minimum, maximum, ...rest } = schema;
  const example = EXAMPLES.find(([fits]) => fits(schema))?.[1];
  return {
    ...rest,
    ...(minimum !== undefined && minimum !== -LARGEST && { minimum }),
    ...(maximum !== undefined && maximum !== LARGEST && { maximum }),
    ...(example !== undefined && { examples: [example] }),
  };
}

const within = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(within) : isObject(value) ? described(value) : value;

/**
 * Returns a JSON schema whose properties say what they are: Chinese name, names of the values of a choice, unit, and
 * the comment at the contract's field. Limits that only say "an integer of JavaScript" are left out; ids, times and
 * other forms of text get an example.
 */
export function described(schema: Json): Json {
  const inner = Object.fromEntries(Object.entries(plain(schema)).map(([name, value]) => [name, within(value)]));
  const properties = schema['properties'];
  if (!isObject(properties)) return inner;
  const keys = new Set(Object.keys(properties));
  const told = Object.entries(properties).map(([name, value]) => [
    name,
    isObject(value) ? { description: text(name, value, keys), ...described(value) } : value,
  ]);
  return { ...inner, properties: Object.fromEntries(told) };
}
