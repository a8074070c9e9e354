import type { ProgrammingDraft } from './draft.ts';
import type { Folder } from './files/folder.ts';
import type { ItemReport } from './itemReport.ts';
import { programFromFile } from './packageChecker.ts';
import { readText } from './text/readText.ts';

/** SYZOJ puts the language into the checker's name: `spj_cpp11.cpp`. */
export const SYZOJ_CHECKER = /^spj_[a-z0-9+-]+\.\w+$/i;
const CHECKER = /^(?:chk|check|checker|spj|judge|validator)\.(?:cpp|cc|cxx|c|py|pas|java)$/i;
const INTERACTOR = /^(?:interactor|interactive_lib|interlib|grader)\.(?:cpp|cc|cxx|c|h|py)$/i;
const VALIDATOR = /\bregisterValidation\b/;
const TESTLIB = /\bregister(?:TestlibCmd|Interaction)\b/;

/** The first file named like a checker. A program that validates inputs is skipped with a note. */
async function checkerPath(folder: Folder, names: readonly string[], report: ItemReport): Promise<string | undefined> {
  for (const name of names) {
    if (!CHECKER.test(name)) continue;
    if (!VALIDATOR.test(await readText(folder, name, report))) return name;
    report.note('validator-dropped', name);
  }
  return undefined;
}

/**
 * Finds a checker or interactor next to the test data that no configuration names. Adds a note if it neither has a name
 * of SYZOJ's kind nor is written for testlib: without that checker right answers could be judged wrong.
 */
export async function checkerByName(
  folder: Folder,
  report: ItemReport,
): Promise<ProgrammingDraft['compare'] | undefined> {
  const names = folder.fileNames();
  const interactor = names.find((name) => INTERACTOR.test(name));
  if (interactor !== undefined) {
    const isTestlib = !interactor.endsWith('.h') && TESTLIB.test(await readText(folder, interactor, report));
    if (isTestlib) return programFromFile(folder, interactor, { kind: 'interactor', protocol: 'testlib' }, report);
    report.note('checker-unsupported', interactor);
    return undefined;
  }
  const syzoj = names.find((name) => SYZOJ_CHECKER.test(name));
  if (syzoj !== undefined) return programFromFile(folder, syzoj, { kind: 'checker', protocol: 'syzoj' }, report);
  const path = await checkerPath(folder, names, report);
  if (path === undefined) return undefined;
  if (TESTLIB.test(await readText(folder, path, report)))
    return programFromFile(folder, path, { kind: 'checker', protocol: 'testlib' }, report);
  report.note('checker-unsupported', path);
  return undefined;
}
