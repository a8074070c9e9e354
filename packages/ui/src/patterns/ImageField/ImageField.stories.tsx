import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { ImageField } from './ImageField.tsx';

const banner = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 200"><path fill="#1f3a5f" d="M0 0h640v200H0z"/><circle cx="520" cy="70" r="34" fill="#f2c879"/><path fill="#2f5d50" d="M0 200l130-110 90 70 120-100 150 110 60-40 90 70z"/></svg>',
)}`;
const name = '2026 秋季模考报名.png';

const meta = preview.meta({
  id: 'patterns-imagefield',
  title: '表单与窗口/图片字段 ImageField',
  component: ImageField,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：管理表单里的一张图片，例如横幅、封面、机构标志；按展示的比例预览，可以更换和移除。**何时不用**：头像用 AvatarField（要裁剪）；多个文件用 FileDrop 加 UploadList。',
      },
    },
  },
  args: {
    label: '横幅图片',
    hint: '宽 2560、高 800 像素最清晰',
    ratio: '16 / 5',
    maxBytes: 10 * 1024 * 1024,
    on: { choose: fn(), remove: fn(), cancel: fn(), retry: fn() },
  },
});

export const Default = meta.story({ args: { src: banner } });
export const Empty = meta.story({ tags: ['key'] });
export const Uploading = meta.story({
  args: { upload: { id: '1', name, sizeBytes: 3_400_000, state: { kind: 'sending', percent: 45 } } },
});
export const Failed = meta.story({
  args: {
    upload: {
      id: '1',
      name,
      sizeBytes: 3_400_000,
      state: { kind: 'failed', reason: '图片的尺寸太大（最多 4000 万像素），请缩小后再上传' },
    },
  },
});
export const Missing = meta.story({ args: { error: '请选择横幅图片' } });
export const Dark = Default.extend({ globals: { theme: 'dark' } });
export const Phone = Default.extend({ globals: { viewport: { value: 'phone' } } });

const picture = new File(['x'], name, { type: 'image/png' });

Default.test('the picture can be replaced or removed', async ({ canvas, userEvent, args }) => {
  await userEvent.upload(canvas.getByLabelText('换一张', { selector: 'input' }), picture);
  await expect(args.on.choose).toHaveBeenCalledWith(picture);
  await userEvent.click(canvas.getByRole('button', { name: '移除' }));
  await expect(args.on.remove).toHaveBeenCalledTimes(1);
});

Default.test('a picture that is too large is refused with a reason', async ({ canvas, userEvent, args }) => {
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], '大图.png', { type: 'image/png' });
  await userEvent.upload(canvas.getByLabelText('换一张', { selector: 'input' }), large);
  await expect(canvas.getByRole('alert')).toHaveTextContent('「大图.png」有 10 MB，超过了 10 MB');
  await expect(args.on.choose).not.toHaveBeenCalled();
});

Uploading.test('an upload in progress can be cancelled', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '45%');
  await userEvent.click(canvas.getByRole('button', { name: '取消上传' }));
  await expect(args.on.cancel).toHaveBeenCalledTimes(1);
});

Failed.test('a failed upload can be retried', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: `重新上传 ${name}` }));
  await expect(args.on.retry).toHaveBeenCalledTimes(1);
});
