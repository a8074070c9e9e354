import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Video } from './Video.tsx';

const meta = preview.meta({
  id: 'primitives-video',
  title: '展示/视频 Video',
  component: Video,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：播放上传到本站的视频：单元的视频、内容中心的视频、题解视频。**何时不用**：PDF 用 PdfPreview；打印时不出现，所以文字说明不能只写在视频里。',
      },
    },
  },
  args: { src: '#lecture.mp4', label: '「递推入门」的视频' },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
});

/** Has no screenshot: the browser does not always draw it the same way. */
export const Frame = meta.story({ tags: ['no-visual'] });

Frame.test('the video has a name and does not play by itself', async ({ canvas }) => {
  const video = canvas.getByLabelText<HTMLVideoElement>('「递推入门」的视频');
  await expect(video).toHaveAttribute('controls');
  await expect(video).not.toHaveAttribute('autoplay');
});
