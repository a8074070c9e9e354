import { builtinChecker } from '../checkers.ts';
import { findPairs, roleOf } from '../cases/pairs.ts';
import type { Group } from '../cases/scores.ts';
import type { ProgrammingDraft, QuestionDraft } from '../draft.ts';
import { Folder } from '../files/folder.ts';
import { openZip } from '../files/openZip.ts';
import { oneItem } from '../format.ts';
import { ItemReport } from '../itemReport.ts';
import { looseStatement } from '../looseStatement.ts';
import { Refusal } from '../notes.ts';
import { programFromFile } from '../packageChecker.ts';
import { type CaseSource, dataAt, listedCase, programmingDraft } from '../programming.ts';
import { limitsOf } from '../readLimits.ts';
import { type Fields, fieldsOf, listOf, numberOf, textOf, type Value } from '../text/manifest.ts';
import { parseYaml } from '../text/parseYaml.ts';
import { readText } from '../text/readText.ts';
import { fileIoOf } from '../fileIoOf.ts';

async function compareOf(
  folder: Folder,
  value: Value,
  report: ItemReport,
): Promise<ProgrammingDraft['compare'] | undefined> {
  const name = textOf(value) || textOf(fieldsOf(value).get('name'));
  const args = fieldsOf(fieldsOf(value).get('args'));
  switch (name) {
    case '':
    case 'standard':
      return { kind: 'token' };
    case 'identical':
      return { kind: 'exact' };
    case 'rstripped':
      return { kind: 'default' };
    case 'floats':
    case 'floatsabs':
    case 'floatsrel': {
      const tolerance = 10 ** -(numberOf(args.get('precision')) ?? 6);
      const mode = textOf(args.get('error_mode'));
      const isRelative = name !== 'floatsabs' && mode !== 'absolute';
      const isAbsolute = name !== 'floatsrel' && mode !== 'relative';
      return { kind: 'real', absolute: isAbsolute ? tolerance : 0, relative: isRelative ? tolerance : 0 };
    }
    case 'bridged': {
      const files = args.get('files');
      const path = textOf(files) || textOf(listOf(files)[0]);
      if (textOf(args.get('type')) === 'testlib')
        return programFromFile(
          folder,
          path,
          { kind: 'checker', protocol: 'testlib', language: textOf(args.get('lang')) },
          report,
        );
      report.note('checker-unsupported', `bridged ${textOf(args.get('type'))}`);
      return undefined;
    }
    default: {
      const builtin = builtinChecker(name);
      if (!builtin) report.note('checker-unsupported', name);
      return builtin ?? undefined;
    }
  }
}

function listed(data: Folder, config: Fields, report: ItemReport) {
  const groups: Group[] = [];
  const one = (fields: Fields, id: string, subtaskId: string): CaseSource[] => {
    const [input, answer] = [textOf(fields.get('in')), textOf(fields.get('out'))];
    if (fields.has('generator') || config.has('generator')) {
      if (input === '' || !data.has(input)) {
        report.note('generator-not-run', id);
        return [];
      }
    }
    // A case that names no input file reads empty input.
    if (input === '') return [{ id, input: null, answer: answer === '' ? null : dataAt(data, answer), subtaskId }];
    return listedCase(data, { id, input, answer: answer === '' ? null : answer, subtaskId }, report);
  };
  const cases = listOf(config.get('test_cases')).flatMap((value, at): CaseSource[] => {
    const fields = fieldsOf(value);
    const id = String(at + 1);
    const batch = listOf(fields.get('batched')).map(fieldsOf);
    const requires = listOf(fields.get('dependencies')).map(textOf);
    for (const inner of [fields, ...batch])
      if (inner.has('checker')) report.note('checker-unsupported', `${id} checker`);
    groups.push({
      id,
      type: 'min',
      share: numberOf(fields.get('points')) ?? numberOf(config.get('points')) ?? 0,
      requires,
    });
    return batch.length > 0
      ? batch.flatMap((inner, place) => one(inner, `${id}.${place + 1}`, id))
      : one(fields, id, id);
  });
  return { cases, groups };
}

/**
 * Key `batch/case`: the last number of the path is the case; the number before it, if it begins a word, is the batch.
 */
