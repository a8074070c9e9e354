import { join } from 'node:path';
import { givenRule } from '@aosai/api/kit/blankText';
import { pointsNamed } from '@aosai/api/questions/namedPoints';
import { BANK_LIMITS } from '@aosai/api/questions/bank';
import { hasBody } from '@aosai/api/questions/kinds';
import type { GivenSource } from '@aosai/api/questions/source';
import { VERDICT } from '@aosai/api/judging/verdicts';
import type { StoredSolution } from '../../db/schema/storedQuestion.ts';
import type { ThreadQuestion, ThreadTask } from '../../importers/thread/threadItems.ts';
import { markdownImages, replaceImages } from '../../importers/text/imageMarks.ts';

const ID_CHARS = 32;
/** Title of a task that consists only of test data. */
const UNNAMED = '未命名的题目';
const LEAST_TIME_MS = 50;
const LEAST_MEMORY_KIB = 4_096;
const NOT_IN_ID = /[^A-Za-z0-9_-]+/g;

/** Turns names into unique ids that the bank accepts: letters, digits, `_` and `-`. */
function idsOf(names: readonly string[]): Map<string, string> {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of names) {
    const plain = name.replaceAll(NOT_IN_ID, '-').slice(0, ID_CHARS - 5);
    const start = /[A-Za-z0-9]/.test(plain) ? plain : 'case';
    let id = start;
    for (let count = 2; taken.has(id); count += 1) id = `${start}-${count}`;
    taken.add(id);
    ids.set(name, id);
  }
  return ids;
}

/** The address of each image in a text; null if it could not be re-encoded. */
export type PictureAddresses = ReadonlyMap<string, string | null>;

const withPictures = (text: string, addresses: PictureAddresses): string =>
  replaceImages(text, markdownImages(text), ({ address, alt, start, end }) => {
    const place = addresses.get(address);
    if (place === undefined) return text.slice(start, end);
    return place === null ? alt : `![${alt}](${place})`;
  });

const tagsOf = (tags: readonly string[]): string[] =>
  [...new Set(tags.map((tag) => tag.replaceAll(/\s+/g, ' ').trim().slice(0, BANK_LIMITS.tagMax)))]
    .filter((tag) => tag !== '')
    .slice(0, BANK_LIMITS.tagsMax);

function taskOf(question: ThreadTask) {
  const {
    title,
    limits,
    languages,
    standard,
    compare,
    templates,
    fileIo,
    standardIoToo,
    formatCounts,
    samplesScore,
    hints,
    subtasks,
    cases,
  } = question;
  const caseIds = idsOf(cases.map(({ id }) => id));
  const groupIds = idsOf(subtasks.map(({ id }) => id));
  return {
    type: question.type,
    title: title.replaceAll(/\s+/g, ' ').trim().slice(0, BANK_LIMITS.titleMax) || UNNAMED,
    limits: {
      ...limits,
      timeMs: Math.max(LEAST_TIME_MS, limits.timeMs),
      memoryKiB: Math.max(LEAST_MEMORY_KIB, limits.memoryKiB),
    },
    languages,
    ...(standard && { standard }),
    compare,
    ...(Object.keys(templates).length > 0 && { templates }),
    ...(fileIo !== undefined && { fileIo }),
    ...(standardIoToo !== undefined && { standardIoToo }),
    ...(formatCounts !== undefined && { formatCounts }),
    ...(samplesScore !== undefined && { samplesScore }),
    ...(hints !== undefined && hints.length > 0 && { hints }),
    subtasks: subtasks.map(({ id, requires, ...subtask }) => ({
      ...subtask,
      id: groupIds.get(id) ?? id,
      ...(requires && { requires: requires.map((other) => groupIds.get(other) ?? other) }),
    })),
    cases: cases.map(({ id, sample, subtaskId, input, expected }) => ({
      id: caseIds.get(id) ?? id,
      name: id,
      sample,
      ...(subtaskId !== undefined && { subtaskId: groupIds.get(subtaskId) ?? subtaskId }),
      inSha: input.sha256,
      inBytes: input.bytes,
      outSha: expected.sha256,
      outBytes: expected.bytes,
    })),
  };
}

/** Converts a question of a file for the bank; its test data must be in the store before it is stored. */
export function draftToSource(
  question: ThreadQuestion,
  addresses: PictureAddresses = new Map(),
  addTags: readonly string[] = [],
): GivenSource {
  const of = (text: string): string => withPictures(text, addresses);
  const options = <Option extends { text: string }>(given: readonly Option[]) =>
    given.map((option) => ({ ...option, text: of(option.text) }));
  const { points, rest } = pointsNamed(question.tags, question.stage);
  const shared = {
    key: '',
    stem: of(question.stem),
    analysis: of(question.analysis),
    difficulty: question.difficulty,
    knowledge: points,
    tags: tagsOf([...addTags, ...rest]),
  };
  if (hasBody(question, 'task')) return { ...shared, ...taskOf(question) };
  if (hasBody(question, 'options'))
    return { ...shared, type: question.type, options: options(question.options), answer: question.answer };
  if (hasBody(question, 'judgement')) return { ...shared, type: question.type, answer: question.answer };
  if (hasBody(question, 'blanks')) {
    const { type, answer } = question;
    return { ...shared, type, answer, ...givenRule(question) };
  }
  if (hasBody(question, 'parts')) {
    const parts = question.parts.map((part) => ({
      ...part,
      stem: of(part.stem),
      options: options(part.options),
      // A key that is not an option is dropped: the report says so, and the author adds one.
      answer: part.options.some(({ id }) => id === part.answer) ? part.answer : '',
    }));
    return { ...shared, type: question.type, parts };
  }
  return question satisfies never;
}

/** The programs of a task, with those of their expected verdicts that we support. */
export function solutionsOf(question: ThreadQuestion): StoredSolution[] {
  if (!hasBody(question, 'task')) return [];
  return question.solutions.slice(0, BANK_LIMITS.solutionsMax).map(({ name, language, code, expect }, at) => ({
    id: `s${at + 1}`,
    name: name.replaceAll(/\s+/g, ' ').trim().slice(0, 60) || `程序 ${at + 1}`,
    language,
    code,
    expect: VERDICT.values.filter((verdict) => expect.includes(verdict)),
  }));
}

/** The staged data files of a task, each once. */
export function dataFilesOf(question: ThreadQuestion, folder: string): { sha: string; path: string }[] {
  if (!hasBody(question, 'task')) return [];
  const hashes = question.cases.flatMap(({ input, expected }) => [input.sha256, expected.sha256]);
  return [...new Set(hashes)].map((sha) => ({ sha, path: join(folder, sha) }));
}
