import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Card } from '../../primitives/Card/Card.tsx';
import { UploadList, type Upload } from './UploadList.tsx';

const uploads: Upload[] = [
  { id: '1', name: '灯塔的间隔.zip', sizeBytes: 3_400_000, state: { kind: 'done' } },
  { id: '2', name: '整理书架.zip', sizeBytes: 18_600_000, state: { kind: 'sending', percent: 64 } },
  { id: '3', name: '括号匹配.zip', sizeBytes: 920_000, state: { kind: 'waiting' } },
  {
    id: '4',
    name: '校门外的树.zip',
    sizeBytes: 5_100_000,
    state: { kind: 'failed', reason: '网络中断，只上传了一部分，请重新上传。' },
  },
];

const meta = preview.meta({
  id: 'patterns-uploadlist',
  title: '表单与窗口/上传清单 UploadList',
  component: UploadList,
  parameters: {
    density: {
      empty: { uploads: [] },
      extreme: {
        uploads: Array.from({ length: 40 }, (_, index) => ({
          id: String(index),
          name: `第 ${index + 1} 题 测试数据 最终版（请以此为准）.zip`,
          sizeBytes: 3_400_000,
          state: { kind: 'done' },
        })),
      },
    },
    docs: {
      description: {
        component:
          '**何时用**：一次上传多个文件时放在 FileDrop 下面，逐个显示进度；失败的写明原因并能单独重试，其他的不受影响。**何时不用**：只传一个文件时 FileDrop 自己会显示进度；上传后还要逐条核对的导入，用导入报告。',
      },
    },
  },
  args: { label: '测试数据', uploads, on: { retry: fn(), remove: fn() } },
  decorators: [
    (Story) => (
      <Card title="测试数据" extra="4 个文件">
        <Story />
      </Card>
    ),
  ],
});

export const Default = meta.story({ tags: ['key'] });
export const Long = meta.story({
  args: {
    uploads: uploads.map((one) => ({
      ...one,
      name: `某某市第一实验外国语学校初中部信息学奥赛集训队2026年秋季学期测试数据最终版${one.name}`,
    })),
  },
});
export const Phone = Long.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('a failed file shows the reason and can be retried', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('网络中断，只上传了一部分，请重新上传。');
  await userEvent.click(canvas.getByRole('button', { name: '重新上传 校门外的树.zip' }));
  await expect(args.on.retry).toHaveBeenCalledWith('4');
});

Default.test('a running upload can be cancelled and a finished file removed', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('progressbar', { name: '上传 整理书架.zip' })).toHaveAttribute('aria-valuetext', '64%');
  await userEvent.click(canvas.getByRole('button', { name: '取消上传 整理书架.zip' }));
  await userEvent.click(canvas.getByRole('button', { name: '移除 灯塔的间隔.zip' }));
  await expect(args.on.remove).toHaveBeenNthCalledWith(1, '2');
  await expect(args.on.remove).toHaveBeenNthCalledWith(2, '1');
});
