import type { Folder } from './files/folder.ts';
import type { ItemReport } from './itemReport.ts';
import { readText } from './text/readText.ts';

const PLACES = ['', 'files/', 'testdata/', 'output_validators/', 'output_validator/', 'data/', 'check/', 'checker/'];

/** Reads the headers that a source includes, testlib.h as well, from the package. */
export async function headersFor(
  folder: Folder,
  source: string,
  report: ItemReport,
  beside = '',
): Promise<Record<string, string>> {
  const named = [...source.matchAll(/^[ \t]*#[ \t]*include[ \t]*"([\w.-]{1,60})"/gm)].map(([, name = '']) => name);
  const headers: [string, string][] = [];
  for (const name of new Set(named)) {
    const path = folder.firstOf(...[beside, ...PLACES].map((place) => `${place}${name}`));
    if (path !== undefined) headers.push([name, await readText(folder, path, report)]);
  }
  return Object.fromEntries(headers);
}
