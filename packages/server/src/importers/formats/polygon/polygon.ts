import { builtinChecker } from '../../checkers.ts';
import type { Group } from '../../cases/scores.ts';
import type { ProgrammingDraft, QuestionDraft } from '../../draft.ts';
import type { Folder } from '../../files/folder.ts';
import { oneItem } from '../../format.ts';
import { Images } from '../../images.ts';
import type { ItemReport } from '../../itemReport.ts';
import { Refusal } from '../../notes.ts';
import { programFromFile } from '../../packageChecker.ts';
import { type CaseSource, programmingDraft } from '../../programming.ts';
import { limitsOf } from '../../readLimits.ts';
import { solutionsAt } from '../../solutions.ts';
import { numberOf } from '../../text/manifest.ts';
import { readText } from '../../text/readText.ts';
import { attributeOf, below, childOf, childrenOf, parseXml, type XmlElement } from '../../text/xmlTree.ts';
import { polygonSamples, polygonStatement } from './polygonStatement.ts';
import { fileIoOf } from '../../fileIoOf.ts';

/** Fills the number of a test into a pattern such as `tests/%02d`. */
const printf = (pattern: string, no: number): string =>
  pattern.replace(/%(0?)(\d*)d/, (_, zero: string, width: string) =>
    zero === '' ? String(no).padStart(Number(width), ' ').trim() : String(no).padStart(Number(width), '0'),
  );

const numberIn = (element: XmlElement | undefined): number | null => numberOf(element?.text.trim() ?? '');

function groupsOf(testset: XmlElement | undefined, tests: readonly XmlElement[], report: ItemReport) {
  const declared = new Map(
    childrenOf(childOf(testset, 'groups'), 'group').map((one) => [attributeOf(one, 'name'), one]),
  );
  const points = (test: XmlElement): number => numberOf(attributeOf(test, 'points')) ?? 0;
  const groups = new Map<string, Group>();
  const groupOf = tests.map((test, at): string | undefined => {
    const name = attributeOf(test, 'group');
    if (attributeOf(test, 'sample') === 'true' && points(test) === 0) return undefined;
    const group = declared.get(name);
    const isComplete = attributeOf(group, 'points-policy') === 'complete-group';
    if (name === '' || (group && !isComplete) || !declared.has(name)) {
      if (points(test) === 0) return undefined;
      const id = name === '' ? String(at + 1) : `${name}.${at + 1}`;
      groups.set(id, { id, type: 'min', share: points(test) });
      if (group && childrenOf(childOf(group, 'dependencies'), 'dependency').length > 0)
        report.note('score-approximated', name);
      return id;
    }
    const needs = childrenOf(childOf(group, 'dependencies'), 'dependency').map((one) => attributeOf(one, 'group'));
    const known: Group = groups.get(name) ?? { id: name, type: 'min', share: 0, requires: needs };
    groups.set(name, { ...known, share: known.share + points(test) });
    return name;
  });
  return { groupOf, groups: [...groups.values()] };
}

async function checkerOf(
  folder: Folder,
  root: XmlElement,
  report: ItemReport,
): Promise<ProgrammingDraft['compare'] | undefined> {
  const assets = childOf(root, 'assets');
  const interactor = childOf(assets, 'interactor', 'source');
  if (interactor) {
    const language = attributeOf(interactor, 'type').split('.')[0] ?? '';
    const path = attributeOf(interactor, 'path');
    return programFromFile(folder, path, { kind: 'interactor', protocol: 'testlib', language }, report);
  }
  const checker = childOf(assets, 'checker');
  if (!checker) return undefined;
  const builtin = builtinChecker(attributeOf(checker, 'name'));
  if (builtin && attributeOf(checker, 'name').startsWith('std::')) return builtin;
  const source = childOf(checker, 'source');
  const language = attributeOf(source, 'type').split('.')[0] ?? '';
  return programFromFile(
    folder,
    attributeOf(source, 'path'),
    { kind: 'checker', protocol: 'testlib', language },
    report,
  );
}

