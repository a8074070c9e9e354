import preview from '#storybook/preview';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { FileField } from './FileField.tsx';

const on = { choose: fn(), remove: fn(), cancel: fn(), retry: fn() };
const sending = { id: '1', name: '第三讲 变量与赋值.mp4', sizeBytes: 48_000_000 };

const there = (
  <div>
    <ButtonLink size="s" icon="play" href="#video">
      打开已上传的视频
    </ButtonLink>
  </div>
);

const meta = preview.meta({
  id: 'patterns-filefield',
  title: '表单与窗口/文件字段 FileField',
  component: FileField,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：表单里的一个视频或文档：选择、上传进度、换一个、移除。**何时不用**：图片用 ImageField；一次传很多文件用 UploadList。',
      },
    },
  },
  args: {
    label: '视频',
    note: 'MP4 视频，不超过 500 MB',
    accept: '.mp4',
    maxBytes: 500 * 1024 * 1024,
    there: null as ReactNode,
    replace: '换一个',
    on,
  },
});

export const None = meta.story();
export const There = meta.story({ tags: ['key'], args: { there } });
export const Sending = meta.story({
  args: { upload: { ...sending, state: { kind: 'sending', percent: 62 } } },
});
export const Failed = meta.story({
  args: {
    there,
    upload: { ...sending, state: { kind: 'failed', reason: '上传没有完成，请重试' } },
  },
});
export const Phone = There.extend({ tags: ['!key'], globals: { viewport: { value: 'phone' } } });
export const Dark = There.extend({ tags: ['!key'], globals: { theme: 'dark' } });

None.test('a file of another kind is refused before the upload', async ({ canvas, userEvent, args }) => {
  const sheet = new File(['1'], '名单.xlsx');
  await userEvent.setup({ applyAccept: false }).upload(canvas.getByLabelText('选择视频', { selector: 'input' }), sheet);
  await expect(canvas.getByRole('alert')).toHaveTextContent('「名单.xlsx」的格式不能用');
  await expect(args.on.choose).not.toHaveBeenCalled();
});
Sending.test('an upload can be cancelled', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
  await userEvent.click(canvas.getByRole('button', { name: '取消上传' }));
  await expect(args.on.cancel).toHaveBeenCalled();
});
Failed.test('a failed upload shows the reason and can be retried', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('上传没有完成');
  await userEvent.click(canvas.getByRole('button', { name: /重新上传/ }));
  await expect(args.on.retry).toHaveBeenCalled();
});
