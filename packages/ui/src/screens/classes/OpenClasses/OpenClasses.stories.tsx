import preview from '#storybook/preview';
import { aGrade, mineInGrade } from '@aosai/api/classes/grades.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, within } from 'storybook/test';
import { OpenClasses } from './OpenClasses.tsx';

const DAY_MIN = 1_440;
const one = (no: number, title: string, more: Parameters<typeof aGrade>[0] = {}) =>
  aGrade({ id: idOf('grade', no), title, mine: [], ...more });

const meta = preview.meta({
  id: 'patterns-openclasses',
  title: '部件/可报名的班级 OpenClasses',
  component: OpenClasses,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          '**何时用**：可以报名的公开班级：/user/grade 自己的班级下面，访客的首页。**何时不用**：自己的班级用 MyClasses。',
      },
    },
  },
  args: {
    now: Date.parse(FIXTURE_NOW),
    classes: [
      one(1, '信奥一班 · 春季', {
        status: '5',
        isEnrolling: false,
        startAt: at(-260 * DAY_MIN),
        endAt: at(-120 * DAY_MIN),
      }),
      one(2, 'GESP 三级冲刺班', { priceFen: 68_000, takenCount: 12, capacity: 30 }),
      one(3, '寒假集训营', {
        status: '4',
        isEnrolling: false,
        enrollStartAt: at(3 * DAY_MIN),
        takenCount: 0,
        priceFen: 120_000,
      }),
      one(4, 'CSP-J 周末班', { takenCount: 20, capacity: 20, waitlist: true }),
      one(5, '自己的班级', { mine: [mineInGrade()] }),
    ],
  },
});

export const Several = meta.story({});
export const None = meta.story({ args: { classes: [] } });
export const Phone = Several.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Several.extend({ globals: { theme: 'dark' } });

Several.test('each class shows its price and free seats, and ended classes come last', async (context) => {
  const { canvas } = context;
  const cards = canvas.getAllByRole('listitem').map((card) => within(card));
  const names = canvas.getAllByRole('link').map((link) => link.textContent);
  await expect(names).toEqual(['GESP 三级冲刺班', '寒假集训营', 'CSP-J 周末班', '信奥一班 · 春季']);
  await expect(canvas.getByText('名额已满，可以候补')).toBeVisible();
  await expect(canvas.getByText(/开始报名$/)).toBeVisible();
  await expect(cards[0]?.getByText(/680/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'GESP 三级冲刺班' })).toHaveAttribute(
    'href',
    `/web/grade/detail?id=${idOf('grade', 2)}`,
  );
});
