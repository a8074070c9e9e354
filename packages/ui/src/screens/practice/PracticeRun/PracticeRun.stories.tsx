import preview from '#storybook/preview';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { aPracticeState, aSolvedState, aWrongState } from '@aosai/api/practice/practice.fixtures';
import { WHOLE_BANK } from '@aosai/api/practice/openBank';
import { expect, fn } from 'storybook/test';
import { anOfflineView, atNight, onPhone, practiceArgs } from '../../../storybook/examplePractice.tsx';
import { PracticeRun, type RunMode, type RunQuestion } from './PracticeRun.tsx';

const TITLES = ['函数的引用参数', '二维数组的下标', '递推的初值', '冒泡排序的趟数', '结构体的成员'];
const questions: RunQuestion[] = Array.from({ length: 10 }, (_, place) => ({
  id: idOf('question', place + 1),
  title: TITLES[place % TITLES.length] ?? '',
  state: place === 0 ? aSolvedState() : place === 1 ? aWrongState() : aPracticeState(),
  result: place === 0 ? 100 : place === 1 ? 0 : null,
}));
const finished = questions.map((one, place) => ({
  ...one,
  state: place === 3 ? aWrongState() : aSolvedState(),
  result: place === 3 ? 0 : 100,
}));

const meta = preview.meta({
  id: 'screens-practicerun',
  title: '一组练习',
  component: PracticeRun,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：连着做一组题：弱项十题、复习、随机十题，最后有小结。**何时不用**：单元里的题用 ChapterDetail，只做一道用 PracticeQuestion。',
      },
    },
    density: {
      empty: { questions: { data: [] } },
      extreme: {
        questions: {
          data: finished.map((one) => ({
            ...one,
            title: '最短路径与次短路径的多种求法以及在竞赛题目中的综合运用和证明过程',
          })),
        },
      },
    },
  },
  args: {
    ...practiceArgs,
    mode: 'weak' as RunMode,
    questions: { data: questions },
    currentId: idOf('question', 1),
    onGo: fn(),
    onAgain: fn(),
    onRetry: fn(),
  },
});

export const Running = meta.story();
export const Summary = meta.story({ tags: ['key'], args: { questions: { data: finished }, currentId: null } });
export const SummaryEarly = meta.story({ args: { currentId: null } });
export const NothingToDo = meta.story({ globals: { density: 'empty' } });
export const NothingDue = meta.story({ args: { mode: 'due', questions: { data: [] } } });
export const OfBank = meta.story({
  tags: ['no-visual'],
  args: {
    mode: 'bank',
    drawnBy: { level: 'gesp-cpp-2', filter: { ...WHOLE_BANK, level: 'gesp-cpp-2' } },
    currentId: null,
  },
});
export const OfBlueprint = OfBank.extend({ args: { mode: 'blueprint' } });
export const Loading = meta.story({ args: { questions: {}, practice: {} } });
export const Failed = meta.story({ args: { questions: { error: '服务暂时不可用' }, practice: {} } });
export const Offline = meta.story({ args: { practice: { data: anOfflineView() } } });
export const Extreme = Summary.extend({ tags: ['!key'], globals: { density: 'extreme' } });
export const Dark = meta.story(atNight);
export const Phone = meta.story(onPhone);
export const SummaryDark = Summary.extend({ ...atNight, tags: ['!key'] });
export const SummaryPhone = Summary.extend({ ...onPhone, tags: ['!key'] });

Running.test('buttons go to the next question and to the summary', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '下一题' }));
  await userEvent.click(canvas.getByRole('button', { name: '小结' }));
  await expect(args.onGo).toHaveBeenNthCalledWith(1, idOf('question', 2));
  await expect(args.onGo).toHaveBeenNthCalledWith(2, null);
});
Summary.test('the summary offers ten more questions', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('做错的题明天会在待复习里再出现。')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '再来弱项十题' }));
  await expect(args.onAgain).toHaveBeenCalledOnce();
});
SummaryEarly.test('the summary counts the questions that were left out', async ({ canvas }) => {
  await expect(canvas.getByText('还有 8 题没有做，点开可以接着做。')).toBeVisible();
});
NothingDue.test('without due questions, the page links back to practice', async ({ canvas }) => {
  await expect(canvas.getByText('没有要复习的题了')).toBeVisible();
  await expect(canvas.getAllByRole('link', { name: '回到练习' })).toHaveLength(2);
});

OfBank.test('practice run: leads back to the filter it was drawn from', async ({ canvas }) => {
  const links = canvas.getAllByRole('link', { name: '回到题库' });
  await expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill('/web/play/bank?level=gesp-cpp-2'),
  );
});
OfBlueprint.test('practice run: leads back to the level of the camp', async ({ canvas }) => {
  const links = canvas.getAllByRole('link', { name: '回到训练营' });
  await expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/web/camp?language=cpp&level=2'));
});
