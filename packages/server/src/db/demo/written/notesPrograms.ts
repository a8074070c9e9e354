export interface NotesProgram {
  language: 'cpp' | 'python';
  source: string;
  input: string;
  output: string;
}

const PROGRAM = /^```(cpp|python)\n(.*?)\n```\n\n(?:输入 `([^`]*)`，)?运行结果：\n\n```\n(.*?)\n```$/gmsu;

/** The programs of notes with what stands below them: what they read and what they print. */
export const notesPrograms = (notes: string): NotesProgram[] =>
  [...notes.matchAll(PROGRAM)].map(([, language, source = '', input = '', output = '']) => ({
    language: language === 'python' ? 'python' : 'cpp',
    source: `${source}\n`,
    input: `${input}\n`,
    output,
  }));
