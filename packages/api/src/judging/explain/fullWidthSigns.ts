import { blankedCpp } from './cppSource.ts';

/** Chinese punctuation and full-width signs with the sign that a program needs instead. */
const ASCII: Readonly<Record<string, string>> = {
  '；': ';',
  '，': ',',
  '（': '(',
  '）': ')',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '：': ':',
  '！': '!',
  '？': '?',
  '【': '[',
  '】': ']',
  '《': '<<',
  '》': '>>',
  '。': '.',
  '、': ',',
  '…': '...',
  '—': '-',
  '×': '*',
  '÷': '/',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '\u3000': ' ',
};
const SIGNS = /[；，（）“”‘’：！？【】《》。、…—×÷≤≥≠\u3000\uff01-\uff5e]/gu;

/** A sign that no program may have outside strings and comments. */
export interface FullWidthSign {
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units as editors count. */
  column: number;
  sign: string;
  /** What to write instead; a space for the full-width space. */
  instead: string;
}

const asciiOf = (sign: string): string =>
  ASCII[sign] ?? String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xff01 + '!'.charCodeAt(0));

/** Comments and strings of Python; one in single quotes that is not closed ends with its line. */
const PYTHON_SKIPPED =
  /#[^\n]*|"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?/g;

/** Replaces comments and strings of a Python program by spaces; lines and columns stay the same. */
export const blankedPython = (source: string): string =>
  source.replaceAll(PYTHON_SKIPPED, (skipped) => skipped.replaceAll(/[^\n]/g, ' '));

/** Finds full-width signs outside strings and comments, in the order of the program. */
export function fullWidthSigns(language: 'cpp' | 'python', source: string): FullWidthSign[] {
  const blanked = language === 'cpp' ? blankedCpp(source) : blankedPython(source);
  return blanked.split('\n').flatMap((text, index) =>
    [...text.matchAll(SIGNS)].map((found) => ({
      line: index + 1,
      column: found.index + 1,
      sign: found[0],
      instead: asciiOf(found[0]),
    })),
  );
}

/** What a full-width sign means for a beginner. */
export const fullWidthText = ({ sign, instead }: FullWidthSign): { title: string; advice: string } => ({
  title: sign === '\u3000' ? '这里有一个中文空格（全角空格）' : `这里有中文符号「${sign}」`,
  advice: `切换到英文输入法，改成${instead === ' ' ? '普通空格' : ` ${instead}`}。程序里的符号都用英文的，引号里的文字除外。`,
});
