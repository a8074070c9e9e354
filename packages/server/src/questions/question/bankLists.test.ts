import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import { newId } from '../../base/newId.ts';
import { question } from '../../db/schema/bank.ts';
import { exam, examPaper } from '../../db/schema/exam.ts';
import { memberQuestion } from '../../db/schema/practice.ts';
import { createQuestion, type NewQuestion } from '../bank/createQuestion.ts';
import { instanceOf } from '../parametric/drawn.ts';
import { templateNamed } from '../parametric/templates.ts';
import { openAccessSite } from '../../testing/everyCall/accessSite.ts';
import type { Caller } from '../../testing/everyCall/accessPeople.ts';
import { aStatement } from '../../testing/engine/aStatement.ts';
import { openTestApp } from '../../testing/testApp.ts';

const app = await openTestApp();
afterAll(() => app.close());
const site = await openAccessSite(app);
const by = { appId: app.people.appId, now: app.now(), actorId: null };
const PLATFORM = { orgId: null, ownerId: null, status: '1' } as const;

const make = (more: Partial<NewQuestion & { stem: string; tags: string[] }> = {}) => {
  const { stem, tags, ...head } = more;
  const source = { ...aStatement(), ...(stem !== undefined && { stem }), ...(tags && { tags }) };
  return createQuestion(app.db, by, source, { ...PLATFORM, ...head });
};

interface Page {
  content: { id: string; title: string }[];
  total: number;
  totalIsLeast: boolean;
}
async function ask<Answer>(caller: Caller, path: string, body: object): Promise<Answer | string> {
  const reply = await app.send('POST', path, { visitor: site.visitors[caller], body });
  return reply.body.code ?? (reply.body.data as Answer);
}
const list = (body: object, query = '', caller: Caller = 'super') =>
  ask<Page>(caller, `${caller === 'super' ? '/bms' : ''}/question/queryList?size=200${query}`, body);
const idsOf = (page: Page | string) => (typeof page === 'string' ? page : page.content.map(({ id }) => id));

test('a search finds words of one or two letters, and several at once, in texts and tags', async () => {
  const one = await make({ stem: '用并查集判断两个点是否连通' });
  const other = await make({ stem: '并联电路，查找集合', tags: ['最小生成树'] });
  const found = async (keyword: string) => idsOf(await list({ keyword }));
  expect([
    await found('并查集'),
    await found('查集'),
    await found('连通 并查'),
    await found('生成树'),
    await found('矩阵的解析'),
    await found('100%_'),
  ]).toEqual([[one.id], [one.id], [one.id], [other.id], [], []]);
  expect(new Set(await found('并'))).toEqual(new Set([one.id, other.id]));
});

test('a search counts to a thousand, and no page goes beyond ten thousand rows', async () => {
  expect(await list({ keyword: '程序' })).toMatchObject({ totalIsLeast: false });
  const pages = [await list({}, '&page=49'), await list({}, '&page=50')];
  expect(pages.map((page) => (typeof page === 'string' ? page : page.totalIsLeast))).toEqual([false, 'VALIDATION']);
});

test('filters work on visible fields, and members who practise may not use others', async () => {
  const head = { stage: 'gesp-4', points: ['gesp-cpp-5/recursion'], isOpen: true, tags: ['回溯'] } as const;
  const made = await make({ ...head, points: [...head.points], tags: [...head.tags] });
  await make({ stage: 'gesp-4', status: '2' });
  const filters = {
    stage: 'gesp-4',
    points: ['gesp-cpp-5/recursion', 'gesp-cpp-1/loop'],
    tags: ['回溯'],
    types: [TRUE_FALSE],
  };
  expect(idsOf(await list({ ...filters, status: '1', bank: 'platform', isOpen: true, unusedDays: 30 }))).toEqual([
    made.id,
  ]);
  expect(idsOf(await list(filters, '', 'student'))).toEqual([made.id]);
  const hidden = [{ status: '1' }, { bank: 'org' }, { unusedDays: 1 }, { unchecked: true }, { isOpen: true }];
  const refused = [];
  for (const filter of hidden) refused.push(await list(filter, '', 'student'));
  for (const key of ['usedCount', 'passPercent', 'updatedAt'])
    refused.push(await list({}, `&sort=${key},asc`, 'student'));
  expect(new Set(refused)).toEqual(new Set(['VALIDATION']));
});

