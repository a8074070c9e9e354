import { letterOf } from './objective.ts';

/** What a file says about each answer, below the analysis: `B：…`, by letters or, where there are none, by the answer. */
export function withFeedback(analysis: string, said: readonly string[], names: readonly string[] = []): string {
  const lines = said.flatMap((text, at) =>
    text.trim() === '' ? [] : [`${names[at] ?? letterOf(at)}：${text.trim()}`],
  );
  return [analysis.trim(), ...lines].filter((text) => text !== '').join('\n\n');
}
