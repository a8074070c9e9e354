import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** A regular expression in a source file. */
export interface Expression {
  /** File and line, like `a.ts:12`. */
  place: string;
  source: string;
  flags: string;
}

export interface Found {
  expressions: Expression[];
  /** Places that build an expression from a text known only at run time. */
  made: string[];
}

const root = join(import.meta.dirname, '../..');

const SOURCES = ['packages/*/src/**/*.{ts,tsx,mjs}', 'packages/app/public/**/*.mjs'];
/** Files that are not part of the product: tests and their helpers, stories, and the written content. */
const NO_PRODUCT =
  /\.(?:test|stories)\.tsx?$|\/(?:testing|storybook|fixtures|server\/src\/demo)\/|^packages\/content\//;
/** Methods of strings that build an expression from a string argument. */
const MAKERS = new Set(['match', 'matchAll', 'search']);

type Call = Parameters<NonNullable<ConstructorParameters<typeof Visitor>[0]['NewExpression']>>[0];

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Finds the regular expressions in a source: literals, and calls of `RegExp` with string literals. */
export function expressionsIn(file: string, text: string): Found {
  const found: Found = { expressions: [], made: [] };
  const placeOf = ({ start }: { start: number }) => `${file}:${lineOf(text, start)}`;
  const textOf = (part: Call['arguments'][number] | undefined): string | undefined =>
    part?.type === 'Literal' && typeof part.value === 'string' ? part.value : undefined;
  const made = (node: Pick<Call, 'start' | 'arguments'>): void => {
    const [given, flagsGiven] = node.arguments;
    const source = textOf(given);
    const flags = flagsGiven === undefined ? '' : textOf(flagsGiven);
    if (source === undefined || flags === undefined) found.made.push(placeOf(node));
    else found.expressions.push({ place: placeOf(node), source, flags });
  };
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      found.expressions.push({ place: placeOf(node), source: pattern, flags });
    },
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') made(node);
    },
    CallExpression(node) {
      const { callee } = node;
      if (callee.type === 'Identifier' && callee.name === 'RegExp') made(node);
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (MAKERS.has(callee.property.name) && textOf(node.arguments[0]) !== undefined) made(node);
    },
  }).visit(parseSync(file, text).program);
  return found;
}

/** Finds the regular expressions of the product. */
export function productExpressions(): Found {
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !NO_PRODUCT.test(file));
  const found = files.toSorted().map((file) => expressionsIn(file, readFileSync(join(root, file), 'utf8')));
  return { expressions: found.flatMap((one) => one.expressions), made: found.flatMap((one) => one.made) };
}
