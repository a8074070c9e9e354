import { builtinChecker } from '../../checkers.ts';
import type { Group } from '../../cases/scores.ts';
import type { ProgrammingDraft } from '../../draft.ts';
import type { Folder } from '../../files/folder.ts';
import type { ItemReport } from '../../itemReport.ts';
import { Refusal } from '../../notes.ts';
import { programFromFile } from '../../packageChecker.ts';
import { type CaseSource, listedCase } from '../../programming.ts';
import { limitsOf, memoryKiB, timeMs } from '../../readLimits.ts';
import { type Fields, fieldsOf, listOf, numberOf, textOf, type Value, wordsOf } from '../../text/manifest.ts';
import { parseYaml } from '../../text/parseYaml.ts';
import { readText } from '../../text/readText.ts';
import { casesByName } from '../testFiles.ts';
import { allowedLanguages } from '../../allowedLanguages.ts';
import { checkerByName } from '../../checkerByName.ts';
import { fileIoOf } from '../../fileIoOf.ts';

const CONFIG_NAMES = ['config.yaml', 'config.yml', 'Config.yaml'] as const;

/** Reads the configuration from the folder with the test data; empty if there is none. */
export async function readHydroConfig(data: Folder, report: ItemReport | null): Promise<Fields> {
  const path = data.firstOf(...CONFIG_NAMES);
  return path === undefined ? new Map() : fieldsOf(parseYaml(await readText(data, path, report), path));
}

const UNSUPPORTED = new Set(['submit_answer', 'communication']);
const PROTOCOLS = {
  kattis: 'icpc',
  testlib: 'testlib',
  hustoj: 'hustoj',
  lemon: 'lemon',
  qduoj: 'qduoj',
  syzoj: 'syzoj',
} as const;
type Named = keyof typeof PROTOCOLS;

const fileOf = (value: Value): { path: string; language: string } => ({
  path: textOf(value) || textOf(fieldsOf(value).get('file')),
  language: textOf(fieldsOf(value).get('lang')),
});

async function compareOf(
  data: Folder,
  config: Fields,
  report: ItemReport,
): Promise<ProgrammingDraft['compare'] | undefined> {
  if (textOf(config.get('type')) === 'interactive') {
    const { path, language } = fileOf(config.get('interactor'));
    return programFromFile(data, path, { kind: 'interactor', protocol: 'testlib', language }, report);
  }
  const { path, language } = fileOf(config.get('checker'));
  const type = textOf(config.get('checker_type')) || (path === '' ? 'default' : 'testlib');
  if (type === 'default') {
    const beside = textOf(config.get('checker_type')) === '' ? await checkerByName(data, report) : undefined;
    if (beside && 'source' in beside) report.note('checker-guessed');
    return beside;
  }
  if (type === 'strict') return { kind: 'exact' };
  const builtin = data.has(path) ? null : builtinChecker(path);
  if (builtin) return builtin;
  if (!Object.hasOwn(PROTOCOLS, type)) {
    report.note('checker-unsupported', type);
    return undefined;
  }
  return programFromFile(data, path, { kind: 'checker', protocol: PROTOCOLS[type as Named], language }, report);
}

interface Listed {
  cases: CaseSource[];
  groups: Group[];
  times: number[];
  memories: number[];
}

function listedCases(data: Folder, config: Fields, report: ItemReport): Listed | null {
  const listed: Listed = { cases: [], groups: [], times: [], memories: [] };
  const subtasks = listOf(config.get('subtasks')).map(fieldsOf);
  const loose = listOf(config.get('cases')).map(fieldsOf);
  if (subtasks.length === 0 && loose.length === 0) return null;
  const limits = (fields: Fields): void => {
    const [time, memory] = [textOf(fields.get('time')), textOf(fields.get('memory'))];
    if (time !== '') listed.times.push(timeMs(time, 'ms', report) ?? 0);
    if (memory !== '') listed.memories.push(memoryKiB(memory, 'm', report) ?? 0);
  };
  const add = (fields: Fields, subtaskId?: string): void => {
    limits(fields);
    const [input, answer] = [textOf(fields.get('input')), textOf(fields.get('output'))];
    const id = input.replace(/\.in$/, '') || String(listed.cases.length + 1);
    const isNone = answer === '' || answer === '/dev/null';
    listed.cases.push(...listedCase(data, { id, input, answer: isNone ? null : answer, subtaskId }, report));
  };
  subtasks.forEach((fields, at) => {
    limits(fields);
    const id = textOf(fields.get('id')) || String(at + 1);
    const type = textOf(fields.get('type'));
    const requires = listOf(fields.get('if')).map(textOf);
    const score = numberOf(fields.get('score')) ?? 0;
    listed.groups.push({ id, type: type === 'sum' || type === 'max' ? type : 'min', share: score, requires });
    for (const one of listOf(fields.get('cases'))) add(fieldsOf(one), id);
  });
  for (const fields of loose) {
    const score = numberOf(fields.get('score'));
    const id = `case${listed.cases.length + 1}`;
    if (score !== null) listed.groups.push({ id, type: 'min', share: score });
    add(fields, score === null ? undefined : id);
  }
  return listed;
}

const most = (values: readonly number[]): number | null => (values.length === 0 ? null : Math.max(...values));

/** Limits, cases, groups and checker from Hydro's `config.yaml`. If it lists no cases, file names decide. */
export async function hydroJudging(data: Folder, config: Fields, report: ItemReport) {
  const type = textOf(config.get('type'));
  if (UNSUPPORTED.has(type)) throw new Refusal('unsupported-type', type);
  if (type === 'remote_judge') report.note('remote-only', textOf(config.get('target')));
  if (listOf(config.get('user_extra_files')).length > 0)
    report.note('extra-files', listOf(config.get('user_extra_files')).map(textOf).join('、'));
  const beside = listOf(config.get('judge_extra_files')).map(textOf);
  const needed = beside.filter((name) => !/\.h(?:pp)?$/i.test(name));
  if (needed.length > 0) report.note('extra-files', needed.join('、'));
  if (fieldsOf(config.get('template')).size > 0) report.note('extra-files', 'template');
  const listed = listedCases(data, config, report);
  const { cases, groups } = listed ?? casesByName(data, data.paths, report);
  const [times, memories] = [listed?.times ?? [], listed?.memories ?? []];
  if (new Set(times).size > 1 || new Set(memories).size > 1) report.note('limit-per-case');
  const limits = limitsOf(
    {
      timeMs: most(times) ?? timeMs(textOf(config.get('time')), 'ms', report),
      memoryKiB: most(memories) ?? memoryKiB(textOf(config.get('memory')), 'm', report),
    },
    report,
    { timeMs: 1000, memoryKiB: 256 * 1024 },
  );
  const compare = await compareOf(data, config, report);
  const languages = allowedLanguages(wordsOf(config.get('langs')), report);
  const { path: validator } = fileOf(config.get('validator'));
  if (validator !== '') report.note('validator-dropped', validator);
  const name = textOf(config.get('filename')).trim();
  const fileIo = name === '' ? undefined : fileIoOf(`${name}.in`, `${name}.out`, report);
  return {
    cases,
    groups,
    limits,
    ...(compare ? { compare } : {}),
    ...(languages ? { languages } : {}),
    ...(fileIo === undefined ? {} : { fileIo }),
  };
}
