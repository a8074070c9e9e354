import { PROGRAMMING, SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import type { QuestionSource } from '@aosai/api/questions/source';
import { createQuestion, type Place } from '../questions/bank/createQuestion.ts';
import { storeTestData } from '../questions/testData/storeCases.ts';
import type { QuestionStatus } from '@aosai/api/questions/bank';
import { seedSecondSchool } from './secondSchool.ts';
import { askAs } from './askAs.ts';
import { openTestApp, type Visitor } from './testApp.ts';

const base = { key: '', analysis: '解析', difficulty: 'easy' as const, tags: [] };

/** A string in the hidden case of every task. */
export const HIDDEN_CANARY = 'CANARY-HIDDEN-OF-PAPERS';

/** Written questions of the types that the papers of tests contain. */
export const written = {
  judgement: (stem: string): QuestionSource => ({ ...base, type: TRUE_FALSE, stem, answer: true }),
  single: (stem: string): QuestionSource => ({
    ...base,
    type: SINGLE,
    stem,
    options: ['A', 'B', 'C', 'D'].map((id) => ({ id, text: `${stem}${id}` })),
    answer: ['C'],
  }),
  task: (title: string): QuestionSource => ({
    ...base,
    type: PROGRAMMING,
    title,
    stem: `${title}：输出两个整数的和。`,
    limits: { timeMs: 1000, memoryKiB: 262_144 },
    languages: [53],
    compare: { kind: 'default' },
    subtasks: [],
    cases: [
      { id: '01', input: '1 2\n', expected: '3\n', sample: true },
      { id: '02', input: `${HIDDEN_CANARY}\n`, expected: `${HIDDEN_CANARY}\n`, sample: false },
    ],
  }),
};

/** The site with two schools, and a bank to build papers from. */
export async function openPaperSite() {
  const site = await openTestApp();
  const other = await seedSecondSchool(site);
  const office = await site.signIn('guanli', 'user');
  const people: Record<'office' | 'boss2' | 'teacher2' | 'laoshi' | 'student', Visitor> = {
    office,
    boss2: await site.signIn('boss2'),
    teacher2: await site.signIn('teacher2'),
    laoshi: await site.signIn('laoshi'),
    student: await site.signIn('xuesheng'),
  };
  const places = {
    platform: { orgId: null, ownerId: null },
    school: { orgId: other.orgId, ownerId: null },
    teacher: { orgId: other.orgId, ownerId: other.teacherId },
  } satisfies Record<string, Place>;
  let made = 0;
  const add = async (
    kind: keyof typeof written,
    place: keyof typeof places = 'platform',
    more: { status?: QuestionStatus; isShared?: boolean; isOpen?: boolean; points?: string[] } = {},
  ) => {
    made += 1;
    const by = { appId: site.people.appId, now: site.now(), actorId: null };
    const source = await storeTestData(site.services.testData, written[kind](`第 ${made} 道测试题`));
    return site.db.transaction((tx) => createQuestion(tx, by, source, { ...places[place], status: '1', ...more }));
  };
  return { site, other, people, add, ask: askAs(site, office) };
}