test('question list: filters by level and by how far a student has come', async () => {
  const tags = [`程${newId().slice(-8)}`];
  const of = (...points: string[]) => make({ tags, isOpen: true, points });
  const [fresh, tried, solved] = [
    await of('gesp-cpp-2/cast'),
    await of('gesp-cpp-2/cast'),
    await of('gesp-cpp-1/loop', 'gesp-cpp-2/cast'),
  ];
  for (const [id, solvedAt] of [
    [tried.id, null],
    [solved.id, app.now()],
  ] as const)
    await site.insert(memberQuestion, 'student', { memberId: site.ids.student, questionId: id, tries: 1, solvedAt });
  const found = async (filter: object, caller: Caller = 'student') =>
    new Set(idsOf(await list({ tags, ...filter }, '', caller)));
  expect([
    await found({ level: 'gesp-cpp-2' }),
    await found({ standing: 'new' }),
    await found({ standing: 'tried' }),
    await found({ standing: 'solved' }),
    await found({ standing: 'new' }, 'parent'),
  ]).toEqual([
    new Set([fresh.id, tried.id]),
    new Set([fresh.id]),
    new Set([tried.id]),
    new Set([solved.id]),
    new Set([fresh.id, tried.id, solved.id]),
  ]);
  expect(await list({ tags, standing: 'new' })).toBe('VALIDATION');
});

test('usable leaves out drafts, and what the caller may read but not put into a paper', async () => {
  const tags = [`用${newId().slice(-8)}`];
  const ready = await make({ tags });
  await make({ tags, status: '0' });
  await make({ tags, ownerId: site.ids.teacher });
  expect(idsOf(await list({ tags }))).toHaveLength(3);
  expect(idsOf(await list({ tags, usable: true }))).toEqual([ready.id]);
});

interface Drawn {
  seed: string;
  slots: { questions: { id: string; versionId: string | null }[]; missing: number }[];
}
const draw = (body: object, caller: Caller = 'super') =>
  ask<Drawn>(caller, `${caller === 'super' ? '/bms' : ''}/question/queryRandomList`, body);
function drawnIds(drawn: Drawn | string): string[][] {
  if (typeof drawn === 'string') throw new Error(drawn);
  return drawn.slots.map(({ questions }) => questions.map(({ id }) => id));
}

test('a draw is repeatable by its seed, takes the least used first, repeats none, and reports what is missing', async () => {
  const tags = [`抽${newId().slice(-8)}`];
  const made = [];
  for (let no = 0; no < 6; no += 1) made.push(await make({ tags }));
  const used = await make({ tags });
  await app.db
    .update(question)
    .set({ usedCount: 3 })
    .where(and(eq(question.appId, by.appId), eq(question.id, used.id)));
  await make({ tags, status: '0' });
  const slot = { type: TRUE_FALSE, tags, count: 3 };
  const first = await draw({ slots: [slot, slot], seed: 'one' });
  expect(await draw({ slots: [slot, slot], seed: 'one' })).toEqual(first);
  expect(new Set(drawnIds(first).flat())).toEqual(new Set(made.map(({ id }) => id)));
  const seeds = ['two', 'three', 'four', 'five'];
  const others = [];
  for (const seed of seeds) others.push(JSON.stringify(drawnIds(await draw({ slots: [slot, slot], seed }))));
  expect(new Set(others).size).toBeGreaterThan(1);
  expect(
    await draw({
      slots: [
        { ...slot, count: 9 },
        { ...slot, type: SINGLE },
      ],
      seed: 'one',
    }),
  ).toMatchObject({
    slots: [
      { missing: 2, questions: [{}, {}, {}, {}, {}, {}, { id: used.id, versionId: used.versionId }] },
      { missing: 3, questions: [] },
    ],
  });
  const excludeIds = made.slice(0, 5).map(({ id }) => id);
  expect(drawnIds(await draw({ slots: [slot], excludeIds, seed: 'one' }))).toEqual([[made[5]?.id, used.id]]);
});

test('a draw of one language takes its questions and those without points', async () => {
  const tags = [`语${newId().slice(-8)}`];
  const cpp = await make({ tags, points: ['gesp-cpp-1/io'] });
  const py = await make({ tags, points: ['gesp-py-1/io'] });
  const neither = await make({ tags });
  const drawnFor = async (rules: object) =>
    new Set(drawnIds(await draw({ slots: [{ type: TRUE_FALSE, tags, count: 9 }], ...rules })).flat());
  expect(await drawnFor({})).toEqual(new Set([cpp.id, py.id, neither.id]));
  expect(await drawnFor({ language: 'cpp' })).toEqual(new Set([cpp.id, neither.id]));
  expect(await drawnFor({ language: 'py' })).toEqual(new Set([py.id, neither.id]));
});

