import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const CODE = 'packages/{ui,app,api,server}/src/**/*.{ts,tsx}';
/** Agreements, and the questions of the demo. */
const DOCUMENTS = 'packages/server/src/**/*.md';
const HAN = /\p{Script=Han}/u;

/** A text that people may read, and where it stands. */
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

/** String literals, the fixed parts of templates, and what stands between tags. */
function piecesIn(node: unknown): Piece[] {
  if (!isNode(node)) return [];
  const text = textOf(node);
  if (text !== null) return [{ start: Number(node['start']), text }];
  return Object.values(node).flatMap(piecesIn);
}

/** The Chinese texts of a file of code; comments are for engineers. */
export function textsOfCode(file: string, code: string): ChineseText[] {
  const chinese = piecesIn(parseSync(file, code).program).filter(({ text }) => HAN.test(text));
  return chinese.map(({ start, text }) => {
    // What stands between tags begins on the line of the tag.
    const lead = /^\s*/.exec(text)?.[0].length ?? 0;
    return { file, line: code.slice(0, start + lead).split('\n').length, text: text.trim() };
  });
}

const textsOfDocument = (file: string, document: string): ChineseText[] =>
  document.split('\n').flatMap((text, at) => (HAN.test(text) ? [{ file, line: at + 1, text }] : []));

/** Every Chinese text of the product that a person may come to read. */
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
