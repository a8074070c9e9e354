import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const CODE = '{packages/*/{src,build},packages/content,tests,scripts,.storybook,examples}/**/*.{ts,tsx}';

/** Phrases that puzzle a reader, with what to write instead. */
const UNWANTED: readonly { pattern: RegExp; instead: string }[] = [
  { pattern: /\bthe own\b/i, instead: 'its own, their own' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\banyone (?:else )?who(?:'s|m)\b|\banyone else who\b/i, instead: 'say who does it' },
  { pattern: /\bno matter who\b/i, instead: 'say who does it' },
  { pattern: /\bwhoever's\b/i, instead: 'whichever person’s, or say whose' },
  { pattern: /\btold of\b/i, instead: 'informed about, notified of' },
  { pattern: /\bsays of\b/i, instead: 'says about, returns for' },
  { pattern: /\bany more\b/i, instead: 'no longer' },
  { pattern: /\bso many\b/i, instead: 'n, that number of' },
  { pattern: /\bwhat is asked\b/i, instead: 'the question, the request' },
  { pattern: /\bhung\b/i, instead: 'blocked, attached' },
  { pattern: /\bbrought\b/i, instead: 'returned, fetched' },
];

/** Longer phrases in which an unwanted one is good English, each with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'hung judge': 'a process that no longer answers',
  'hung worker': 'a process that no longer answers',
};

export interface EnglishText {
  line: number;
  text: string;
}

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether this calls `test`, `describe` or a method of them, or `.test` of a story. */
const isTestCall = (callee: unknown): boolean =>
  isNode(callee) &&
  (callee['type'] === 'Identifier'
    ? callee['name'] === 'test' || callee['name'] === 'describe'
    : callee['type'] === 'MemberExpression'
      ? (isNode(callee['property']) && callee['property']['name'] === 'test') || isTestCall(callee['object'])
      : callee['type'] === 'CallExpression' && isTestCall(callee['callee']));

/** Collects the titles of tests below a node of the syntax tree. */
function titlesIn(node: unknown): { start: number; text: string }[] {
  if (!isNode(node)) return [];
  const below = Object.values(node).flatMap(titlesIn);
  if (node['type'] !== 'CallExpression' || !isTestCall(node['callee'])) return below;
  const [title] = Array.isArray(node['arguments']) ? (node['arguments'] as unknown[]) : [];
  const isTitle = isNode(title) && title['type'] === 'Literal' && typeof title['value'] === 'string';
  return isTitle ? [{ start: Number(title['start']), text: String(title['value']) }, ...below] : below;
}

/** Returns the comments and test titles of a source file. */
export function englishTexts(file: string, code: string): EnglishText[] {
  const { program, comments } = parseSync(file, code);
  const titles = /\btest\b/.test(code) ? titlesIn(program) : [];
  return [...comments.map(({ start, value }) => ({ start, text: value })), ...titles].map(({ start, text }) => ({
    line: code.slice(0, start).split('\n').length,
    text: text
      .replace(/^\*/, '')
      .replaceAll(/\s+\*?\s*/g, ' ')
      .trim(),
  }));
}

/** Returns `line: anew → again: the text` for each unwanted phrase. */
export const englishFaults = ({ line, text }: EnglishText): string[] => {
  const rest = Object.keys(ALLOWED).reduce((left, phrase) => left.replaceAll(phrase, ''), text);
  return UNWANTED.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(rest)?.[0];
    return found === undefined ? [] : [`${line}: ${found} → ${instead}: ${text.slice(0, 100)}`];
  });
};

/** Returns the unwanted phrases of the repository's comments and test titles, by file. */
export function repositoryFaults(): string[] {
  const files = globSync(CODE, { cwd: ROOT, exclude: (path) => path.includes('node_modules') }).toSorted();
  return files.flatMap((file) =>
    englishTexts(file, readFileSync(join(ROOT, file), 'utf8'))
      .flatMap(englishFaults)
      .map((fault) => `${file}:${fault}`),
  );
}