test('staff find by level also questions of its stage that have no points', async () => {
  const tags = [`级${newId().slice(-8)}`];
  const main = await make({ tags, points: ['gesp-cpp-1/io'] });
  const bare = await make({ tags, stage: 'gesp-1' });
  await make({ tags, points: ['gesp-py-1/io'], stage: 'gesp-1' });
  await make({ tags, stage: 'gesp-2' });
  expect(new Set(idsOf(await list({ tags, level: 'gesp-cpp-1' })))).toEqual(new Set([main.id, bare.id]));
});

test('a distinct draw takes one of near duplicates, also of those in the paper, and counts the others', async () => {
  const tags = [`似${newId().slice(-8)}`];
  const loop = (n: number) => `执行 for (int i = 1; i <= ${n}; i++) s += i * i; 以后，变量 s 的值一定大于 i 的值。`;
  const family: string[] = [];
  for (const n of [10, 12, 15, 18]) family.push((await make({ tags, stem: loop(n) })).id);
  const other = await make({ tags, stem: '引用一旦初始化，就不能再改为引用另一个变量。' });
  const slots = [{ type: TRUE_FALSE, tags, count: 2 }];
  const drawn = await draw({ slots, distinct: true });
  const [ids = []] = drawnIds(drawn);
  expect(ids).toContain(other.id);
  expect(ids.filter((id) => family.includes(id))).toHaveLength(1);
  expect(await draw({ slots: [{ ...slots[0], count: 3 }], distinct: true })).toMatchObject({
    slots: [{ missing: 1, alike: 3 }],
  });
  expect(await draw({ slots, distinct: true, excludeIds: [family[0]] })).toMatchObject({
    slots: [{ questions: [{ id: other.id }], missing: 1, alike: 3 }],
  });
  expect(drawnIds(await draw({ slots: [{ ...slots[0], count: 5 }] }))[0]).toHaveLength(5);
});

test('a distinct draw takes one question of a family of templates', async () => {
  const tags = [`族${newId().slice(-8)}`];
  const drawnOf = async (name: string) => {
    const template = templateNamed(name);
    if (!template) throw new Error(`${name} is no template`);
    const drawnFrom = { template: name, version: template.version, seed: 1 };
    return createQuestion(app.db, by, { ...instanceOf(template, 1), tags }, { ...PLATFORM, drawnFrom });
  };
  const family = [await drawnOf('reverse-digits'), await drawnOf('digit-sum')].map(({ id }) => id);
  const other = await drawnOf('quadrant');
  const slots = [{ type: SINGLE, tags, count: 3 }];
  const drawn = await draw({ slots, distinct: true });
  expect(drawn).toMatchObject({ slots: [{ missing: 1, alike: 1 }] });
  const [ids = []] = drawnIds(drawn);
  expect(ids).toContain(other.id);
  expect(ids.filter((id) => family.includes(id))).toHaveLength(1);
});

test('a template draws the sections of its blueprint, and a draw has either slots or a template', async () => {
  const drawn = await draw({ template: 'gesp-4', seed: 'one' });
  expect(drawnIds(drawn)).toHaveLength(3);
  expect([
    await draw({ template: 'free' }),
    await draw({}),
    await draw({ template: 'gesp-4', slots: [{ type: SINGLE, count: 1 }] }),
  ]).toEqual(['VALIDATION', 'VALIDATION', 'VALIDATION']);
});

test('a template draws no Python questions, which have the same stage', async () => {
  const head = { stage: 'gesp-8', isOpen: true } as const;
  const cpp = await make({ ...head, stem: '最短路不经过负环。', points: ['gesp-cpp-8/shortest'] });
  const any = await make({ ...head, stem: '排列要看先后次序。', points: [] });
  const python = await make({ ...head, stem: '列表可以当作队列。', points: ['gesp-py-8/shortest'] });
  const drawn = await draw({ template: 'gesp-8' });
  const ids = drawnIds(drawn).flat();
  expect([cpp.id, any.id, python.id].map((id) => ids.includes(id))).toEqual([true, true, false]);
});

