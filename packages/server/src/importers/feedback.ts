import { letterOf } from './objective.ts';

/** Appends a file's feedback on each answer to the analysis, as `B：…`, or with `names` in place of letters. */
export function withFeedback(analysis: string, said: readonly string[], names: readonly string[] = []): string {
  const lines = said.flatMap((text, at) =>
    text.trim() === '' ? [] : [`${names[at] ?? letterOf(at)}：${text.trim()}`],
  );
  return [analysis.trim(), ...lines].filter((text) => text !== '').join('\n\n');
}
