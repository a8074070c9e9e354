import preview from '#storybook/preview';
import { anExamDetail } from '@aosai/api/exams/exams.fixtures';
import { at, FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { expect } from 'storybook/test';
import { StartRules } from './StartRules.tsx';

const meta = preview.meta({
  id: 'patterns-startrules',
  title: '部件/开考须知 StartRules',
  component: StartRules,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：开考前必须读到的几条规则：时长、交卷、离线与切换设备的后果。**何时不用**：考试介绍写在详情页；过程中的提醒用横幅。',
      },
    },
  },
  args: { exam: anExamDetail(), now: Date.parse(FIXTURE_NOW) },
});

export const Default = meta.story({ tags: ['key'] });
export const Deferred = meta.story({ args: { exam: anExamDetail({ feedback: 'deferred', recordsEvents: false }) } });
export const CutShort = meta.story({ args: { exam: anExamDetail({ endAt: at(30) }) } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Deferred.test('the rules follow the settings of the exam', async ({ canvas }) => {
  await expect(canvas.getByText('作答时只能自测运行，交卷后统一评测。')).toBeVisible();
  await expect(canvas.getByText(/不记录切换页面/)).toBeVisible();
});

CutShort.test('near the end of the exam the time really left is shown', async ({ canvas }) => {
  await expect(canvas.getByText(/现在开始还有 30 分钟/)).toBeVisible();
});