test('a draw excludes recently used and open questions on request', async () => {
  const tags = [`考${newId().slice(-8)}`];
  const [recent, open, rest] = [await make({ tags }), await make({ tags, isOpen: true }), await make({ tags })];
  const paperId = await site.insert(examPaper, 'parent', {
    title: '卷',
    template: 'gesp-1',
    sections: [{ name: '一', type: TRUE_FALSE, items: [{ questionVersionId: recent.versionId, points: 200 }] }],
    totalPoints: 200,
    durationMin: 60,
    shuffle: { section: false, question: false, option: false },
    scorePolicy: 'best',
    feedback: 'deferred',
  });
  await site.insert(exam, 'parent', {
    title: '考过的',
    summary: '',
    notesHtml: '',
    published: true,
    enrollStartAt: site.inHours(-90),
    enrollEndAt: site.inHours(-80),
    startAt: site.inHours(-72),
    endAt: site.inHours(-70),
    examPaperIds: [paperId],
    priceFen: 0,
    scope: 'public',
    maxAttempts: 1,
    reviewMatrix: { score: 'always', answers: 'always', key: 'always', cases: 'always' } as never,
    lateStartPolicy: 'untilEnd',
    recordsEvents: false,
  });
  const slots = [{ type: TRUE_FALSE, tags, count: 3 }];
  const drawn = async (more: object) => new Set(drawnIds(await draw({ slots, ...more })).flat());
  expect([
    await drawn({ excludeUsed: { days: 7, scope: 'all' } }),
    await drawn({ excludeUsed: { days: 2, scope: 'all' } }),
    await drawn({ excludeUsed: { days: 7, scope: 'own' } }),
    await drawn({ excludeUsed: { days: 7, scope: 'org' }, excludeOpen: true }),
  ]).toEqual([
    new Set([open.id, rest.id]),
    new Set([recent.id, open.id, rest.id]),
    new Set([recent.id, open.id, rest.id]),
    new Set([rest.id]),
  ]);
});

test('members who practise draw only open questions, at most fifty, and learn nothing of exams', async () => {
  const tags = [`练${newId().slice(-8)}`];
  const [open] = [await make({ tags, isOpen: true }), await make({ tags })];
  const slots = [{ type: TRUE_FALSE, tags, count: 50 }];
  expect(await draw({ slots }, 'student')).toMatchObject({
    slots: [{ questions: [{ id: open.id, versionId: null, usedCount: null, status: null }], missing: 49 }],
  });
  expect([
    await draw({ slots: [{ type: TRUE_FALSE, count: 51 }] }, 'student'),
    await draw({ slots, excludeUsed: { days: 1, scope: 'all' } }, 'student'),
    await draw({ slots, excludeOpen: true }, 'student'),
    await draw({ slots: [{ type: TRUE_FALSE, count: 201 }] }),
  ]).toEqual(['VALIDATION', 'VALIDATION', 'VALIDATION', 'VALIDATION']);
});

test('a measured difficulty overrides the label for students, while authors see both', async () => {
  const tags = [`测${newId().slice(-8)}`];
  const [far, near, never] = [
    await make({ tags, isOpen: true }),
    await make({ tags, isOpen: true }),
    await make({ tags, isOpen: true }),
  ];
  const measure = (id: string, facility: number, measured: 'hard' | 'medium') =>
    app.db
      .update(question)
      .set({ facility, measured, firstAnswers: 31, difficulty: 'easy' })
      .where(and(eq(question.appId, by.appId), eq(question.id, id)));
  await measure(far.id, 0.4194, 'hard');
  await measure(near.id, 0.6, 'medium');
  const ids = (page: Page | string) => new Set(idsOf(page));
  expect(await list({ tags, farMeasured: true })).toMatchObject({
    content: [
      { id: far.id, difficulty: 'easy', measured: { difficulty: 'hard', percent: 42, answers: 31 }, passPercent: null },
    ],
  });
  expect(ids(await list({ tags, farMeasured: false }))).toEqual(new Set([near.id, never.id]));
  expect(idsOf(await list({ tags }, '&sort=facility,asc')).slice(0, 2)).toEqual([far.id, near.id]);
  expect(ids(await list({ tags, difficulties: ['easy'] }))).toContain(far.id);
  const drawn = await draw({ slots: [{ type: TRUE_FALSE, tags, count: 3, difficulty: 'hard' }], seed: 'one' });
  expect(drawnIds(drawn)).toEqual([[far.id]]);
  const read = await list({ tags, difficulties: ['hard'] }, '', 'student');
  expect(read).toMatchObject({ content: [{ id: far.id, difficulty: 'hard', measured: null }] });
  expect(await list({ tags, farMeasured: true }, '', 'student')).toBe('VALIDATION');
  expect(await list({ tags }, '&sort=facility,asc', 'student')).toBe('VALIDATION');
  expect(await list({ tags, farMeasured: 'yes' })).toBe('VALIDATION');
});