function caseKey(path: string, word: 'in' | 'out'): string | null {
  if (!path.startsWith(word) && !path.includes(`.${word}`)) return null;
  const [last, before] = [...path.matchAll(/\d+/g)].toReversed();
  if (!last || /\s/.test(path.slice(last.index))) return null;
  const isBatch =
    before !== undefined &&
    !/\s/.test(path.slice(before.index, last.index)) &&
    (before.index === 0 || /\W/.test(path.charAt(before.index - 1)));
  return `${isBatch ? before[0] : ''}/${last[0]}`;
}

/** Without a list of cases, file names decide. Patterns from the package are not run: they could run forever. */
function byPattern(data: Folder, report: ItemReport) {
  const answers = new Map(
    data.paths.flatMap((path) => {
      const key = roleOf(path)?.role === 'input' ? null : caseKey(path, 'out');
      return key === null ? [] : [[key, path] as const];
    }),
  );
  const groups = new Map<string, Group>();
  const paired = new Map(findPairs(data.paths, new ItemReport()).map(({ input, answer }) => [input, answer]));
  const inputs = data.paths.flatMap((path) => (roleOf(path)?.role === 'input' ? (caseKey(path, 'in') ?? []) : []));
  const isOnce = (key: string): boolean => inputs.filter((one) => one === key).length === 1;
  const cases = data.paths.flatMap((path): CaseSource[] => {
    const key = roleOf(path)?.role === 'input' ? caseKey(path, 'in') : null;
    // The key alone picks the answer only if no other input has the same key.
    const answer = key === null ? undefined : (paired.get(path) ?? (isOnce(key) ? answers.get(key) : undefined));
    if (key === null || answer === undefined) {
      if (roleOf(path)?.role === 'input') report.note('case-unpaired', path);
      return [];
    }
    const [batch = ''] = key.split('/');
    if (batch !== '') groups.set(batch, { id: batch, type: 'min', share: 1 });
    const subtaskId = batch === '' ? undefined : batch;
    const id = isOnce(key) ? key.replace(/^\//, '') : path.replace(/\.[^.]*$/, '');
    return [{ id, input: dataAt(data, path), answer: dataAt(data, answer), subtaskId }];
  });
  return { cases, groups: [...groups.values()] };
}

async function readDmoj(folder: Folder, report: ItemReport): Promise<QuestionDraft> {
  const config = fieldsOf(parseYaml(await readText(folder, 'init.yml', report), 'init.yml'));
  const unsupported = ['signature_grader', 'custom_judge'].find((key) => config.has(key));
  if (unsupported === 'signature_grader') throw new Refusal('unsupported-type', unsupported);
  const archive = textOf(config.get('archive'));
  if (archive !== '' && !folder.has(archive)) report.note('case-missing', archive);
  // Opened from memory: there is nothing to close, and its cases can be read later.
  const data = folder.has(archive) ? new Folder('', (await openZip(await folder.read(archive))).files) : folder;
  const { samples, ...loose } = await looseStatement(folder, report);
  const names = fieldsOf(config.get('file_io'));
  const [reads, writes] = [textOf(names.get('input')), textOf(names.get('output'))];
  const fileIo = fileIoOf(reads, writes, report);
  if (fieldsOf(config.get('test_cases')).has('case_points')) report.note('score-approximated', 'case_points');
  const isInteractive = config.has('interactive') || unsupported !== undefined;
  if (isInteractive) report.note('checker-unsupported', unsupported ?? 'interactive');
  const compare = isInteractive ? undefined : await compareOf(folder, config.get('checker'), report);
  const { cases, groups } = Array.isArray(config.get('test_cases'))
    ? listed(data, config, report)
    : byPattern(data, report);
  return programmingDraft(
    {
      ...loose,
      limits: limitsOf({ timeMs: null, memoryKiB: null }, report),
      cases: [...samples, ...cases],
      groups,
      ...(compare ? { compare } : {}),
      fileIo,
    },
    report,
  );
}

/** Reads DMOJ's test data: `init.yml`, and files that are often in an inner archive. */
export const dmoj = oneItem(readDmoj);
