import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const CODE = 'packages/{{ui,app,api,server}/src,content}/**/*.{ts,tsx}';
/** Markdown files: agreements, the written lessons, questions and tasks, and the guide in Storybook. */
const DOCUMENTS = 'packages/{server/src/**/*.md,content/**/*.md,ui/src/**/*.mdx}';
const HAN = /\p{Script=Han}/u;

/** A text shown to people, with its position. */
export interface ChineseText {
  file: string;
  line: number;
  text: string;
}

interface Piece {
  start: number;
  text: string;
}

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function textOf({ type, value }: Record<string, unknown>): string | null {
  switch (type) {
    case 'Literal':
    case 'JSXText':
      return typeof value === 'string' ? value : null;
    case 'TemplateElement':
      return isNode(value) && typeof value['cooked'] === 'string' ? value['cooked'] : null;
    default:
      return null;
  }
}

/** Collects string literals, fixed parts of templates and JSX texts. */
function piecesIn(node: unknown): Piece[] {
  if (!isNode(node)) return [];
  const text = textOf(node);
  if (text !== null) return [{ start: Number(node['start']), text }];
  return Object.values(node).flatMap(piecesIn);
}

/** Returns the Chinese texts of a source file, without comments. */
export function textsOfCode(file: string, code: string): ChineseText[] {
  const chinese = piecesIn(parseSync(file, code).program).filter(({ text }) => HAN.test(text));
  return chinese.map(({ start, text }) => {
    // A JSX text begins right after its tag, so white space before the words is skipped.
    const lead = /^\s*/.exec(text)?.[0].length ?? 0;
    return { file, line: code.slice(0, start + lead).split('\n').length, text: text.trim() };
  });
}

const textsOfDocument = (file: string, document: string): ChineseText[] =>
  document.split('\n').flatMap((text, at) => (HAN.test(text) ? [{ file, line: at + 1, text }] : []));

/** Returns all Chinese texts of the product that people may read. */
export function chineseTexts(): ChineseText[] {
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const code = globSync(CODE, { cwd: ROOT }).filter((file) => !/\.test\.tsx?$/.test(file));
  const inCode = code.toSorted().flatMap((file) => {
    const source = read(file);
    return HAN.test(source) ? textsOfCode(file, source) : [];
  });
  const documents = globSync(DOCUMENTS, { cwd: ROOT }).toSorted();
  return [...inCode, ...documents.flatMap((file) => textsOfDocument(file, read(file)))];
}
