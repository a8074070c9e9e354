import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Pictures } from './Pictures.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="72"><rect width="96" height="72" fill="#dde3ea"/></svg>',
)}`;

const meta = preview.meta({
  id: 'patterns-pictures',
  title: '部件/截图 Pictures',
  component: Pictures,
  parameters: {
    docs: {
      description: { component: '**何时用**：列出别人上传的截图。**何时不用**：正在上传的文件用 UploadList。' },
    },
  },
  args: { files: ['a.png', 'b.png', 'c.png'], fileUrl: () => picture },
});

export const Three = meta.story({ tags: ['key'] });
// Has no screenshot: nothing is visible.
export const None = meta.story({ tags: ['no-visual'], args: { files: [] } });

Three.test('each picture opens in full in a new tab', async ({ canvas }) => {
  const links = canvas.getAllByRole('link');
  await expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank', '_blank']);
});
