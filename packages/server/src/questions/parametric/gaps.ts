import type { Template, Wrong, Written } from './parametric.ts';

type Language = Template['language'];
type Asked = Pick<Written, 'key' | 'wrong'>;

/** The different texts of a key and the wrong answers. */
export const textsOf = ({ key, wrong }: Asked): string[] => [...new Set([key, ...wrong.map(([text]) => text)])];

/** The blank of a program. */
const BLANK = '____';

const cppText = (text: string) => `R"~(${text})~"`;

/** Statements that print `text` if the program prints `wanted`. */
const printsIf: Record<Language, (code: string, wanted: string, text: string) => string> = {
  cpp: (code, wanted, text) =>
    [
      '{\nostringstream seen;',
      'streambuf *before = cout.rdbuf(seen.rdbuf());',
      `{\n${code}\n}`,
      'cout.rdbuf(before);',
      `if (seen.str() == ${cppText(wanted)}) cout << ${cppText(text)};\n}`,
    ].join('\n'),
  python: (code, wanted, text) =>
    [
      'import io, contextlib',
      '_seen = io.StringIO()',
      'with contextlib.redirect_stdout(_seen):',
      ...code.split('\n').map((line) => `    ${line}`),
      `if _seen.getvalue().strip() == ${JSON.stringify(wanted)}:`,
      `    print(${JSON.stringify(text)}, end="")`,
    ].join('\n'),
};

/** The end of the line that the options of a blank print. */
const END: Record<Language, string> = { cpp: '', python: '\nprint()' };

interface Gap {
  /** The program with `____` where the key belongs. */
  code: string;
  /** What the program prints with the key. */
  wanted: string;
  key: string;
  why: string;
  wrong: readonly Wrong[];
}

/**
 * Asks what to fill into a blank so that a program prints `wanted`. The proof runs the program with every option, so
 * that a second right option shows up. No option may loop forever or have undefined behaviour.
 */
export function gapIn(language: Language, { code, wanted, key, why, wrong }: Gap): Written {
  const runs = textsOf({ key, wrong }).map((text) => printsIf[language](code.replaceAll(BLANK, text), wanted, text));
  return {
    lead: `要使下面的${language === 'cpp' ? '程序段' : ' Python 程序'}输出 \`${wanted}\`，横线处应填（　　）。`,
    code,
    key,
    why,
    wrong,
    proof: runs.join('\n') + END[language],
  };
}

/** Statements that print those of the conditions that equal `rule` for every integer `name` of a range. */
export function sameAs(
  language: Language,
  rule: string,
  asked: Asked,
  { name = 'n', from = -200, to = 200 } = {},
): string {
  const texts = textsOf(asked);
  if (language === 'python')
    return [
      ...texts.map(
        (text) =>
          `if all(bool(${text}) == bool(${rule}) for ${name} in range(${from}, ${to + 1})): print(${JSON.stringify(text)}, end="")`,
      ),
      'print()',
    ].join('\n');
  return texts
    .map(
      (text) =>
        `{\nbool same = true;\nfor (int ${name} = ${from}; ${name} <= ${to}; ${name}++)\n    if (bool(${text}) != bool(${rule})) same = false;\nif (same) cout << ${cppText(text)};\n}`,
    )
    .join('\n');
}

/** C++ statements that print those of the texts for which `is`, a C++ expression of `string s`, holds. */
export const textsWith = (asked: Asked, is: string): string =>
  `for (string s : {${textsOf(asked)
    .map((text) => `string(${cppText(text)})`)
    .join(', ')}})\n    if (${is}) cout << s;`;
