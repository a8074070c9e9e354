import { readFileSync } from 'node:fs';

/**
 * The 2,500 characters that primary schools teach, in the order of the list, which is by strokes. Source: 现代汉语常用字表,
 * first part (常用字), State Language Commission and State Education Commission, 1988.
 */
export const COMMON_CHARACTERS: ReadonlySet<string> = new Set(
  readFileSync(new URL('commonCharacters.txt', import.meta.url), 'utf8').replaceAll('\n', ''),
);
