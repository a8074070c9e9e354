import preview from '#storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { offline } from '../../../storybook/offline.tsx';
import { examplePdf } from './examplePdf.ts';
import { PdfPreview, type PdfState } from './PdfPreview.tsx';

const meta = preview.meta({
  id: 'screens-pdfpreview',
  title: 'PDF 预览',
  component: PdfPreview,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：/pdfPreview，在网页里看一份 PDF。**何时不用**：文章用 ContentDetail；打印试卷用 PaperPrint。',
      },
    },
    layout: 'fullscreen',
    density: {
      empty: { state: { kind: 'gone' } },
      extreme: {
        title: '全国青少年信息学奥林匹克联赛提高组复赛报名与参赛须知全文解读以及常见问题答疑汇总',
        state: { kind: 'ready', document: examplePdf(120) },
      },
    },
  },
  args: {
    title: 'C++ 一级考点清单',
    state: { kind: 'ready', document: examplePdf(3) } as PdfState,
    downloadHref: '#a.pdf' as string | null,
    isGuest: false,
    on: { retry: fn(), signIn: fn() },
  },
});

export const OnePage = meta.story({
  tags: ['key'],
  args: { state: { kind: 'ready', document: examplePdf(1) } },
});
export const Reading = meta.story();
export const Loading = meta.story({ args: { state: { kind: 'loading', percent: 40 } } });
export const Gone = meta.story({ globals: { density: 'empty' } });
export const GoneForGuest = meta.story({ args: { state: { kind: 'gone' }, isGuest: true } });
export const Locked = meta.story({ args: { state: { kind: 'locked' } } });
export const Broken = meta.story({ args: { state: { kind: 'broken' } } });
export const Failed = meta.story({ args: { state: { kind: 'failed' } } });
export const Offline = meta.story(offline({ state: { kind: 'failed' as const } }));
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Phone = Reading.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Reading.extend({ globals: { theme: 'dark' } });

Reading.test('pages can be turned by buttons, by number and by keys', async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('textbox', { name: '到第几页' });
  await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
  await waitFor(() => expect(box).toHaveValue('2'));
  await userEvent.clear(box);
  await userEvent.type(box, '3{Enter}');
  await waitFor(() => expect(canvas.getByRole('button', { name: '第 3 页' })).toHaveAttribute('aria-current', 'page'));
  canvas.getByRole('button', { name: '第 3 页' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(canvas.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page'));
});
Reading.test('each page has a thumbnail', async ({ canvas }) => {
  const thumb = canvas.getByRole('button', { name: '第 2 页' }).querySelector('canvas');
  await waitFor(() => expect(thumb?.width).toBeLessThan(100));
});
Reading.test('zoom changes in steps, and 0 returns to the width', async ({ canvas, userEvent }) => {
  const fit = canvas.getByRole('button', { name: '适合宽度' });
  await expect(fit).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(canvas.getByRole('button', { name: '放大' }));
  await expect(fit).toHaveAttribute('aria-pressed', 'false');
  await expect(canvas.getByRole('status', { name: '缩放' })).toHaveTextContent('200%');
  fit.focus();
  await userEvent.keyboard('-');
  await expect(canvas.getByRole('status', { name: '缩放' })).toHaveTextContent('150%');
  await userEvent.keyboard('0');
  await expect(fit).toHaveAttribute('aria-pressed', 'true');
});
Reading.test(
  'search finds a word on every page, and steps through the matches',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.keyboard('{Control>}f{/Control}');
    const box = canvas.getByRole('searchbox', { name: '在文档里搜索' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.type(box, '求余{Enter}');
    await expect(await canvas.findByText('1 / 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下一处' }));
    await expect(canvas.getByText('2 / 3')).toBeVisible();
    await expect(canvasElement.querySelectorAll('mark')).toHaveLength(3);
    await userEvent.clear(box);
    await userEvent.type(box, '没有的词{Enter}');
    await expect(await canvas.findByText('没有找到')).toBeVisible();
  },
);
Phone.test(
  'on a phone the bar takes two rows, with the buttons needed at the moment',
  async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('toolbar', { name: 'PDF' });
    await expect(bar.getBoundingClientRect().height).toBeLessThan(128);
    await userEvent.click(canvas.getByRole('button', { name: '放大' }));
    await expect(canvas.getByRole('button', { name: '适合宽度' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: '在文档里搜索' }), '求余{Enter}');
    await expect(await canvas.findByRole('button', { name: '下一处' })).toBeEnabled();
  },
);
GoneForGuest.test('a guest is asked to sign in', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '登录' }));
  await expect(args.on.signIn).toHaveBeenCalled();
});
Failed.test('a failed document can be retried', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /重试|重新加载|再试/ }));
  await expect(args.on.retry).toHaveBeenCalled();
});
