import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OptionSource } from '@aosai/api/questions/source';
import type { ImageDraft, ObjectiveDraft, QuestionDraft } from '../draft.ts';
import { readCase } from '../cases/dataFile.ts';
import { ItemReport } from '../itemReport.ts';
import { importOf } from '../../testing/importers/importOf.ts';
import { packageStream } from './packageStream.ts';
import { paperDocx } from './paperDocx.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
/** The name that `Images` gives this picture. */
const PICTURE = '02a3e298f1533f62.png';
const image: ImageDraft = { name: PICTURE, type: 'png', bytes: PNG };

const word = fc.stringMatching(/^[a-z一二三甲乙]{2,8}$/);
const letters = (texts: readonly string[]) => texts.map((text, at) => ({ id: String.fromCharCode(65 + at), text }));
const options = fc.uniqueArray(word, { minLength: 2, maxLength: 4 }).map(letters);
const points = fc.integer({ min: 1, max: 40 }).map((half) => half * 50);
const base = {
  stem: fc
    .tuple(word, word)
    .map(
      ([a, b]) =>
        `${a} **${b}** $a_{1} \\le 10^5$ \`x<y\` ____\n\n\`\`\`cpp\nint ${a}() {\n  return *p;\n}\n\`\`\`\n\n![图](${PICTURE})`,
    ),
  analysis: word.map((text) => `${text}\n\n- **${text}**`),
  difficulty: fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const, 'veryHard' as const),
  tags: fc.uniqueArray(word, { maxLength: 2 }),
  points: fc.option(points),
  images: fc.constant<ImageDraft[]>([image]),
};
const title = fc.constant<string>('');

const objective: fc.Arbitrary<ObjectiveDraft> = fc.oneof(
  fc.record({ ...base, title, type: fc.constant('1' as const), options, answer: fc.constant<string[]>(['B']) }),
  fc.record({ ...base, title, type: fc.constant('2' as const), options, answer: fc.constant<string[]>(['A', 'B']) }),
  fc.record({ ...base, title, type: fc.constant('3' as const), answer: fc.boolean() }),
  fc.record({
    ...base,
    title,
    type: fc.constant('4' as const),
    answer: fc.array(fc.array(fc.oneof(word, fc.constant('a/b|c')), { minLength: 1, maxLength: 2 }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  fc
    .record({
      ...base,
      title,
      points: fc.constant(null),
      type: fc.constantFrom('6' as const, '7' as const),
      parts: fc.array(
        fc.oneof(
          fc.record({ stem: word, options, answer: fc.constant('A'), points }),
          fc.record({
            stem: word,
            options: fc.constant<OptionSource[]>([
              { id: 'T', text: '正确' },
              { id: 'F', text: '错误' },
            ]),
            answer: fc.constantFrom('T', 'F'),
          }),
        ),
        { minLength: 1, maxLength: 3 },
      ),
    })
    .map((draft) => ({ ...draft, parts: draft.parts.map((part, at) => ({ id: `p${at + 1}`, ...part })) })),
);

async function returned(questions: readonly QuestionDraft[]) {
  const bytes = Buffer.concat(await Array.fromAsync(packageStream(paperDocx({ title: '期中试卷', questions }))));
  return importOf(bytes);
}
const shown = (draft: QuestionDraft) => ({
  ...draft,
  title: '',
  images: draft.images.map(({ name, bytes }) => [name, [...bytes]]),
});

test('paperDocx: keys, points, groups, formulas, code and pictures survive export and import', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(objective, { minLength: 1, maxLength: 4 }), async (drafts) => {
      const items = await returned(drafts);
      expect(items.map(({ question, notes }) => (question && notes.length === 0 ? shown(question) : notes))).toEqual(
        drafts.map(shown),
      );
    }),
    { numRuns: 25 },
  );
});

test('paperDocx: a task keeps its statement, limits, samples and first solution', async () => {
  const sample = await readCase(
    { id: 's', sample: true, input: { text: '1 2\n', name: '' }, answer: { text: '3\n', name: '' } },
    new ItemReport(),
  );
  const stem = '求 **和** $a+b$。\n\n## 输入格式\n\n两个数';
  const limits = { timeMs: 1500, memoryKiB: 65_536 };
  const task: QuestionDraft = {
    type: '5',
    title: '求和',
    stem,
    analysis: '',
    difficulty: 'medium',
    tags: [],
    points: null,
    images: [],
    limits,
    languages: [53],
    compare: { kind: 'default' },
    subtasks: [],
    cases: [sample],
    solutions: [{ name: 'a', language: 71, code: 'print(3)', expect: ['AC'] }],
    templates: {},
  };
  const [item] = await returned([task]);
  const question = item?.question;
  expect(question && 'cases' in question && [question.title, question.stem, question.limits]).toEqual([
    '求和',
    stem,
    limits,
  ]);
  expect(question && 'cases' in question && [question.cases[0]?.sha256, question.solutions[0]?.code]).toEqual([
    sample.sha256,
    'print(3)',
  ]);
});
