import { CPP } from '@aosai/api/judging/languages';
import type { Program } from '@aosai/api/judging/judging';

type Joined = Pick<Program, 'language' | 'source' | 'prepend' | 'append'>;

const isJoined = ({ prepend = '', append = '' }: Joined): boolean => prepend !== '' || append !== '';
const withoutMark = (text: string): string => text.replace(/^\uFEFF/u, '');

/** Begins with an empty line, because a backslash at the end of the previous part would swallow the directive. */
const named = (file: string, text: string): string => `\n\n#line 1 "${file}"\n${withoutMark(text)}`;

/** Line ends as Python counts them. */
const plainLines = (text: string): string => withoutMark(text).replaceAll(/\r\n?/gu, '\n');

function pythonParts({ source, prepend = '', append = '' }: Joined): { file: string; text: string }[] {
  return [
    { file: 'prepend.py', text: prepend },
    { file: 'main.py', text: source },
    { file: 'append.py', text: append },
  ]
    .filter(({ file, text }) => file === 'main.py' || text !== '')
    .map(({ file, text }) => ({ file, text: plainLines(text) }));
}

/**
 * Returns the name of the main file and all files to compile. With code around the answer, the compiler counts the
 * lines of each part separately. It quotes lines of `main.cpp`, which exists as a file, and of no other part.
 */
export function sourceFiles(program: Joined): readonly [main: string, files: Readonly<Record<string, string>>] {
  const { language, source, prepend = '', append = '' } = program;
  const main = language === CPP ? 'main.cpp' : 'main.py';
  if (!isJoined(program)) {
    return [main, { [main]: source }];
  }
  if (language === CPP) {
    const text = `${named('prepend.cpp', prepend)}${named('main.cpp', source)}${named('append.cpp', append)}\n`;
    return ['joined.cpp', { 'joined.cpp': text, 'main.cpp': source }];
  }
  const text = pythonParts(program)
    .map((part) => part.text)
    .join('\n');
  return [main, { [main]: text }];
}

/** Converts line numbers of a joined Python program, in an error message or traceback, to those of each part. */
export function ownLines(program: Joined, said: string): string {
  if (program.language === CPP || !isJoined(program)) {
    return said;
  }
  const parts = pythonParts(program).map(({ file, text }) => ({ file, count: text.split('\n').length }));
  const placeOf = (joined: number): { file: string; line: number } => {
    let line = joined;
    for (const [place, { file, count }] of parts.entries()) {
      if (line <= count || place === parts.length - 1) {
        return { file, line };
      }
      line -= count;
    }
    return { file: 'main.py', line: joined };
  };
  return said
    .replaceAll(/File "main\.py", line (\d+)/gu, (_, digits: string) => {
      const { file, line } = placeOf(Number(digits));
      return `File "${file}", line ${line}`;
    })
    .replaceAll(/\bon line (\d+)/gu, (_, digits: string) => `on line ${placeOf(Number(digits)).line}`);
}
