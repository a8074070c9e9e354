import type { Break } from './breakSource.ts';

/** The breaks that a variable of the environment holds. */
export const breaksIn = (value: string | undefined): readonly Break[] => JSON.parse(value ?? '[]') as Break[];

/** A source with its controls taken out; null where none of them is in this file. Throws when one is not where it was. */
export function brokenText(source: string, path: string, breaks: readonly Break[]): string | null {
  const wanted = breaks.filter(({ file }) => path.endsWith(file));
  if (wanted.length === 0) return null;
  return wanted.reduce((text, { file, control, instead }) => {
    if (text.split(control).length !== 2) throw new Error(`${file} has the control of a mutant no longer, or twice`);
    return text.replace(control, () => instead);
  }, source);
}
