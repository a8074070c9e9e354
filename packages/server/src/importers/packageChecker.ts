import type { CheckerProgram } from '@aosai/api/judging/checkers';
import { checkerProgram, languageOf, languageOfFile } from './checkers.ts';
import type { ProgrammingDraft } from './draft.ts';
import type { Folder } from './files/folder.ts';
import type { ItemReport } from './itemReport.ts';
import { readText } from './text/readText.ts';

const PLACES = ['', 'files/', 'testdata/', 'output_validators/', 'output_validator/', 'data/', 'check/', 'checker/'];

/** Reads the headers that a source includes, testlib.h as well, from the package. */
async function headersFor(
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

type Protocol = Parameters<typeof checkerProgram>[0]['protocol'];

/** Reads a checker or interactor from a file of the package; undefined, with a note, if it cannot be used. */
export async function programFromFile(
  folder: Folder,
  path: string,
  { kind, protocol, language: given = '' }: { kind: CheckerProgram['kind']; protocol: Protocol; language?: string },
  report: ItemReport,
): Promise<ProgrammingDraft['compare'] | undefined> {
  if (!folder.has(path)) {
    report.note('checker-missing', path);
    return undefined;
  }
  const language = languageOfFile(path) ?? languageOf(given);
  if (language === null) {
    report.note('checker-unsupported', path);
    return undefined;
  }
  const source = await readText(folder, path, report);
  const beside = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : '';
  const headers = await headersFor(folder, source, report, beside);
  const rule = checkerProgram({ kind, protocol, source, language, headers });
  if (rule === null) {
    report.note('checker-unsupported', path);
    return undefined;
  }
  return rule;
}
