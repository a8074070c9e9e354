import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { PROGRAMMING, SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import { question } from '../../db/schema/bank.ts';
import { examPaper as papers, questionVersion } from '../../db/schema/exam.ts';
import { loggedBy } from '../../testing/askAs.ts';
import { openPaperSite } from '../../testing/paperSite.ts';

const { site, people, add, ask } = await openPaperSite();
afterAll(() => site.close());

interface Saved {
  id: string;
  version: number;
}
interface Detail {
  title: string;
  totalPoints: number;
  sections: { name: string; points: number; questionCount: number }[];
  staff: {
    version: number;
    status: string;
    mayWrite: boolean;
    isFrozen: boolean;
    notes: { kind: string; text: string }[];
  };
}

const create = async (input: object = {}) =>
  (await ask<Saved>('POST /bms/examPaper/create', { title: '单元测验', template: 'free', ...input })).data;
const detail = async (id: string) => (await ask<Detail>(`GET /bms/examPaper/queryById?id=${id}`)).data;
const judgements = (...ids: string[]) => [
  { name: '判断题', type: TRUE_FALSE, items: ids.map((questionId) => ({ questionId })) },
];
const fill = (paper: Pick<Saved, 'id' | 'version'>, sections: object) =>
  ask<Saved>('PUT /bms/examPaper/updateQuestions', { id: paper.id, version: paper.version, sections });
const usedCount = async (id: string) =>
  (await site.db.select({ used: question.usedCount }).from(question).where(eq(question.id, id)))[0]?.used;

test('a paper starts from its blueprint, and is usable only when complete', async () => {
  const paper = await create({ title: ' 复赛模拟 ', template: 'csp-j2' });
  const tasks = [];
  for (let no = 0; no < 4; no += 1) tasks.push((await add('task')).id);
  const of = (...ids: string[]) => [
    { name: '编程题', type: PROGRAMMING, items: ids.map((questionId) => ({ questionId })) },
  ];
  const three = await fill(paper, of(...tasks.slice(0, 3)));
  expect(three.data).toEqual({ id: paper.id, version: 2 });
  const read = await detail(paper.id);
  expect(read).toMatchObject({
    title: '复赛模拟',
    durationMin: 210,
    totalPoints: 30_000,
    sections: [{ name: '编程题', questionCount: 3, points: 30_000 }],
    staff: {
      status: '0',
      mayWrite: true,
      isFrozen: false,
      notes: [{ kind: 'missing', no: null, text: '编程题：缺 1 道' }],
    },
  });
  const ready = (version: number) => ask('PUT /bms/examPaper/update', { id: paper.id, version, status: '1' });
  expect(await ready(2)).toMatchObject({ code: 'PAPER_POINTS', message: '试卷还不能用。编程题：缺 1 道' });
  await fill({ id: paper.id, version: 2 }, of(...tasks));
  expect((await ready(3)).data).toEqual({ id: paper.id, version: 4 });
  // A ready paper stays complete.
  expect((await fill({ id: paper.id, version: 4 }, of(...tasks.slice(1)))).code).toBe('PAPER_POINTS');
  expect(await usedCount(tasks[0] ?? '')).toBe(1);
});

test('a task changed since its trial cannot be put into a paper or drawn until it is checked again', async () => {
  const tasks = [await add('task'), await add('task')];
  const [one, two] = tasks;
  const sections = (...ids: (string | undefined)[]) => [
    { name: '编程题', type: PROGRAMMING, items: ids.map((questionId) => ({ questionId })) },
  ];
  const paper = await create();
  const filled = await fill(paper, sections(one?.id, two?.id));
  const check = (checkState: 'unchecked' | 'asExpected') =>
    site.db
      .update(question)
      .set({ checkState })
      .where(eq(question.id, two?.id ?? ''));
  const drawn = async () => {
    const body = { slots: [{ type: PROGRAMMING, count: 200 }] };
    const { data } = await ask<{ slots: { questions: { id: string }[] }[] }>(
      'POST /bms/question/queryRandomList',
      body,
    );
    return data.slots[0]?.questions.some(({ id }) => id === two?.id);
  };
  const ready = () => ask('PUT /bms/examPaper/update', { id: paper.id, version: filled.data.version, status: '1' });
  await check('unchecked');
  expect(await drawn()).toBe(false);
  expect((await detail(paper.id)).staff.notes).toEqual([
    { kind: 'unusable', no: 2, text: '第 2 题不可用（未试评），请换一题' },
  ]);
  expect([(await ready()).message, (await fill(filled.data, sections(one?.id, two?.id))).message]).toEqual([
    '第 2 题不可用',
    '第 2 题不可用',
  ]);
  await check('asExpected');
  expect([await drawn(), (await ready()).code]).toEqual([true, undefined]);
});

test('a paper refuses repeated, unready and unknown questions and those of another type, by number', async () => {
  const paper = await create();
  const [one, two] = [await add('judgement'), await add('judgement')];
  const draft = await add('judgement', 'platform', { status: '0' });
  const school = await add('judgement', 'school');
  const single = await add('single');
  const said = async (...ids: string[]) => (await fill(paper, judgements(...ids))).message;
  expect(await said(one.id, two.id, one.id)).toBe('第 1 题和第 3 题相同');
  expect(await said(one.id, draft.id)).toBe('第 2 题不可用');
  expect(await said(school.id)).toBe('第 1 题不可用');
  expect(await said(two.id, '0'.repeat(26))).toBe('第 2 题不可用');
  expect(await said(one.id, single.id)).toContain('第 2 题是单选题，不能放进判断题');
  expect((await fill(paper, judgements(one.id, two.id))).code).toBeUndefined();
  expect((await detail(paper.id)).totalPoints).toBe(400);
  expect((await fill(paper, judgements(one.id))).code).toBe('VERSION_CHANGED');
  const ids = Array.from({ length: 202 }, (_, no) => String(no).padStart(26, '0'));
  const many = [...judgements(...ids.slice(0, 101)), ...judgements(...ids.slice(101))];
  expect((await fill({ id: paper.id, version: 2 }, many)).message).toContain('一份试卷最多 200 道题');
});

test('a free paper asks questions of any type in the author’s order', async () => {
  const paper = await create();
  const [task, single, judged, other] = [
    await add('task'),
    await add('single'),
    await add('judgement'),
    await add('single'),
  ];
  const mixed = {
    name: '试题',
    type: null,
    items: [task, single, judged].map(({ id }) => ({ questionId: id })),
  };
  const more = { name: '附加题', type: SINGLE, items: [{ questionId: other.id, points: 500 }] };
  const ready = (version: number) => ask('PUT /bms/examPaper/update', { id: paper.id, version, status: '1' });
  const filled = await fill(paper, [mixed, { ...more, items: [] }]);
  expect(filled.data).toEqual({ id: paper.id, version: 2 });
  expect((await ready(2)).message).toBe('试卷还不能用。附加题：还没有题目');
  expect((await fill({ id: paper.id, version: 2 }, [mixed, more])).data).toEqual({ id: paper.id, version: 3 });
  expect((await ready(3)).data).toEqual({ id: paper.id, version: 4 });
  expect((await detail(paper.id)).sections).toEqual([
    { name: '试题', type: null, questionCount: 3, pointsEach: null, points: 2_900 },
    { name: '附加题', type: SINGLE, questionCount: 1, pointsEach: 500, points: 500 },
  ]);
  const read = await ask<{ sections: { type: string | null; questions: { no: number; type: string }[] }[] }>(
    'POST /bms/examPaper/queryQuestionList',
    { examPaperId: paper.id },
  );
  expect(
    read.data.sections.map(({ type, questions }) => [type, questions.map((one) => `${one.no} ${one.type}`)]),
  ).toEqual([
    [null, [`1 ${PROGRAMMING}`, `2 ${SINGLE}`, `3 ${TRUE_FALSE}`]],
    [SINGLE, [`4 ${SINGLE}`]],
  ]);
});

test('a paper of a blueprint has no section of mixed types', async () => {
  const paper = await create({ template: 'csp-j2' });
  const task = await add('task');
  const mixed = [{ name: '试题', type: null, items: [{ questionId: task.id }] }];
  expect((await fill(paper, mixed)).data).toEqual({ id: paper.id, version: 2 });
  expect((await detail(paper.id)).staff.notes.map(({ text }) => text)).toEqual([
    '编程题：缺 4 道',
    '试题：没有混合题型的大题',
  ]);
});

test('a paper keeps its question versions until its author takes new ones', async () => {
  const paper = await create();
  const made = await add('judgement');
  const { data: filled } = await fill(paper, judgements(made.id));
  const successor = '01K9ZXCVBNMASDFGHJKMQWERTY';
  const head = and(eq(question.appId, site.people.appId), eq(question.id, made.id));
  const [row] = await site.db.select().from(questionVersion).where(eq(questionVersion.id, made.versionId));
  if (!row) throw new Error('no version');
  await site.db.insert(questionVersion).values({ ...row, id: successor, versionNo: 2 });
  await site.db.update(question).set({ currentVersionId: successor }).where(head);
  const versions = async () => {
    const { data } = await ask<{ staff: { questions: { questionVersionId: string; newVersionId: string | null }[] } }>(
      'POST /bms/examPaper/queryQuestionList',
      { examPaperId: paper.id },
    );
    return data.staff.questions.map(({ questionVersionId, newVersionId }) => [questionVersionId, newVersionId]);
  };
  expect(await versions()).toEqual([[made.versionId, successor]]);
  expect((await detail(paper.id)).staff.notes).toEqual([
    { kind: 'newer', no: 1, text: '第 1 题有新版本，试卷里还是旧的' },
  ]);
  const kept = await fill(filled, judgements(made.id));
  expect(await versions()).toEqual([[made.versionId, successor]]);
  const section = (versionId: string) => [
    { name: '判断题', type: TRUE_FALSE, items: [{ questionId: made.id, versionId, points: 150 }] },
  ];
  expect((await fill(kept.data, section('0'.repeat(26)))).code).toBe('PAPER_QUESTION');
  await fill(kept.data, section(successor));
  expect(await versions()).toEqual([[successor, null]]);
});

test('a paper that somebody has begun never changes, but can be retired and copied', async () => {
  const paper = await create({ title: '冻结' });
  const made = await add('single');
  const sections = [{ name: '单选题', type: SINGLE, items: [{ questionId: made.id, points: 300 }] }];
  const { data } = await fill(paper, sections);
  await ask('PUT /bms/examPaper/update', { id: paper.id, version: data.version, status: '1' });
  await site.db.update(papers).set({ frozenAt: site.now() }).where(eq(papers.id, paper.id));
  const seen = { id: paper.id, version: 3 };
  const refused = [
    await fill(seen, sections),
    await ask('PUT /bms/examPaper/update', { ...seen, title: '改' }),
    await ask('PUT /bms/examPaper/update', { ...seen, status: '0' }),
    await ask('DELETE /bms/examPaper/delete', { id: paper.id }),
  ];
  expect(refused.map(({ code }) => code)).toEqual(['PAPER_FROZEN', 'PAPER_FROZEN', 'CONTENT_STATE', 'CONTENT_USED']);
  expect((await ask('PUT /bms/examPaper/update', { ...seen, status: '2' })).code).toBeUndefined();
  const copy = (await ask<Saved>('POST /bms/examPaper/create', { copyOf: paper.id })).data;
  expect(await detail(copy.id)).toMatchObject({
    title: '冻结（副本）',
    totalPoints: 300,
    staff: { status: '0', isFrozen: false },
  });
  expect(await usedCount(made.id)).toBe(2);
  await ask('DELETE /bms/examPaper/delete', { id: copy.id });
  expect(await usedCount(made.id)).toBe(1);
  expect((await ask(`GET /bms/examPaper/queryById?id=${copy.id}`)).code).toBe('NOT_FOUND');
});

test('authors get notes on points above the level, open questions and questions no longer ready', async () => {
  const paper = await create({ template: 'gesp-1' });
  const high = await add('judgement', 'platform', { points: ['gesp-cpp-5/recursion'], isOpen: true });
  await fill(paper, judgements(high.id));
  await site.db.update(question).set({ status: '2' }).where(eq(question.id, high.id));
  const { notes } = (await detail(paper.id)).staff;
  expect(notes.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'level 第 1 题考查「递归」，超出 GESP 1 级',
    'open 第 1 题是公开的题，学生可能见过',
    'unusable 第 1 题不可用（停用），请换一题',
    'missing 单选题：缺 15 道',
    'missing 判断题：缺 9 道',
    'missing 编程题：缺 2 道',
  ]);
});

