import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Card } from '../../primitives/Card/Card.tsx';
import { FileUrlContext } from '../links/fileUrl.ts';
import { SolutionVideo } from './SolutionVideo.tsx';

const meta = preview.meta({
  id: 'patterns-solutionvideo',
  title: '题目与作答/讲解视频 SolutionVideo',
  component: SolutionVideo,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：能看一道题题解的人看它的视频：练习、报告、题库预览。**何时不用**：题解还没有打开时什么也不放；单元的视频用 Video。',
      },
    },
  },
  args: { fileName: 'lecture.mp4' },
  decorators: [
    (Story) => (
      <Card title="题解">
        <Story />
      </Card>
    ),
  ],
});

export const OfSite = meta.story();
export const Elsewhere = meta.story({
  decorators: [
    (Story) => (
      <FileUrlContext value={(fileName) => `https://school.example/files/${fileName}`}>
        <Story />
      </FileUrlContext>
    ),
  ],
});

OfSite.test('a file is fetched from the site by default', async ({ canvas }) => {
  await expect(canvas.getByLabelText('题解视频')).toHaveAttribute('src', '/aosai/api/common/file/lecture.mp4');
});
Elsewhere.test('FileUrlContext decides where files are fetched', async ({ canvas }) => {
  await expect(canvas.getByLabelText('题解视频')).toHaveAttribute('src', 'https://school.example/files/lecture.mp4');
});
