import { builtinChecker } from '../checkers.ts';
import type { Group } from '../cases/scores.ts';
import type { ProgrammingDraft, QuestionDraft } from '../draft.ts';
import type { Folder } from '../files/folder.ts';
import { oneItem } from '../format.ts';
import type { ItemReport } from '../itemReport.ts';
import { Refusal } from '../notes.ts';
import { programFromFile } from '../packageChecker.ts';
import { type CaseSource, listedCase, programmingDraft } from '../programming.ts';
import { limitsOf } from '../readLimits.ts';
import { numberOf } from '../text/manifest.ts';
import { readText } from '../text/readText.ts';
import { looseStatement } from '../looseStatement.ts';

type Config = ReadonlyMap<string, string>;

/** Parses `key value` lines; the last line of a key wins. */
const configOf = (text: string): Config =>
  new Map(
    text.split('\n').flatMap((line) => {
      const bare = line.trimStart();
      const key = /^([^\s#]\S*)\s/.exec(bare)?.[1];
      return key === undefined ? [] : [[key, bare.slice(key.length).trim()] as const];
    }),
  );

const isOn = (config: Config, key: string): boolean => config.get(key) === 'on';

async function compareOf(
  folder: Folder,
  config: Config,
  report: ItemReport,
): Promise<ProgrammingDraft['compare'] | undefined> {
  if (isOn(config, 'interaction_mode')) {
    const path = folder.firstOf('interactor.cpp') ?? 'interactor.cpp';
    return programFromFile(folder, path, { kind: 'interactor', protocol: 'testlib' }, report);
  }
  // A custom judger decides everything, in ways that we cannot know.
  if (config.has('use_builtin_judger') && !isOn(config, 'use_builtin_judger')) {
    report.note('checker-unsupported', 'judger');
    return undefined;
  }
  const builtin = config.get('use_builtin_checker');
  if (builtin === undefined) {
    const path = folder.firstOf('chk.cpp', 'checker.cpp') ?? 'chk.cpp';
    return programFromFile(folder, path, { kind: 'checker', protocol: 'testlib' }, report);
  }
  const rule = builtinChecker(builtin);
  if (!rule) report.note('checker-unsupported', builtin);
  return rule ?? undefined;
}

function groupsOf(config: Config, report: ItemReport): { groups: Group[]; ends: number[] } {
  const count = numberOf(config.get('n_subtasks') ?? '') ?? 0;
  const groups: Group[] = [];
  const ends: number[] = [];
  for (let no = 1; no <= Math.min(count, 1000); no += 1) {
    const type = config.get(`subtask_type_${no}`) ?? 'packed';
    const needs = config.get(`subtask_dependence_${no}`);
    const many = [...config].filter(([key]) => key.startsWith(`subtask_dependence_${no}_`)).map(([, value]) => value);
    if (!/^(?:packed|min|sum)$/.test(type)) report.note('score-approximated', `subtask ${no} ${type}`);
    const requires = needs === undefined || needs === 'none' ? [] : needs === 'many' ? many : [needs];
    const share = numberOf(config.get(`subtask_score_${no}`) ?? '') ?? 100 / count;
    groups.push({ id: String(no), type: type === 'sum' ? 'sum' : 'min', share, requires });
    ends.push(numberOf(config.get(`subtask_end_${no}`) ?? '') ?? 0);
  }
  return { groups, ends };
}

function casesOf(folder: Folder, config: Config, report: ItemReport) {
  const count = Math.min(numberOf(config.get('n_tests') ?? '') ?? 10, 10_000);
  const examples = Math.min(numberOf(config.get('n_ex_tests') ?? '') ?? 0, 10_000);
  const shown = numberOf(config.get('n_sample_tests') ?? '') ?? examples;
  const of = (key: string, fallback: string): string => config.get(key) ?? fallback;
  const [inPre, inSuf] = [of('input_pre', 'input'), of('input_suf', 'txt')];
  const [outPre, outSuf] = [of('output_pre', 'output'), of('output_suf', 'txt')];
  const { groups, ends } = groupsOf(config, report);
  const files = (no: number, start: string) => ({
    input: `${start}${inPre}${no}.${inSuf}`,
    answer: `${start}${outPre}${no}.${outSuf}`,
  });
  const samples = Array.from({ length: examples }, (_, at): CaseSource[] =>
    listedCase(folder, { id: `ex${at + 1}`, sample: at < shown, ...files(at + 1, 'ex_') }, report),
  );
  const cases = Array.from({ length: count }, (_, at): CaseSource[] => {
    const no = at + 1;
    const subtask = ends.findIndex((end) => no <= end);
    const points = numberOf(config.get(`point_score_${no}`) ?? '');
    const own = points === null ? undefined : `point${no}`;
    const subtaskId = ends.length === 0 ? own : subtask === -1 ? undefined : String(subtask + 1);
    if (own !== undefined && ends.length === 0) groups.push({ id: own, type: 'min', share: points ?? 0 });
    return listedCase(folder, { id: String(no), ...files(no, ''), subtaskId }, report);
  });
  return { cases: [...samples, ...cases].flat(), groups };
}

async function readUoj(folder: Folder, report: ItemReport): Promise<QuestionDraft> {
  const config = configOf(await readText(folder, 'problem.conf', report));
  const unsupported = ['submit_answer', 'with_implementer'].find((key) => isOn(config, key));
  if (unsupported !== undefined) throw new Refusal('unsupported-type', unsupported);
  const time = numberOf(config.get('time_limit') ?? '');
  const memory = numberOf(config.get('memory_limit') ?? '');
  if ([...config.keys()].some((key) => /^(?:time|memory)_limit_\d+$/.test(key))) report.note('limit-per-case');
  const compare = await compareOf(folder, config, report);
  return programmingDraft(
    {
      ...(await looseStatement(folder, report)),
      limits: limitsOf(
        { timeMs: time === null ? null : time * 1000, memoryKiB: memory === null ? null : memory * 1024 },
        report,
        { timeMs: 1000, memoryKiB: 256 * 1024 },
      ),
      ...casesOf(folder, config, report),
      ...(compare ? { compare } : {}),
    },
    report,
  );
}

/** Reads the test data of UOJ: `problem.conf` and numbered files. */
export const uoj = oneItem(readUoj);
