import preview from '#storybook/preview';
import { FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { aProgramTry } from '@aosai/api/practice/practice.fixtures';
import { expect, waitFor } from 'storybook/test';
import { PassStamp } from './PassStamp.tsx';

const meta = preview.meta({
  id: 'patterns-practice-passstamp',
  title: '题目与作答/通过印 PassStamp',
  component: PassStamp,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：练习里一道编程题全部测试点通过时，盖在结果下面；刚通过时有盖印的动作。**何时不用**：考试里不用，没有拿满分不用。',
      },
    },
  },
  args: { tried: aProgramTry({ no: 2, percent: 100, verdict: 'AC' }), now: Date.parse(FIXTURE_NOW) },
});

export const Default = meta.story();
export const FirstTry = meta.story({ args: { tried: aProgramTry({ no: 1, percent: 100, verdict: 'AC' }) } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('names the seal and leads to the album', async ({ canvas }) => {
  // A fresh seal begins transparent.
  await waitFor(() => expect(canvas.getByRole('img', { name: '「通过」印' })).toBeVisible());
  await expect(canvas.getByText(/用了 2 次提交/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: '盖进了印谱' })).toHaveAttribute('href', '/web/play/album');
});
