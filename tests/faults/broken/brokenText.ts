import type { Break } from './breakSource.ts';

/** Parses the breaks in an environment variable. */
export const breaksIn = (value: string | undefined): readonly Break[] => JSON.parse(value ?? '[]') as Break[];

/** Replaces the controls in a source; null when none belongs to this file. Throws when a control is not found. */
export function brokenText(source: string, path: string, breaks: readonly Break[]): string | null {
  const wanted = breaks.filter(({ file }) => path.endsWith(file));
  if (wanted.length === 0) return null;
  return wanted.reduce((text, { file, control, instead }) => {
    if (text.split(control).length !== 2) throw new Error(`${file} has the control of a mutant no longer, or twice`);
    return text.replace(control, () => instead);
  }, source);
}
