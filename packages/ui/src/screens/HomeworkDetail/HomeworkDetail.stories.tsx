import preview from '#storybook/preview';
import { aHomeworkPlace } from '@aosai/api/fixtures/homework';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/fixtures/ids';
import { expect, fn } from 'storybook/test';
import { inOffice } from '../../storybook/inOffice.tsx';
import { HomeworkDetail, type HomeworkDetailProps } from './HomeworkDetail.tsx';

const homework: NonNullable<HomeworkDetailProps['homework']['data']> = {
  id: idOf('exam', 2),
  version: 2,
  title: '第 6 讲 · 二分与前缀和',
  status: '3',
  openAt: at(-3 * 1_440),
  dueAt: at(2 * 1_440),
  lateUntilAt: at(5 * 1_440),
  questionCount: 6,
  totalPoints: 10_000,
  makerName: '周明澜',
  visibility: 'org',
  grades: [{ id: idOf('paper', 30), title: '提高班（周六）' }],
  counts: null,
  mine: null,
  updatedAt: at(-900),
  serverNow: FIXTURE_NOW,
  intro: '',
  introHtml: '',
  latePerDayPct: 10,
  lateCapPct: 40,
  showRanking: true,
  review: 'code',
  catchUpDays: null,
  isFrozen: true,
  mayWrite: true,
};

const statistics = {
  homeworkId: homework.id,
  total: 7,
  notBegun: 2,
  doing: 1,
  handedIn: 1,
  settled: 3,
  late: 2,
  donePct: 57.14,
  onTimePct: 28.57,
  mean: 7_000,
  median: 7_000,
  byStatus: [],
  bySource: [],
  byGrade: [],
};

const NAMES = ['陈一诺', '何沐阳', '林知远', '王梓涵', '吴若水', '徐景行', '赵清越'];
const questions = [200, 200, 200, 2_500, 2_500, 4_400].map((maxPoints, place) => ({
  questionId: idOf('question', place + 1),
  no: place + 1,
  maxPoints,
}));
const content = NAMES.map((memberName, no) => ({
  homeworkEnrollId: idOf('enroll', no + 1),
  memberId: idOf('member', no + 1),
  memberName,
  right: Math.max(0, 4 - no),
  part: 1,
  wrong: 1,
  blank: no > 4 ? 6 : 0,
  percent: no > 4 ? null : 92.5 - no * 13.25,
  cells: questions.map(({ maxPoints }, place) => ({
    points: no > 4 ? null : place < 4 - no ? maxPoints : place === 4 ? maxPoints / 2 : place === 5 ? null : 0,
    isAnswered: no <= 4,
    needsReview: no === 1 && place === 5,
  })),
}));

const places = NAMES.map((memberName, no) =>
  aHomeworkPlace({
    id: idOf('enroll', no + 1),
    memberName,
    no: `2026010${no + 1}`,
    questionCount: 6,
    ...(no === 0 && { progress: '3' as const, totalPoints: 9_200, answeredCount: 6 }),
    ...(no === 1 && { progress: '2' as const, answeredCount: 6, needsReview: true }),
    ...(no === 3 && { status: '4' as const, quitReason: '这周比赛，和老师说过' }),
    ...(no > 4 && { progress: '0' as const, answeredCount: 0 }),
  }),
);

const meta = preview.meta({
  component: HomeworkDetail,
  decorators: [inOffice('edms', 'homework')],
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：一份作业的完成情况：概况、学生与题目的矩阵、名单、待批、排行。**何时不用**：布置和发布用 HomeworkOffice，一个学生的结果用 HomeworkReport。',
      },
    },
    layout: 'fullscreen',
  },
  args: {
    homework: { data: homework },
    statistics: { data: statistics },
    matrix: { data: { questions, content } },
    roster: { data: { content: places, total: places.length, page: 0, size: 200 } },
    ranks: {
      data: {
        isShown: true,
        content: places.map(({ id, memberName }, no) => ({
          rank: no > 4 ? null : no + 1,
          enrollId: id,
          memberName,
          isMine: false,
          totalPoints: no > 4 ? null : 9_200 - no * 1_150,
          lastSavedAt: no > 4 ? null : at(-no * 60),
        })),
      },
    },
    tab: 'matrix' as const,
    reviewHref: '#review',
    backHref: '#homework',
    busy: false,
    now: Date.parse(FIXTURE_NOW),
    on: { tab: fn(), exempt: fn(), refuse: fn(), retry: fn() },
  },
});

export const Matrix = meta.story();
export const Roster = meta.story({ args: { tab: 'roster' } });
export const Review = meta.story({ args: { tab: 'review' } });
export const Ranks = meta.story({ args: { tab: 'ranks' } });
export const Nobody = meta.story({ args: { matrix: { data: { questions, content: [] } } } });
export const Loading = meta.story({ args: { homework: {}, statistics: {}, matrix: {} } });
export const Failed = meta.story({
  args: { statistics: { error: '服务暂时不可用，请稍后再试' }, matrix: { error: '服务暂时不可用，请稍后再试' } },
});
export const Phone = Matrix.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Matrix.extend({ globals: { theme: 'dark' } });

Matrix.test('what waits for a teacher stands in the table', async ({ canvas }) => {
  await expect(canvas.getByText('待批')).toBeVisible();
});

Roster.test('an exemption that was asked for is granted with one press', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '同意' }));
  await expect(args.on.exempt).toHaveBeenCalledOnce();
});
