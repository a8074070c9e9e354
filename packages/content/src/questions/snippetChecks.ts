import { CPP, PYTHON } from '@aosai/api/judging/languages';
import type { SnippetCheck } from '@aosai/api/questions/source';
import { program } from './snippet.ts';

/** A proof program, not shown to readers: a fence marked `cpp 证明`. */
const HIDDEN = /^```(cpp|python) 证明\n(.*?)\n```$/msu;
const SHOWN = /^```(cpp|python)\n(.*?)\n```$/msu;
/** `运行：3 4 → 7`: with input `3 4` the stem's program prints `7`; both may be omitted. */
const RUN = /^运行：(.*?)(?:→ ?(.*))?$/gmu;

function checkOf(match: RegExpExecArray | null, stdin: string, output: string): SnippetCheck[] {
  const [, language, code = ''] = match ?? [];
  if (language === undefined) return [];
  const isPart = language === 'cpp' && !code.includes('int main');
  return [
    {
      language: language === 'cpp' ? CPP : PYTHON,
      source: isPart ? program('', code) : `${code}\n`,
      stdin: stdin === '' ? '' : `${stdin.replaceAll(String.raw`\n`, '\n')}\n`,
      output,
    },
  ];
}

/** Checks that prove a question's key. `outputs` are the defaults for the shown and the hidden program. */
export function snippetChecks(text: string, outputs: { shown: string; hidden: string }): SnippetCheck[] {
  const runs = [...text.matchAll(RUN)];
  return [
    ...runs.flatMap(([, stdin = '', output]) =>
      checkOf(SHOWN.exec(text), stdin.trim(), output?.trim() ?? outputs.shown),
    ),
    ...checkOf(HIDDEN.exec(text), '', outputs.hidden),
  ];
}

/** Removes proof programs and run lines, which readers do not see. */
export const withoutProofs = (text: string): string =>
  text
    .replace(HIDDEN, '')
    .replaceAll(RUN, '')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