test('of many concurrent writes to one version, one succeeds and is logged', async () => {
  const paper = await create();
  const made = await add('judgement');
  const lines = await loggedBy(site, async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => fill(paper, judgements(made.id))));
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'VERSION_CHANGED')).toHaveLength(9);
  });
  expect(lines.map(({ action, target }) => [action, target])).toEqual([['examPaper:updateQuestions', paper.id]]);
});

test('only the school takes or returns the paper that a teacher offers', async () => {
  const { teacher2, boss2, laoshi } = people;
  const send = (visitor: typeof boss2, line: string, body?: object) =>
    ask<Saved & { code?: string }>(line, body, visitor);
  const own = await add('judgement', 'teacher');
  const { data: paper } = await send(teacher2, 'POST /edms/examPaper/create', { title: '我的卷', template: 'free' });
  const section = judgements(own.id);
  await send(teacher2, 'PUT /examPaper/updateQuestions', { id: paper.id, version: 1, sections: section });
  const to = (visitor: typeof boss2, version: number, more: object) =>
    send(visitor, 'PUT /edms/examPaper/update', { id: paper.id, version, ...more });
  expect((await to(boss2, 2, { title: '抢' })).code).toBe('CONTENT_FOREIGN');
  expect((await to(laoshi, 2, { title: '抢' })).code).toBe('NOT_FOUND');
  expect((await to(teacher2, 2, { isShared: true })).code).toBe('FORBIDDEN');
  expect((await to(teacher2, 2, { bank: 'org' })).code).toBeUndefined();
  expect((await to(teacher2, 3, { title: '等着' })).code).toBe('CONTENT_STATE');
  expect((await to(boss2, 3, { status: '0' })).code).toBe('VALIDATION');
  expect((await to(boss2, 3, { status: '0', note: '题太少' })).code).toBeUndefined();
  expect((await to(teacher2, 4, { status: '3' })).code).toBeUndefined();
  expect((await to(boss2, 5, { status: '1' })).code).toBeUndefined();
  const [row] = await site.db.select().from(papers).where(eq(papers.id, paper.id));
  expect(row).toMatchObject({ ownerId: null, status: '1' });
  const platform = (visitor: typeof boss2) =>
    send(visitor, 'POST /edms/examPaper/create', { title: 'x', template: 'free', bank: 'platform' });
  expect((await platform(boss2)).code).toBe('FORBIDDEN');
});
