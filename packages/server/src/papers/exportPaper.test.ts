import { HOUR_MS } from '@aosai/api/kit/constants';
import { PROGRAMMING, READING, SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import type { KeptSource } from '@aosai/api/questions/source';
import { MOCK_REVIEW } from '@aosai/api/exams/review';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../base/newId.ts';
import { exam } from '../db/schema/exam.ts';
import { createQuestion } from '../questions/bank/createQuestion.ts';
import type { QuestionDraft } from '../importers/draft.ts';
import { importOf } from '../testing/importers/importOf.ts';
import { loggedBy } from '../testing/askAs.ts';
import { HIDDEN_CANARY, openPaperSite } from '../testing/paperSite.ts';
import type { Visitor } from '../testing/testApp.ts';

const { site, people, add, ask } = await openPaperSite();
afterAll(() => site.close());

const base = { key: '', analysis: '先看 **第一行**', difficulty: 'hard' as const, tags: ['循环'] };
const TRUE_OR_FALSE = [
  { id: 'T', text: '正确' },
  { id: 'F', text: '错误' },
];
const written = {
  single: {
    ...base,
    type: SINGLE,
    stem: '`1 << 3` 是多少？$2^{3}$',
    options: ['-1', '8', '=A1', '3'].map((text, at) => ({ id: String.fromCharCode(65 + at), text })),
    answer: ['B'],
  },
  judged: { ...base, type: TRUE_FALSE, stem: '数组从零开始', answer: false },
  group: {
    ...base,
    type: READING,
    stem: '```cpp\nint main() {\n  return 0;\n}\n```',
    parts: [
      { id: 'p1', stem: '会停吗', options: TRUE_OR_FALSE, answer: 'T', points: 150 },
      {
        id: 'p2',
        stem: '返回多少',
        options: ['0', '1'].map((text, at) => ({ id: 'AB'[at] ?? '', text })),
        answer: 'A',
        points: 300,
      },
    ],
  },
} satisfies Record<string, KeptSource>;

const stored = (source: KeptSource) =>
  site.db.transaction((tx) =>
    createQuestion(tx, { appId: site.people.appId, now: site.now(), actorId: null }, source, {
      orgId: null,
      ownerId: null,
      status: '1',
    }),
  );

/** A shared paper with a question of each type; the group counts twice the sum of its parts. */
async function aPaper() {
  const of = (type: string, name: string, id: string, points: number) => ({
    name,
    type,
    items: [{ questionId: id, points }],
  });
  const { data: made } = await ask<{ id: string }>('POST /bms/examPaper/create', { title: '期末 A', template: 'free' });
  const sections = [
    of(SINGLE, '单选题', (await stored(written.single)).id, 250),
    of(TRUE_FALSE, '判断题', (await stored(written.judged)).id, 150),
    of(READING, '阅读程序', (await stored(written.group)).id, 900),
    of(PROGRAMMING, '编程题', (await add('task')).id, 2_500),
  ];
  await ask('PUT /bms/examPaper/updateQuestions', { id: made.id, version: 1, sections });
  await ask('PUT /bms/examPaper/update', { id: made.id, version: 2, status: '1', isShared: true });
  return made.id;
}

async function exported(id: string, as: string, visitor: Visitor = people.office, group = '/bms') {
  const reply = await site.send('GET', `${group}/examPaper/exportPaper?id=${id}&as=${as}`, { visitor });
  return { code: reply.body?.code, bytes: Buffer.from(reply.bytes ?? []) };
}

/** The fields of a draft that a paper prints. */
const said = (question: QuestionDraft | null) => {
  if (!question || 'cases' in question) return question?.title;
  const { stem, analysis, difficulty, tags, points } = question;
  const body = 'parts' in question ? question.parts : 'answer' in question ? question.answer : null;
  const options = 'options' in question ? question.options.map(({ text }) => text) : [];
  return { stem, analysis, difficulty, tags, points, options, body };
};

const returned = [
  { ...pick(written.single), points: 250, options: ['-1', '8', '=A1', '3'], body: ['B'] },
  { ...pick(written.judged), points: 150, options: [], body: false },
  {
    ...pick(written.group),
    points: null,
    options: [],
    body: written.group.parts.map((part) => ({ ...part, points: part.points * 2 })),
  },
];

function pick({ stem, analysis, difficulty, tags }: KeptSource) {
  return { stem, analysis, difficulty, tags };
}

test.each(['docx', 'xlsx'])('a paper exported as %s imports with its questions, keys and points', async (as) => {
  const id = await aPaper();
  const { bytes } = await exported(id, as);
  expect(bytes.includes(HIDDEN_CANARY)).toBe(false);
  const items = await importOf(bytes);
  const [task, ...objective] = items.map(({ question }) => said(question)).toReversed();
  expect([objective.toReversed(), typeof task]).toEqual([returned, 'string']);
});

/** Makes a published exam that asks this paper. */
const asked = (examPaperId: string) =>
  site.db.insert(exam).values({
    appId: site.people.appId,
    id: newId(),
    orgId: null,
    createdAt: site.now(),
    updatedAt: site.now(),
    title: '正在考',
    summary: '',
    notesHtml: '',
    published: true,
    enrollStartAt: site.now(),
    enrollEndAt: site.now(),
    startAt: site.now(),
    endAt: new Date(site.now().getTime() + HOUR_MS),
    examPaperIds: [examPaperId],
    priceFen: 0,
    scope: 'public',
    maxAttempts: 1,
    reviewMatrix: MOCK_REVIEW,
    lateStartPolicy: 'untilEnd',
    recordsEvents: false,
  });

test('a school, but never a student, exports a shared paper until an exam uses it', async () => {
  const id = await aPaper();
  const { teacher2, student } = people;
  expect((await exported(id, 'docx', teacher2, '/edms')).code).toBeUndefined();
  expect((await exported(id, 'docx', student, '')).code).toBe('FORBIDDEN');
  expect((await exported(id, 'pdf')).code).toBe('VALIDATION');
  expect(await loggedBy(site, () => exported(id, 'xlsx'))).toEqual([
    { action: 'examPaper:exportPaper', target: id, diff: { after: { as: 'xlsx', exported: 4 } } },
  ]);
  await asked(id);
  expect((await exported(id, 'docx', teacher2, '/edms')).code).toBe('QUESTION_IN_EXAM');
  expect((await exported(id, 'docx')).code).toBeUndefined();
});
