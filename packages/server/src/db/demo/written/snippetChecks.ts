import { CPP, PYTHON } from '@aosai/api/domain/languages';
import type { SnippetCheck } from '@aosai/api/domain/questions/source';
import { program } from '../papers/snippet.ts';

/** A program that readers do not see: a fence of its own, `cpp 证明`. */
const HIDDEN = /^```(cpp|python) 证明\n(.*?)\n```$/msu;
const SHOWN = /^```(cpp|python)\n(.*?)\n```$/msu;
/** `运行：3 4 → 7`: the program of the stem reads the one and prints the other; both may be left out. */
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

/** What a question says to prove its key: `shown` for what the stem's program prints unless told, `hidden` for the other. */
export function snippetChecks(text: string, outputs: { shown: string; hidden: string }): SnippetCheck[] {
  const runs = [...text.matchAll(RUN)];
  return [
    ...runs.flatMap(([, stdin = '', output]) =>
      checkOf(SHOWN.exec(text), stdin.trim(), output?.trim() ?? outputs.shown),
    ),
    ...checkOf(HIDDEN.exec(text), '', outputs.hidden),
  ];
}

/** The text that stands on the page: without proofs and what tells of them. */
export const withoutProofs = (text: string): string =>
  text
    .replace(HIDDEN, '')
    .replaceAll(RUN, '')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
