import preview from '#storybook/preview';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { AvatarField } from './AvatarField.tsx';

/** An evening mountain in a wide format, so that it needs cropping. */
const landscape = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="#f2b36b" d="M0 0h96v96H0z"/><circle cx="64" cy="34" r="12" fill="#fbe7c0"/><path fill="#4c6b7a" d="M0 96l34-52 20 28 14-18 28 42z"/></svg>',
)}`;

const meta = preview.meta({
  id: 'patterns-avatarfield',
  title: '部件/头像字段 AvatarField',
  component: AvatarField,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：账号页上换头像；选好图片先裁成方形，再上传，只有裁好的 512 像素方图离开浏览器。**何时不用**：横幅、封面等不是方形的图片用 ImageField；只显示头像用 Avatar。',
      },
    },
  },
  args: { name: '林知远', on: { choose: fn(), cancel: fn(), retry: fn() } },
});

export const Default = meta.story({ tags: ['key'], args: { src: landscape } });
export const Empty = meta.story();
export const Uploading = meta.story({ args: { src: landscape, upload: { kind: 'sending', percent: 45 } } });
export const Failed = meta.story({
  args: { upload: { kind: 'failed', reason: '网络中断，头像没有传完，请检查网络后重新上传。' } },
});
export const Done = meta.story({ args: { src: landscape, upload: { kind: 'done' } } });
export const Dark = Uploading.extend({ globals: { theme: 'dark' } });
export const Phone = Failed.extend({ globals: { viewport: { value: 'phone' } } });

const photo = async (width: number, height: number): Promise<File> => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas here');
  context.fillStyle = '#c33';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = '#36c';
  context.fillRect(width / 2, 0, width / 2, height);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], '合影.png', { type: 'image/png' });
};

export const Cropping = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('上传头像', { selector: 'input' }), await photo(800, 400));
    await screen.findByRole('dialog', { name: '裁剪头像' });
  },
});
export const CroppingDark = Cropping.extend({ globals: { theme: 'dark' } });
export const CroppingPhone = Cropping.extend({ globals: { viewport: { value: 'phone' } } });

/** Colours of the cropped square at a quarter and at three quarters of its width. */
const coloursOf = async (square: File) => {
  const picture = await createImageBitmap(square);
  const drawing = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  drawing?.drawImage(picture, 0, 0);
  return [128, 384].map((x) => [...(drawing?.getImageData(x, 256, 1, 1).data ?? [])].slice(0, 3));
};
const RED = [204, 51, 51];
const BLUE = [51, 102, 204];

Cropping.test('without any change the middle is cropped', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: '用作头像' }));
  await waitFor(() => expect(args.on.choose).toHaveBeenCalledTimes(1));
  const [square] = (args.on.choose as ReturnType<typeof fn>).mock.calls[0] as [File];
  await expect([square.name, square.type, await coloursOf(square)]).toEqual(['合影.png', 'image/png', [RED, BLUE]]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

Cropping.test('the sliders decide which square is cropped', async ({ userEvent, args }) => {
  await fireEvent.change(screen.getByRole('slider', { name: '左右' }), { target: { value: '0' } });
  await userEvent.click(screen.getByRole('button', { name: '用作头像' }));
  await waitFor(() => expect(args.on.choose).toHaveBeenCalledTimes(1));
  const [square] = (args.on.choose as ReturnType<typeof fn>).mock.calls[0] as [File];
  await expect(await coloursOf(square)).toEqual([RED, RED]);
});

Empty.test(
  'a file that is not a picture, or cannot be read, is refused with a reason',
  async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('上传头像', { selector: 'input' });
    await userEvent.upload(input, new File(['x'], '坏.png', { type: 'image/png' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '「坏.png」打不开，可能不是图片或已损坏，请换一张。',
    );
    await expect(args.on.choose).not.toHaveBeenCalled();
  },
);

Uploading.test('upload progress is announced and can be cancelled', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('progressbar', { name: '正在上传头像' })).toHaveAttribute('aria-valuetext', '45%');
  await userEvent.click(canvas.getByRole('button', { name: '取消上传' }));
  await expect(args.on.cancel).toHaveBeenCalledTimes(1);
});

Failed.test('a failed upload shows the reason and can be retried', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('网络中断，头像没有传完');
  await userEvent.click(canvas.getByRole('button', { name: '重新上传' }));
  await expect(args.on.retry).toHaveBeenCalledTimes(1);
});
