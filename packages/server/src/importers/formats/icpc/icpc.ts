import { languageOfFile } from '../../checkers.ts';
import { findPairs, type Pair } from '../../cases/pairs.ts';
import type { ProgrammingDraft, QuestionDraft } from '../../draft.ts';
import type { Folder } from '../../files/folder.ts';
import { oneItem } from '../../format.ts';
import { Images } from '../../images.ts';
import type { ItemReport } from '../../itemReport.ts';
import { programFromFile } from '../../packageChecker.ts';
import { type CaseSource, programmingDraft } from '../../programming.ts';
import { limitsOf } from '../../readLimits.ts';
import { solutionsAt } from '../../solutions.ts';
import { statementFile } from '../../statementFiles.ts';
import { statementText } from '../../statementText.ts';
import { type IcpcConfig, readIcpcConfig } from './icpcConfig.ts';
import { icpcGroups } from './icpcGroups.ts';

const EXPECTED: Readonly<Record<string, string[]>> = {
  accepted: ['AC'],
  wrong_answer: ['WA'],
  time_limit_exceeded: ['TLE'],
  run_time_error: ['RE'],
};
const VALIDATORS = /^(?:output_validators?)\//;

async function checkerOf(
  folder: Folder,
  config: IcpcConfig,
  report: ItemReport,
): Promise<ProgrammingDraft['compare'] | undefined> {
  const files = folder.paths.filter((path) => VALIDATORS.test(path));
  const isNew = folder.paths.some((path) => path.startsWith('output_validator/'));
  if (!config.isCustom && !config.isInteractive && !isNew) return undefined;
  const sources = files.filter((path) => languageOfFile(path) !== null && !/\.h(?:pp)?$/.test(path));
  const kind = config.isInteractive ? 'interactor' : 'checker';
  const [source] = sources;
  if (files.some((path) => /\/(?:build|run)$/.test(path)) || sources.length > 1 || (files.length > 0 && !source)) {
    report.note('checker-unsupported', files[0] ?? '');
    return undefined;
  }
  if (source === undefined) {
    report.note('checker-missing', 'output_validator');
    return undefined;
  }
  return programFromFile(folder, source, { kind, protocol: 'icpc' }, report);
}

/** Adds notes for files that judging needs and that we do not support. */
function noteBeside(folder: Folder, report: ItemReport): void {
  const included = folder.paths.find((path) => path.startsWith('include/'));
  const grader = folder.paths.find((path) => /^graders?\//.test(path));
  const isOwn = (path: string): boolean => path.endsWith('.args') || path.includes('.files/');
  const own = folder.paths.find((path) => /^data\/(?:sample|secret)\//.test(path) && isOwn(path));
  if (included !== undefined) report.note('extra-files', included);
  if (own !== undefined) report.note('extra-files', own);
  if (grader !== undefined) report.note('score-approximated', grader);
}

async function casesOf(folder: Folder, config: IcpcConfig, report: ItemReport) {
  const isData = (path: string): boolean => /^data\/(?:sample|secret)\/.*\.(?:in|ans)$/.test(path);
  const hasData = folder.paths.some((path) => path.startsWith('data/'));
  const pairs = findPairs(hasData ? folder.paths.filter(isData) : folder.fileNames(), report);
  const isSample = ({ stem }: Pair): boolean => stem.startsWith('data/sample/');
  const secret = pairs.filter((pair) => !isSample(pair)).map(({ stem }) => stem);
  const { groups, groupOf } = config.isScoring
    ? await icpcGroups(folder, secret, report)
    : { groups: [], groupOf: new Map<string, string>() };
  const source = (path: string) => {
    const file = folder.file(path);
    return file ? { file, name: path } : null;
  };
  const cases = pairs.map((pair): CaseSource => ({
    id: pair.stem.replace(/^data\/(?:secret\/)?/, ''),
    sample: isSample(pair),
    input: source(pair.input),
    answer: source(pair.answer),
    subtaskId: groupOf.get(pair.stem),
  }));
  return { cases, groups };
}

/** The first `\problemname{…}` that holds a plain name; empty if there is none. */
const problemName = (tex: string): string =>
  tex
    .split(String.raw`\problemname{`)
    .slice(1)
    .map((rest) => /^([^{}]{1,200})\}/.exec(rest)?.[1])
    .find((name) => name !== undefined) ?? '';

async function readIcpc(folder: Folder, report: ItemReport): Promise<QuestionDraft> {
  const config = await readIcpcConfig(folder, report);
  const images = new Images(report);
  const file = ['statement', 'problem_statement', ''].map((place) => statementFile(folder, place)).find(Boolean);
  const { source, markdown } = file ? await statementText(folder, file, images, report) : { source: '', markdown: '' };
  const named = problemName(source);
  const solutions = folder.paths.flatMap((path) => {
    const [, verdict] = /^submissions\/([^/]+)\/[^/]+$/.exec(path) ?? [];
    return verdict === undefined ? [] : [{ path, expect: EXPECTED[verdict] ?? [] }];
  });
  const custom = await checkerOf(folder, config, report);
  if (custom && config.validatorArguments !== '') report.note('checker-arguments', config.validatorArguments);
  const compare = custom ?? config.compare;
  noteBeside(folder, report);
  const limits = limitsOf(
    {
      timeMs: config.timeS === null ? null : config.timeS * 1000,
      memoryKiB: config.memoryMiB === null ? null : config.memoryMiB * 1024,
    },
    report,
  );
  return programmingDraft(
    {
      title: config.title || named || folder.name,
      stem: markdown,
      tags: config.tags,
      limits,
      compare,
      ...(config.languages ? { languages: config.languages } : {}),
      images: images.list,
      solutions: await solutionsAt(folder, solutions, report),
      ...(await casesOf(folder, config, report)),
    },
    report,
  );
}

/**
 * Reads packages of ICPC, Kattis and DOMjudge: legacy, 2023-07 and 2025-09, leniently because real packages mix them.
 */
export const icpc = oneItem(readIcpc);
