import { SINGLE } from '@aosai/api/questions/kinds';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import preview from '#storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { exampleDrafts } from '../QuestionBank/exampleDrafts.ts';
import { EditorExample, exampleArgs, exampleHead, exampleOn, savedArgs, examplePreview } from './exampleEditor.tsx';
import type { QuestionEditorProps } from './questionEditorProps.ts';
import type { BankVersionRow } from '@aosai/api/questions/questionHistory.contract';

const rowOf = (versionNo: number, more: Partial<BankVersionRow> = {}): BankVersionRow => ({
  id: idOf('version', versionNo),
  versionNo,
  isCurrent: false,
  authorName: '陈知行',
  createdAt: at(-(4 - versionNo) * 20_000),
  updatedAt: at(-(4 - versionNo) * 20_000),
  changed: [],
  ...more,
});
const rows = [
  rowOf(3, { isCurrent: true, changed: ['stem', 'options', 'key'], updatedAt: at(-600) }),
  rowOf(2, { changed: ['analysis'] }),
  rowOf(1, { authorName: '周明澜' }),
];
const oldDraft = {
  ...exampleDrafts[SINGLE],
  stem: '下面的程序输出几？',
  answer: ['A'],
  options: exampleDrafts[SINGLE].options.map((option, place) => (place === 0 ? { ...option, text: '`5 3`' } : option)),
};
const { rightAnswer: _r, acceptedTexts: _t, analysisHtml, ...shown } = examplePreview(oldDraft, idOf('version', 1));
const history = {
  versions: { data: rows },
  read: {
    data: {
      id: idOf('version', 1),
      versionNo: 1,
      shown,
      analysisHtml: analysisHtml ?? '',
      source: oldDraft,
      solutions: [],
    },
  },
};

const meta = preview.meta({
  id: 'screens-questioneditor-history',
  title: '编辑题目/版本',

  component: EditorExample,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：QuestionEditor 里看一道题的历次版本：谁、何时、改了什么，打开一版、与现在比较、恢复成新版本。**何时不用**：谁操作过什么看操作日志。',
      },
    },
  },
  args: { ...savedArgs(SINGLE), ...exampleArgs, history, on: exampleOn() } as QuestionEditorProps,
});

export const HistoryList = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '历史版本' }));
    await screen.findByText('改了题面、选项、答案');
  },
});
export const HistoryCompared = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '历史版本' }));
    await userEvent.click(await screen.findByRole('button', { name: '查看第 1 版' }));
    await userEvent.click(await screen.findByRole('radio', { name: '与现在比较' }));
  },
});
export const HistoryComparedDark = HistoryCompared.extend({ globals: { theme: 'dark' } });
export const HistoryPhone = HistoryList.extend({ globals: { viewport: { value: 'phone' } } });
export const HistoryFailed = HistoryList.extend({
  args: { history: { versions: { error: '服务暂时不可用，请稍后再试。' }, read: {} } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '历史版本' }));
    await screen.findByText('服务暂时不可用，请稍后再试。');
  },
});
HistoryCompared.test('an earlier version can be read, compared and restored into the form', async (story) => {
  const { canvas, userEvent, args } = story;
  await expect(args.on.history.read).toHaveBeenCalledWith(1);
  const drawer = within(await screen.findByRole('dialog', { name: '第 1 版' }));
  await expect(drawer.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '题面',
    '选项',
    '答案',
  ]);
  await userEvent.click(drawer.getByRole('button', { name: '恢复第 1 版的内容' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByRole('textbox', { name: /题干/ })).toHaveValue(oldDraft.stem);
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  await waitFor(() => expect(args.on.save).toHaveBeenLastCalledWith(oldDraft, exampleHead, false));
});

HistoryFailed.test('versions that failed to load can be retried', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  await expect(args.on.history.retry).toHaveBeenCalledTimes(1);
});
