import { pythonBlocks } from '../questions/stemCode.ts';

export interface NotesProgram {
  language: 'cpp' | 'python';
  source: string;
  input: string;
  output: string;
}

const PROGRAM = /^```(cpp|python)\n(.*?)\n```\n\n(?:输入 (`[^`]*`(?:、`[^`]*`)*)，)?运行结果：\n\n```\n(.*?)\n```$/gmsu;

const BLOCK = /^:::(?:predict|gap|animation [^\n]+)\n.*?^:::$/gmsu;

/** Notes without their blocks, whose programs are checked by themselves. */
export const withoutBlocks = (notes: string): string => notes.replaceAll(BLOCK, '');

/** Each code span is a line of the input. */
const linesOf = (spans: string): string =>
  [...spans.matchAll(/`([^`]*)`/gu)].map(([, line = '']) => `${line}\n`).join('');

/** Returns the programs in notes with the input and output shown below them. */
export const notesPrograms = (notes: string): NotesProgram[] =>
  [...withoutBlocks(notes).matchAll(PROGRAM)].map(([, language, source = '', input = '', output = '']) => ({
    language: language === 'python' ? 'python' : 'cpp',
    source: `${source}\n`,
    input: linesOf(input),
    output,
  }));

/** Returns the programs in notes that draw; their result is a picture, so none is written below them. */
export const drawingPrograms = (notes: string): string[] =>
  pythonBlocks(withoutBlocks(notes)).filter(
    (source) => /\bturtle\b/u.test(source) && !notesPrograms(notes).some((one) => one.source === `${source}\n`),
  );
