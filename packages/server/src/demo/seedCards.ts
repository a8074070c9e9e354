import { DAY_MS } from '@aosai/api/kit/constants';
import type { CardRight } from '@aosai/api/rights/cards';
import { grantOf } from '../rights/cards/cardSnapshot.ts';
import type { Db } from '../db/open.ts';
import { memberMembership, membership, right } from '../db/schema/cards.ts';

/** Makes the columns that every demo row has. */
type Base = () => {
  appId: string;
  id: string;
  orgId: string | null;
  createdBy: string;
  createdAt: Date;
  updatedAt: Date;
};

const RIGHTS = [
  { code: 'solution.video', name: '题解视频', kind: 'unlimited', period: null, quota: null },
  { code: 'code.submit', name: '代码提交', kind: 'unlimited', period: null, quota: null },
  { code: 'exam.mock', name: '模拟考试', kind: 'unlimited', period: null, quota: null },
  { code: 'case.view', name: '查看错误测试点', kind: 'unlimited', period: null, quota: null },
  { code: 'answer.clean', name: '清除练习记录', kind: 'unlimited', period: null, quota: null },
  { code: 'bank.own', name: '自建题库不限题数', kind: 'unlimited', period: null, quota: null },
] as const;

const OF_STUDENTS = { type: '0' as const, tags: ['student'], status: 'published' as const };
const SUBMIT: CardRight = { code: 'code.submit' };
const YEAR = ['solution.video', 'code.submit', 'exam.mock', 'case.view', 'answer.clean'];

const CARDS: readonly Omit<typeof membership.$inferInsert, keyof ReturnType<Base>>[] = [
  {
    ...OF_STUDENTS,
    name: '月卡',
    priceFen: 3_900,
    days: 30,
    sort: 1,
    intro: '适合考前一个月集中练习。',
    rights: [SUBMIT, { code: 'exam.mock', quota: 4, period: 'month' }, { code: 'case.view', quota: 10, period: 'day' }],
  },
  {
    ...OF_STUDENTS,
    name: '季卡',
    priceFen: 9_900,
    originFen: 11_700,
    days: 90,
    sort: 2,
    intro: '一个学期的练习和题解。',
    rights: [
      SUBMIT,
      { code: 'solution.video', quota: 10, period: 'month' },
      { code: 'exam.mock', quota: 8, period: 'month' },
      { code: 'case.view', quota: 20, period: 'day' },
      { code: 'answer.clean', quota: 5, period: 'day' },
    ],
  },
  {
    ...OF_STUDENTS,
    name: '年卡',
    priceFen: 36_500,
    originFen: 46_800,
    days: 365,
    sort: 3,
    isDefault: true,
    intro: '全年练习、模拟考试和全部题解视频。',
    rights: YEAR.map((code) => ({ code })),
  },
  {
    type: '1',
    tags: ['educational'],
    status: 'published',
    name: '教师年卡',
    priceFen: 68_000,
    days: 365,
    sort: 1,
    isDefault: true,
    intro: '没有加入机构的老师也能自建题库。',
    rights: [{ code: 'bank.own' }],
  },
];

/** Seeds three cards for students and one for teachers; the demo student holds the yearly card. */
export async function seedCards(tx: Db, base: Base, studentId: string, now: Date): Promise<void> {
  const rights = RIGHTS.map((item) => ({
    ...base(),
    version: 1,
    deletedAt: null,
    ...item,
    status: 'published' as const,
  }));
  await tx.insert(right).values(rights);
  const known = new Map(rights.map((row) => [row.code as string, row]));
  for (const card of CARDS) {
    const row = { ...base(), ...card };
    await tx.insert(membership).values(row);
    const { name, type, days } = card;
    if (name !== '年卡') continue;
    await tx.insert(memberMembership).values({
      ...base(),
      memberId: studentId,
      membershipId: row.id,
      name,
      type,
      days,
      rights: card.rights.map((one) => grantOf(one, known)),
      startDate: now,
      expireDate: new Date(now.getTime() + days * DAY_MS),
    });
  }
}
