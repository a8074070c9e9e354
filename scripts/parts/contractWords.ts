import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor, type Expression, type ObjectExpression, type ObjectProperty } from 'oxc-parser';
import { root } from './child.ts';

/** What the contract's source says about the field `name` of an object that has the fields `siblings`. */
interface AtField {
  name: string;
  /** Names with a space between them. */
  siblings: string;
}

/** The words of the contract: see `npm run api-words`. */
interface ContractWords {
  docs: (AtField & { doc: string })[];
  uses: (AtField & { set: string })[];
  sets: { name: string; values: string[]; labels: Record<string, string> }[];
}

const nameOf = ({ key }: ObjectProperty): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

const fieldsOf = (node: ObjectExpression): ObjectProperty[] =>
  node.properties.filter((field): field is ObjectProperty => field.type === 'Property' && !field.computed);

/** The JSDoc comments of a file as one line each, by the position of what follows. */
function docsOf(text: string, comments: readonly { type: string; value: string; end: number }[]): Map<number, string> {
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  return new Map(
    docs.map(({ value, end }) => [
      end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0),
      value
        .replaceAll(/^\s*\*+ ?/gm, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ]),
  );
}

/** `LIFECYCLE` in `z.nullable(z.enum(LIFECYCLE.values))`; the names of constants it is made of otherwise. */
function namesIn(text: string): string[] {
  const sets = [...text.matchAll(/\b(\w+)\.values\b/g)].map(([, name = '']) => name);
  return sets.length > 0 ? sets : [...text.matchAll(/\b[A-Za-z]\w*\b/g)].map(([name]) => name);
}

/** Reads all contract files. Sets are loaded, since their labels are values of the program. */
export async function contractWords(): Promise<ContractWords> {
  const files = globSync('packages/api/src/**/*.ts', { cwd: root })
    .filter((file) => !/\.(?:test|fixtures)\.ts$|\/openapi\//.test(file))
    .toSorted();
  const words: ContractWords = { docs: [], uses: [], sets: [] };
  /** Constants by `file name` and, for those from other files, by name alone. */
  const constants = new Map<string, string>();
  const fields: (AtField & { file: string; from: string })[] = [];
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    const { program, comments } = parseSync(file, text);
    const docs = docsOf(text, comments);
    const source = ({ start, end }: Expression) => text.slice(start, end);
    new Visitor({
      VariableDeclarator({ id, init }) {
        if (id.type !== 'Identifier' || !init) return;
        constants.set(id.name, source(init));
        constants.set(`${file} ${id.name}`, source(init));
      },
      ObjectExpression(node) {
        const own = fieldsOf(node);
        const names = own.map(nameOf).filter(Boolean);
        const siblings = names.join(' ');
        for (const field of own) {
          const at = { name: nameOf(field), siblings };
          const doc = docs.get(field.start);
          if (doc && names.length > 1) words.docs.push({ ...at, doc });
          fields.push({ ...at, file, from: source(field.value) });
        }
      },
    }).visit(program);
    const module = (await import(join(root, file))) as Record<string, unknown>;
    const exported = Object.entries(module);
    for (const [name, value] of exported.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      if (!isLabelled(value)) continue;
      const { values, options } = value;
      words.sets.push({ name, values, labels: Object.fromEntries(options.map((one) => [one.value, one.label])) });
    }
  }
  const setNames = new Set(words.sets.map(({ name }) => name));
  const alike = Map.groupBy(words.sets, ({ values }) => values.toSorted().join()).values();
  const doubtful = new Set([...alike].filter((sets) => sets.length > 1).flatMap((sets) => sets.map((set) => set.name)));
  const setIn = (file: string, text: string, depth = 0): string | undefined => {
    if (text.length > 200 || depth > 3) return;
    const names = namesIn(text);
    return (
      names.find((name) => setNames.has(name)) ??
      names
        .map((name) => setIn(file, constants.get(`${file} ${name}`) ?? constants.get(name) ?? '', depth + 1))
        .find(Boolean)
    );
  };
  for (const { file, from, ...at } of fields) {
    const set = setIn(file, from);
    if (set && doubtful.has(set)) words.uses.push({ ...at, set });
  }
  return words;
}

interface AnyLabelled {
  values: string[];
  options: { value: string; label: string }[];
}

const isLabelled = (value: unknown): value is AnyLabelled =>
  typeof value === 'object' && value !== null && 'values' in value && 'options' in value && 'label' in value;