const EXPECTED: Readonly<Record<string, string[]>> = {
  main: ['AC'],
  accepted: ['AC'],
  'wrong-answer': ['WA'],
  'time-limit-exceeded': ['TLE'],
  'memory-limit-exceeded': ['MLE'],
  'time-limit-exceeded-or-accepted': ['AC', 'TLE'],
};

function casesOf(folder: Folder, testset: XmlElement | undefined, report: ItemReport) {
  const tests = childrenOf(childOf(testset, 'tests'), 'test');
  const input = childOf(testset, 'input-path-pattern')?.text.trim() ?? 'tests/%02d';
  const answer = childOf(testset, 'answer-path-pattern')?.text.trim() ?? 'tests/%02d.a';
  const { groupOf, groups } = groupsOf(testset, tests, report);
  const cases = tests.flatMap((test, at): CaseSource[] => {
    const no = at + 1;
    const [inputPath, answerPath] = [printf(input, no), printf(answer, no)];
    const [inputFile, answerFile] = [folder.file(inputPath), folder.file(answerPath)];
    if (!inputFile && attributeOf(test, 'method') === 'generated') report.note('generator-not-run', String(no));
    else if (!inputFile) report.note('case-missing', inputPath);
    else if (!answerFile) report.note('case-missing', answerPath);
    if (!inputFile || !answerFile) return [];
    return [
      {
        id: String(no),
        sample: attributeOf(test, 'sample') === 'true',
        input: { file: inputFile, name: inputPath },
        answer: { file: answerFile, name: answerPath },
        subtaskId: groupOf[at],
      },
    ];
  });
  return { cases, groups };
}

async function readPolygon(folder: Folder, report: ItemReport): Promise<QuestionDraft> {
  const root = parseXml(await readText(folder, 'problem.xml', report), 'manifest-broken', 'problem.xml');
  const judging = childOf(root, 'judging');
  if ((numberOf(attributeOf(judging, 'run-count')) ?? 1) > 1) throw new Refusal('unsupported-type', 'run-count');
  const graders = [...below(root, 'file')].filter((file) => childOf(file, 'stages') !== undefined);
  if (graders.length > 0) report.note('extra-files', graders.map((file) => attributeOf(file, 'path')).join('、'));
  const sets = childrenOf(judging, 'testset');
  const testset = sets.find((one) => attributeOf(one, 'name') === 'tests') ?? sets[0];
  const images = new Images(report);
  const { title, markdown, language } = await polygonStatement(folder, root, images, report);
  const memoryBytes = numberIn(childOf(testset, 'memory-limit'));
  const limits = limitsOf(
    { timeMs: numberIn(childOf(testset, 'time-limit')), memoryKiB: memoryBytes === null ? null : memoryBytes / 1024 },
    report,
  );
  const { cases, groups } = casesOf(folder, testset, report);
  const samples = cases.some(({ sample }) => sample) ? [] : polygonSamples(folder, language);
  const fileIo = fileIoOf(attributeOf(judging, 'input-file'), attributeOf(judging, 'output-file'), report);
  const validators = childOf(root, 'assets', 'validators');
  for (const validator of validators ? below(validators, 'source') : [])
    report.note('validator-dropped', attributeOf(validator, 'path'));
  const compare = await checkerOf(folder, root, report);
  const solutions = childrenOf(childOf(root, 'assets', 'solutions'), 'solution').map((one) => ({
    path: attributeOf(childOf(one, 'source'), 'path'),
    expect: EXPECTED[attributeOf(one, 'tag')] ?? [],
  }));
  return programmingDraft(
    {
      title: title || folder.name,
      stem: markdown,
      tags: childrenOf(childOf(root, 'tags'), 'tag').map((tag) => attributeOf(tag, 'value')),
      limits,
      cases: [...samples, ...cases],
      groups,
      images: images.list,
      solutions: await solutionsAt(folder, solutions, report),
      ...(compare ? { compare } : {}),
      fileIo,
    },
    report,
  );
}

/**
 * Reads packages of Codeforces' Polygon. Standard packages lack answers and generated tests; each missing one gets a
 * note.
 */
export const polygon = oneItem(readPolygon);
