import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OptionSource } from '@aosai/api/questions/source';
import { readCase } from '../cases/dataFile.ts';
import type { ImageDraft, ObjectiveDraft, ProgrammingDraft, QuestionDraft } from '../draft.ts';
import { ItemReport } from '../itemReport.ts';
import { importOf, linesOf } from '../../testing/importers/importOf.ts';
import { ownExport } from './ownExport.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
/** The name that `Images` gives this picture. */
const PICTURE = '02a3e298f1533f62.png';
const image = { name: PICTURE, type: 'png' as const, bytes: PNG };

const word = fc.stringMatching(/^[a-z一二三甲乙]{1,8}$/);
const text = fc
  .tuple(word, word)
  .map(([a, b]) => `${a} **${b}** $a_{1} \\le 10^5$ \`x<y\`\n\n1\\. ${b} & ]]> ![图](${PICTURE}) \u2028`);
const data = fc.stringMatching(/^[a-z0-9 <&\n]{0,12}[a-z0-9]$/);
const base = {
  title: word,
  stem: text,
  analysis: text,
  difficulty: fc.constantFrom('easy' as const, 'veryHard' as const),
  tags: fc.uniqueArray(word, { maxLength: 3 }),
  points: fc.option(fc.integer({ min: 0, max: 10_000 })),
  images: fc.constant<ImageDraft[]>([image]),
};
const options = fc.constant<OptionSource[]>([
  { id: 'A', text: '甲' },
  { id: 'B', text: `![乙](${PICTURE})` },
]);

const objective: fc.Arbitrary<ObjectiveDraft> = fc.oneof(
  fc.record({ ...base, type: fc.constantFrom('1' as const, '2' as const), options, answer: fc.subarray(['A', 'B']) }),
  fc.record({ ...base, type: fc.constant('3' as const), answer: fc.option(fc.boolean()) }),
  fc
    .record({
      ...base,
      type: fc.constant('4' as const),
      answer: fc.array(fc.array(word, { maxLength: 2 })),
      rule: fc.constantFrom({}, { exactSpaces: true }, { ignoreCase: true }),
    })
    .map(({ rule, ...one }) => ({ ...one, ...rule })),
  fc.record({
    ...base,
    type: fc.constantFrom('6' as const, '7' as const),
    parts: fc.array(
      fc.record({
        id: word,
        stem: text,
        options,
        answer: fc.constantFrom('A', 'B'),
        points: fc.integer({ min: 1, max: 9 }),
      }),
      { maxLength: 3 },
    ),
  }),
);

const PROGRAM = { language: 53 as const, source: 'int main() {}\r\n', headers: { 'testlib.h': '#pragma once\n' } };
const compare: fc.Arbitrary<ProgrammingDraft['compare']> = fc.constantFrom(
  { kind: 'default' as const },
  { kind: 'real' as const, absolute: 1e-6, relative: 0 },
  { kind: 'builtin' as const, name: 'ncmp' as const },
  { kind: 'checker' as const, protocol: 'icpc' as const, ...PROGRAM },
  { kind: 'checker' as const, protocol: 'lemon' as const, ...PROGRAM },
  { kind: 'interactor' as const, protocol: 'testlib' as const, standard: 'c++20' as const, ...PROGRAM },
);

const task: fc.Arbitrary<Promise<ProgrammingDraft>> = fc
  .record({
    ...base,
    compare,
    pairs: fc.array(fc.tuple(data, data, fc.boolean()), { maxLength: 4 }),
    isWhole: fc.boolean(),
    code: text,
  })
  .map(async ({ pairs, isWhole, code, ...rest }): Promise<ProgrammingDraft> => ({
    ...rest,
    type: '5',
    limits: { timeMs: 1500, memoryKiB: 65_536, ...(isWhole ? { timeFactors: { 71: 3 } } : {}) },
    languages: isWhole ? [53] : [53, 71],
    ...(isWhole ? { standard: 'c++17', fileIo: 'sum', standardIoToo: true, formatCounts: true } : {}),
    subtasks: isWhole ? [{ id: 'a b', points: 10_000, type: 'max', requires: [] }] : [],
    cases: await Promise.all(
      pairs.map(([input, answer, sample], at) =>
        readCase(
          {
            id: `第 ${at} 个`,
            sample,
            ...(isWhole && !sample ? { subtaskId: 'a b' } : {}),
            input: { text: input, name: '' },
            answer: { text: answer, name: '' },
          },
          new ItemReport(),
        ),
      ),
    ),
    solutions: [{ name: '暴力 v1', language: 71, code, expect: ['TLE', 'WA'] }],
    templates: { 71: { start: code, prepend: 'a\n', append: '' } },
  }));

/** A draft that `toEqual` can compare: test data as hashes, pictures as arrays of numbers. */
function plain(draft: QuestionDraft): unknown {
  const images = draft.images.map((one) => ({ ...one, bytes: [...one.bytes] }));
  if (!('cases' in draft)) return { ...draft, images };
  const cases = draft.cases.map((one) => ({ ...one, input: one.input.sha256, expected: one.expected.sha256 }));
  return { ...draft, images, cases };
}

async function returned(drafts: readonly QuestionDraft[]) {
  const files = ownExport(drafts);
  const contents = await Promise.all(files.map(async ({ path, content }) => [path, await content()] as const));
  const items = await importOf(Object.fromEntries(contents));
  return items.map(({ question, notes }) => (question ? plain(question) : notes));
}

test('ownExport: questions of every type survive export and import with all their fields', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          objective.map(async (draft) => draft),
          task,
        ),
        { minLength: 1, maxLength: 3 },
      ),
      async (made) => {
        const drafts = await Promise.all(made);
        expect(await returned(drafts)).toEqual(drafts.map(plain));
      },
    ),
    { numRuns: 25 },
  );
});

test('own format: reads a single file, refuses a newer version and unknown fields', async () => {
  const question = { title: 't', stem: 's', analysis: '', difficulty: 'easy', tags: [], points: null };
  const file = (more: object, formatVersion = 1) =>
    JSON.stringify({
      format: 'aosai-questions',
      formatVersion,
      questions: [{ ...question, type: '3', answer: true, ...more }],
    });
  const told = async (content: string) =>
    (await linesOf(content)).map(({ key, format, type, notes }) => [key, format, type, notes.join()]);
  expect(await told(file({}))).toEqual([['1', 'aosai', '3', '']]);
  expect(await told(file({}, 2))).toEqual([['*', 'aosai', null, 'manifest-broken']]);
  expect(await told(file({ hint: 'x' }))).toEqual([['1', 'aosai', null, 'question-broken']]);
});
