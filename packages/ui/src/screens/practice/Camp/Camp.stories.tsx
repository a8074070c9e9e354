import preview from '#storybook/preview';
import { aUnit } from '@aosai/api/courses/courses.fixtures';
import { anExam } from '@aosai/api/exams/exams.fixtures';
import { FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, within } from 'storybook/test';
import { offline, unreached } from '../../../storybook/offline.tsx';
import { Camp, type CampLevel } from './Camp.tsx';

const GATES = ['整除与求余', '分支', '循环', '编程过关'];
/** Units of a level; where `done` is above 0 the first unit is done and each of the others has `done` questions. */
const units = (done: number | null) =>
  GATES.map((title, place) =>
    aUnit({
      no: place + 1,
      title,
      questionCount: 8,
      hasVideo: false,
      doneCount: done !== null && done > 0 && place === 0 ? Math.max(done, 6) : done,
    }),
  );
const rungs = (doneOf: (level: number) => number | null, made = 4): CampLevel[] =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((level) => ({
    level,
    course:
      level <= made
        ? {
            id: idOf('course', level),
            title: `GESP C++ ${level} 级`,
            intro: '每个考点做对八道里的六道就算过关，最后用编程题收尾。',
          }
        : null,
    units: level <= made ? units(doneOf(level)) : [],
  }));
const DONE: Record<number, number> = { 1: 8, 2: 3 };
const meta = preview.meta({
  id: 'screens-camp',
  title: '训练营',
  component: Camp,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：/camp，按 GESP 级别练：闯关、蓝图练习、模拟考试。**何时不用**：一个专题的路用 TopicPath。',
      },
    },
    layout: 'fullscreen',
    density: {
      empty: { levels: { data: rungs(() => null, 0) }, mocks: { data: [] } },
      extreme: {
        levels: { data: rungs(() => 8, 8) },
        mocks: {
          data: Array.from({ length: 12 }, (_, no) =>
            anExam({
              id: idOf('exam', no + 1),
              title: '全国青少年信息学奥林匹克联赛提高组赛前集中训练营第二阶段模拟考试',
            }),
          ),
        },
      },
    },
  },
  args: {
    language: 'cpp' as const,
    level: 2,
    levels: { data: rungs((level) => DONE[level] ?? 0) },
    mocks: {
      data: [
        anExam({ title: 'GESP C++ 二级 模拟考试（一）', template: 'gesp-2' }),
        anExam({ id: idOf('exam', 2), title: 'GESP C++ 二级 模拟考试（二）', template: 'gesp-2', status: '1' }),
      ],
    },
    satLevels: [4],
    isGuest: false,
    canPractise: true,
    now: Date.parse(FIXTURE_NOW),
    on: { language: fn(), retry: fn() },
  },
});

export const Student = meta.story({ tags: ['key'] });
// Has no screenshot: one card less.
export const Operator = meta.story({ tags: ['no-visual'], args: { canPractise: false } });
export const Guest = meta.story({ args: { isGuest: true, levels: { data: rungs(() => null) } } });
export const HigherUp = meta.story({ args: { level: 4 } });
export const InPreparation = meta.story({ args: { level: 7, mocks: { data: [] } } });
export const Python = meta.story({ args: { language: 'py', mocks: { data: [] } } });
export const NothingYet = meta.story({ globals: { density: 'empty' } });
export const Loading = meta.story({ args: { levels: {}, mocks: {} } });
export const Failed = meta.story({ args: { levels: { error: '服务暂时不可用，请稍后再试' } } });
export const Offline = meta.story(offline({ mocks: unreached }));
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Phone = Student.extend({ tags: ['!key'], globals: { viewport: { value: 'phone' } } });
export const Dark = Student.extend({ tags: ['!key'], globals: { theme: 'dark' } });

Student.test('a level lights up when all its units are done', async ({ canvas }) => {
  const rung = (name: RegExp) => canvas.getByRole('link', { name });
  await expect(rung(/1 级.*已点亮/)).toBeVisible();
  await expect(rung(/2 级.*完成 46%/)).toHaveAttribute('aria-current', 'page');
  await expect(rung(/8 级.*筹备中/)).toHaveAttribute('href', '/web/camp?language=cpp&level=8');
});
Student.test('camp: a level whose mock exam was sat does not claim to be untouched', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /3 级.*未开始/ })).toBeVisible();
  await expect(canvas.getByRole('link', { name: /4 级.*考过 1 场模拟/ })).toBeVisible();
});
Student.test('each knowledge point has a light that says how many questions are missing', async ({ canvas }) => {
  const lights = within(canvas.getByRole('list', { name: '考点的灯' }));
  await expect(lights.getByRole('link', { name: /整除与求余.*已点亮/ })).toBeVisible();
  await expect(lights.getByRole('link', { name: /分支.*再做对 3 题点亮/ })).toHaveAttribute(
    'href',
    expect.stringContaining('chapter/detail'),
  );
  await expect(canvas.getByText('点亮 1 / 4')).toBeVisible();
});
Guest.test('a guest has no lights', async ({ canvas }) => {
  await expect(canvas.queryByRole('list', { name: '考点的灯' })).toBeNull();
});
HigherUp.test('a level above one that is not lit can be opened, with advice', async ({ canvas }) => {
  await expect(canvas.getByText(/建议先点亮 3 级/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: '开始学' })).toBeVisible();
});
InPreparation.test('camp: a level in preparation offers only the nearest level below it', async ({ canvas }) => {
  await expect(canvas.getByText('这一级还在筹备')).toBeVisible();
  await expect(canvas.getByRole('link', { name: '去练 4 级' })).toHaveAttribute(
    'href',
    '/web/camp?language=cpp&level=4',
  );
  await expect(canvas.queryByRole('link', { name: '开始一组' })).toBeNull();
  await expect(canvas.queryByRole('heading', { name: '模拟考试' })).toBeNull();
});
Student.test('camp: starts a run like the paper of its level', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '开始一组' })).toHaveAttribute(
    'href',
    '/web/play/run?mode=blueprint&level=gesp-cpp-2',
  );
});
Operator.test('camp: the platform’s staff is offered no practice', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: '开始一组' })).toBeNull();
});
Student.test('camp: switches to another language', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Python' }));
  await expect(args.on.language).toHaveBeenCalledWith('py');
});

Phone.test('on a phone the ladder scrolls sideways, and the page does not', async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
});
Offline.test('offline: the units of the level stay, and failed parts can be retried', async (story) => {
  const { canvas, userEvent, args } = story;
  await expect(canvas.getByRole('list', { name: '考点的灯' })).toBeVisible();
  for (const retry of canvas.getAllByRole('button', { name: '重试' })) await userEvent.click(retry);
  await expect(args.on.retry).toHaveBeenCalledOnce();
});
