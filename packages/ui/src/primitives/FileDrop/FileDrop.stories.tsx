import preview from '#storybook/preview';
import { expect, fireEvent, fn } from 'storybook/test';
import { FileDrop } from './FileDrop.tsx';

const meta = preview.meta({
  id: 'primitives-filedrop',
  title: '输入/上传文件 FileDrop',
  component: FileDrop,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：让用户交来一个或几个文件，例如成员名单、题目压缩包、封面图；格式和大小不符的当场说明原因。**何时不用**：需要逐个文件显示结果、重试和删除时与 UploadList 一起用；粘贴一段文字或代码用 Textarea。',
      },
    },
  },
  args: {
    label: '选择成员名单',
    hint: '支持 .xlsx 和 .csv，不超过 5 MB，每行一名学生。',
    accept: '.xlsx,.csv',
    maxBytes: 5 * 1024 * 1024,
    onFiles: fn(),
  },
});

export const Default = meta.story();
export const Uploading = meta.story({
  args: {
    progress: { name: '2026 秋季班成员名单.xlsx', sentBytes: 1_430_000, totalBytes: 2_200_000 },
    onCancel: fn(),
  },
});
export const Failed = meta.story({ args: { error: '上传中断了，名单没有导入。请检查网络后重新选择文件。' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Phone = Uploading.extend({
  args: {
    progress: {
      name: '某某市某某区第一实验外国语学校初中部信息学奥赛集训队 2026 年秋季学期成员名单（最终版）.xlsx',
      sentBytes: 50,
      totalBytes: 100,
    },
  },
  globals: { viewport: { value: 'phone' } },
});

const dragged = (file: File) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  return dataTransfer;
};
const drop = (zone: HTMLElement, file: File) =>
  fireEvent(zone, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dragged(file) }));

const roster = new File(['姓名,学号'], '名单.csv', { type: 'text/csv' });

Default.test('a chosen file is passed to onFiles', async ({ canvas, userEvent, args }) => {
  await userEvent.upload(canvas.getByLabelText('选择成员名单', { selector: 'input' }), roster);
  await expect(args.onFiles).toHaveBeenLastCalledWith([roster]);
});

Default.test('a dropped file of another kind is refused with a reason', async ({ canvas, args }) => {
  const picture = new File(['x'], '合影.png', { type: 'image/png' });
  const zone = canvas.getByRole('group', { name: '选择成员名单' });
  await drop(zone, picture);
  await expect(canvas.getByRole('alert')).toHaveTextContent('「合影.png」的格式不能用，请选择 .xlsx、.csv 文件。');
  await expect(args.onFiles).not.toHaveBeenCalled();
  await drop(zone, roster);
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(args.onFiles).toHaveBeenCalledTimes(1);
});

Uploading.test('progress is announced and can be cancelled', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('progressbar', { name: '正在上传 2026 秋季班成员名单.xlsx' })).toHaveAttribute(
    'aria-valuetext',
    '65%',
  );
  await userEvent.click(canvas.getByRole('button', { name: '取消上传' }));
  await expect(args.onCancel).toHaveBeenCalledTimes(1);
});

Failed.test('the error is linked to the control', async ({ canvas }) => {
  await expect(canvas.getByLabelText('选择成员名单', { selector: 'input' })).toHaveAccessibleDescription(/上传中断了/);
});
