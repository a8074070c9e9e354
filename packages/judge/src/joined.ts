import { CPP } from '@aosai/api/domain/languages';
import type { Program } from '@aosai/api/domain/judging';

type Joined = Pick<Program, 'language' | 'source' | 'prepend' | 'append'>;

const isJoined = ({ prepend = '', append = '' }: Joined): boolean => prepend !== '' || append !== '';
const withoutMark = (text: string): string => text.replace(/^\uFEFF/u, '');

/** An empty line first: a backslash at the end of the part before would swallow the directive. */
const named = (file: string, text: string): string => `\n\n#line 1 "${file}"\n${withoutMark(text)}`;

/** As Python counts lines. */
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
 * What is compiled, by name, the main file first. The compiler counts the lines of each part by themselves, and shows
 * of `main.cpp`, which lies there too, the lines that the student wrote; of the other parts none.
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

/** What Python said of a joined program, with the lines as each part has them. */
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
