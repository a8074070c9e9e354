import preview from '#storybook/preview';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, waitFor } from 'storybook/test';
import { Feedback } from './Feedback.tsx';
import type { FeedbackItem } from '@aosai/api/platform/feedback.contract';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="72"><rect width="96" height="72" fill="#dde3ea"/><rect x="12" y="14" width="72" height="8" fill="#8796a5"/><rect x="12" y="30" width="50" height="6" fill="#b3bdc7"/></svg>',
)}`;

const anItem = (n: number, changes: Partial<FeedbackItem> = {}): FeedbackItem => ({
  id: idOf('feedback', n),
  version: 1,
  category: 'content',
  content: 'GESP C++ 四级 模拟考试（二）第 26 题，样例输出的末尾多了一个空格。',
  about: null,
  files: [],
  contact: null,
  status: '0',
  reply: null,
  createdAt: at(-n * 600),
  handledAt: null,
  sender: { id: idOf('member'), name: '林*', type: 'student' },
  ...changes,
});
const items = [
  anItem(1, { files: ['AAAAAAAAAAAAAAAAAAAAAA.png', 'BBBBBBBBBBBBBBBBBBBBBB.png'] }),
  anItem(2, {
    category: 'problem',
    content: '交卷后报告页一直在转圈。',
    status: '2',
    reply: '评测机当时在重启，已经补评，您的成绩是 92 分。给您带来不便，很抱歉。',
    handledAt: at(-300),
  }),
];
const pageOf = (content: FeedbackItem[], total = content.length) => ({ data: { content, total, page: 0, size: 20 } });

const meta = preview.meta({
  id: 'screens-feedback',
  title: '意见反馈',
  component: Feedback,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: '**何时用**：学生、家长和老师写反馈、看回复。**何时不用**：平台处理反馈用 AdminFeedback。',
      },
    },
  },
  args: {
    history: pageOf(items),
    uploads: [],
    accept: '.png,.jpg,.jpeg',
    maxBytes: 10 * 1024 * 1024,
    pending: false,
    error: null,
    fileUrl: () => picture,
    now: Date.parse(FIXTURE_NOW),
    on: {
      submit: fn(() => Promise.resolve(true)),
      files: fn(),
      retryFile: fn(),
      removeFile: fn(),
      page: fn(),
      retry: fn(),
    },
  },
});

export const Full = meta.story();
export const None = meta.story({ tags: ['key'], args: { history: pageOf([]) } });
export const Uploading = meta.story({
  args: {
    uploads: [
      { id: '1', name: '屏幕截图 2026-11-21.png', sizeBytes: 840_000, state: { kind: 'sending', percent: 62 } },
      {
        id: '2',
        name: '照片.heic',
        sizeBytes: 2_400_000,
        state: { kind: 'failed', reason: '只接受 PNG、JPG、WebP 或 GIF 图片' },
      },
    ],
  },
});
export const Loading = meta.story({ args: { history: {} } });
export const Failed = meta.story({
  args: { history: { error: '服务暂时不可用，请稍后再试' }, error: '操作太频繁，请 8 秒后再试' },
});
export const Long = meta.story({
  args: {
    history: pageOf(
      [
        anItem(4, {
          content: `${'这道题的题面说输入不超过十万，但第七个测试点里有二十万个数。'.repeat(8)}\nhttps://example.com/${'a'.repeat(120)}`,
          status: '1',
          reply: '已转给出题老师核对，三天内给您答复。'.repeat(6),
          handledAt: at(-30),
        }),
        ...items,
      ],
      57,
    ),
  },
});
export const Phone = Long.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Full.extend({ globals: { theme: 'dark' } });

None.test('sending clears the form', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: /类别/ }), '题目或内容有误');
  const content = canvas.getByRole('textbox', { name: /说明/ });
  await userEvent.type(content, '第 3 题图片打不开');
  await userEvent.click(canvas.getByRole('button', { name: '提交反馈' }));
  await waitFor(() =>
    expect(args.on.submit).toHaveBeenCalledWith({ category: 'content', content: '第 3 题图片打不开', contact: null }),
  );
  await waitFor(() => expect(content).toHaveValue(''));
});

Uploading.test('the form cannot be sent while a picture is being uploaded', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /说明/ }), '第 3 题图片打不开');
  await userEvent.click(canvas.getByRole('button', { name: '提交反馈' }));
  await expect(await canvas.findByText('截图还在上传，请等它完成再提交。')).toBeVisible();
  await expect(args.on.submit).not.toHaveBeenCalled();
});
