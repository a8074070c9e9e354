import type { StoryContext } from '@storybook/react-vite';
import { PROGRAMMING } from '@aosai/api/questions/kinds';
import preview from '#storybook/preview';
import { expect, mocked, waitFor } from 'storybook/test';
import { exampleDrafts } from '../QuestionBank/exampleDrafts.ts';
import { EditorExample, exampleArgs, exampleOn, newArgs, savedArgs } from './exampleEditor.tsx';
import type { QuestionEditorProps } from './questionEditorProps.ts';

const meta = preview.meta({
  id: 'screens-questioneditor-programming',
  title: '编辑题目/编程题',

  component: EditorExample,
  parameters: {
    layout: 'fullscreen',
    density: { empty: newArgs(PROGRAMMING) },
    docs: {
      description: {
        component:
          '**何时用**：QuestionEditor 的编程题：限制、语言、评判方式（比较规则、标准比较程序、自己的比较程序或交互程序）、子任务、测试点（逐个写或上传压缩包）。**何时不用**：其他题型见 QuestionEditor。',
      },
    },
  },
  args: {
    ...savedArgs(PROGRAMMING),
    ...exampleArgs,
    on: exampleOn(),
  } as QuestionEditorProps,
});

/** Pastes a program into the editor. The text field before it takes one too, but may be replaced before the click. */
const pasteCode = async (
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  name: RegExp,
  code: string,
) => {
  await waitFor(() =>
    expect(canvas.getByRole('textbox', { name }).closest('[data-code-area]')).toHaveAttribute(
      'data-code-area',
      'editor',
    ),
  );
  await userEvent.click(canvas.getByRole('textbox', { name }));
  await userEvent.paste(code);
};
const sentDraft = (args: QuestionEditorProps) => mocked(args.on.save).mock.lastCall?.[0];

export const Programming = meta.story();
export const NewProgramming = meta.story({ args: newArgs(PROGRAMMING) });
export const Unchecked = meta.story({ args: { standing: { ...exampleArgs.standing, check: 'unchecked' } } });
const solution = { language: 53, memoryKiB: 3_400, compileMessage: '', firstWrong: null } as const;
const cases = (verdicts: string) =>
  Array.from(verdicts, (sign, place) => ({
    caseId: String(place + 1),
    verdict: sign === 'A' ? ('AC' as const) : sign === 'W' ? ('WA' as const) : ('TLE' as const),
    timeMs: sign === 'T' ? 1_000 : 12 + place,
    memoryKiB: 3_200 + place * 40,
  }));
export const Checked = meta.story({
  args: {
    check: {
      pending: false,
      error: null,
      report: {
        isDone: true,
        caseIds: ['1', '2', '3'],
        solutions: [
          {
            ...solution,
            id: 's1',
            name: '参考程序',
            expect: ['AC'],
            verdict: 'AC',
            asExpected: true,
            timeMs: 14,
            cases: cases('AAA'),
          },
          {
            ...solution,
            id: 's2',
            name: '没有排序',
            expect: ['WA'],
            verdict: 'AC',
            asExpected: false,
            timeMs: 12,
            cases: cases('AAA'),
          },
          {
            ...solution,
            id: 's3',
            name: '平方算法',
            expect: ['TLE'],
            verdict: 'TLE',
            asExpected: true,
            timeMs: 1_000,
            cases: cases('AWT'),
          },
        ],
        advised: [{ language: 53, limitMs: 100 }],
      },
    },
  },
});
export const Checking = Checked.extend({
  args: {
    check: {
      pending: false,
      error: null,
      report: {
        isDone: false,
        caseIds: ['1', '2', '3'],
        solutions: [
          {
            ...solution,
            id: 's1',
            name: '参考程序',
            expect: ['AC'],
            verdict: null,
            asExpected: null,
            timeMs: null,
            cases: cases('AA'),
          },
        ],
        advised: [],
      },
    },
  },
});
const CHECKER = `#include "testlib.h"

int main(int argc, char* argv[]) {
    registerTestlibCmd(argc, argv);
    int n = inf.readInt();
    for (int i = 0; i < n; i++)
        if (ouf.readInt() != ans.readInt()) quitf(_wa, "第 %d 个数不对", i + 1);
    quitf(_ok, "%d 个数都对", n);
}
`;
export const OwnChecker = meta.story({
  args: savedArgs(PROGRAMMING, {
    ...exampleDrafts[PROGRAMMING],
    compare: {
      kind: 'checker',
      protocol: 'testlib',
      language: 53,
      source: CHECKER,
      headers: { 'testlib.h': '#pragma once\n' },
    },
  }),
});
export const OwnCheckerDark = OwnChecker.extend({ globals: { theme: 'dark' } });
export const OwnCheckerPhone = OwnChecker.extend({ globals: { viewport: { value: 'phone' } } });
export const CheckerRefused = OwnChecker.extend({
  args: {
    check: {
      pending: false,
      error: null,
      report: {
        isDone: true,
        caseIds: ['1', '2', '3'],
        solutions: [
          {
            ...solution,
            id: 's1',
            name: '参考程序',
            expect: ['AC'],
            verdict: 'SE',
            asExpected: false,
            timeMs: null,
            cases: [],
            firstWrong: {
              caseId: '1',
              message:
                "比较程序编译失败，请修改后重测：\nchecker.cpp: In function 'int main(int, char**)':\nchecker.cpp:6:9: error: 'ouf' was not declared in this scope",
            },
          },
        ],
        advised: [],
      },
    },
  },
});
export const ProgrammingPhone = Programming.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Programming.extend({ globals: { theme: 'dark' } });

Programming.test(
  'deleting a subtask keeps its test cases, and removes it from the requirements of others',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除子任务 1' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
    await waitFor(() => expect(args.on.save).toHaveBeenCalledTimes(1));
    const { cases, ...rest } = exampleDrafts[PROGRAMMING];
    await expect(sentDraft(args)).toEqual({
      ...rest,
      subtasks: [{ id: '2', points: 6_000, type: 'min' }],
      cases: [cases[0], { id: '2', input: '2\n-5 100000\n', expected: '100005 1\n', sample: false }, cases[2]],
    });
  },
);

NewProgramming.test('a task needs a language and a test case', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'C++' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Python' }));
  await userEvent.click(canvas.getByRole('button', { name: '创建题目' }));
  await expect(await canvas.findByText('请至少选择一种语言。')).toBeVisible();
  await expect(canvas.getByText(/至少要有一个测试点/)).toBeVisible();
  await expect(args.on.save).not.toHaveBeenCalled();
});

Checked.test('a wrong program that passes is named, and an advised limit can be applied', async (story) => {
  const { canvas, userEvent, args } = story;
  await expect(canvas.getByText(/「没有排序」通过了全部测试点/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '再试评一次' }));
  await expect(args.on.check).toHaveBeenCalledTimes(1);
  await userEvent.click(canvas.getByRole('button', { name: '改为 100 ms' }));
  await expect(canvas.getByRole('spinbutton', { name: /时间限制/ })).toHaveValue(100);
  await expect(canvas.getByText('先保存，再试评：评的是已保存的版本。')).toBeVisible();
});

Programming.test('a reference program is saved with the question', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '添加程序' }));
  await pasteCode({ canvas, userEvent }, /程序 1 的代码/, 'int main() {}');
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  await waitFor(() => expect(args.on.save).toHaveBeenCalledTimes(1));
  await expect(mocked(args.on.save).mock.lastCall?.[1].solutions).toEqual([
    { id: 's1', name: '参考程序', language: 53, code: 'int main() {}', expect: ['AC'] },
  ]);
});

Programming.test(
  'the tolerance of real numbers can be set, but not to none at all',
  async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '输出比较' }), '实数，允许误差');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '绝对误差' }), '不看');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '相对误差' }), '不看');
    await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
    await expect(await canvas.findByText('绝对误差和相对误差至少要允许一种。')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '相对误差' }), '10⁻⁴');
    await userEvent.click(canvas.getByRole('checkbox', { name: '忽略大小写' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
    await waitFor(() => expect(args.on.save).toHaveBeenCalledTimes(1));
    await expect(sentDraft(args)).toEqual({
      ...exampleDrafts[PROGRAMMING],
      compare: { kind: 'real', absolute: 0, relative: 1e-4, ignoreCase: true },
    });
  },
);

Programming.test('a checker is saved with its headers, and kept while other rules are selected', async (story) => {
  const { canvas, userEvent, args } = story;
  const ways = canvas.getByRole('combobox', { name: '输出比较' });
  await userEvent.selectOptions(ways, '自己的比较程序');
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  await expect(await canvas.findByText('请填写比较程序的代码。')).toBeVisible();
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '调用方式' }), 'HUSTOJ');
  await pasteCode({ canvas, userEvent }, /比较程序的代码/, 'int main() {}');
  const header = new File(['#pragma once'], 'testlib.h', { type: 'text/plain' });
  await userEvent.upload(canvas.getByLabelText(/添加头文件/, { selector: 'input' }), header);
  await canvas.findByRole('button', { name: '移除 testlib.h' });
  await userEvent.selectOptions(ways, 'testlib 的标准比较程序');
  await expect(canvas.getByRole('combobox', { name: '标准比较程序' })).toBeVisible();
  await userEvent.selectOptions(ways, '自己的比较程序');
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  await waitFor(() => expect(args.on.save).toHaveBeenCalledTimes(1));
  await expect(sentDraft(args)).toEqual({
    ...exampleDrafts[PROGRAMMING],
    compare: {
      kind: 'checker',
      protocol: 'hustoj',
      language: 53,
      source: 'int main() {}',
      headers: { 'testlib.h': '#pragma once' },
    },
  });
});

CheckerRefused.test(
  'a checker that does not compile is reported above the grid, without blaming the programs',
  async ({ canvas }) => {
    await expect(canvas.getByText(/'ouf' was not declared/)).toBeVisible();
    await expect(canvas.queryByText(/没有得到预期结果/)).toBeNull();
  },
);

Unchecked.test('a changed released task says that papers cannot use it before trial judging', async ({ canvas }) => {
  await expect(canvas.getByText('可用')).toBeVisible();
  await expect(canvas.getByText('未试评')).toBeVisible();
  await expect(canvas.getByText(/试评按预期通过以前，试卷不能选用/)).toBeVisible();
});
Programming.test('saves which failing cases students may see', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: /没有通过的测试点/ }), '第一个');
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  await waitFor(() => expect(args.on.save).toHaveBeenCalledTimes(1));
  await expect(mocked(args.on.save).mock.lastCall?.[1]).toMatchObject({ casePolicy: 'first' });
});
Programming.test('an interactor can be written for each of its protocols', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '输出比较' }), '交互程序');
  await expect(canvas.getByRole('combobox', { name: '调用方式' })).toHaveTextContent(/testlib.*ICPC/);
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '调用方式' }), 'ICPC 题目包（DOMjudge、Kattis）');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '交互程序的语言' }), 'Python');
  await pasteCode({ canvas, userEvent }, /交互程序的代码/, 'exit(42)');
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  await waitFor(() => expect(args.on.save).toHaveBeenCalledTimes(1));
  const draft = mocked(args.on.save).mock.lastCall?.[0];
  await expect(draft).toMatchObject({
    compare: { kind: 'interactor', protocol: 'icpc', language: 71, source: 'exit(42)' },
  });
});

NewProgramming.test('a program without an expected verdict shows an error', async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.click(canvas.getByRole('button', { name: '添加程序' }));
  await userEvent.click(canvas.getByRole('button', { name: '移除通过' }));
  await userEvent.click(canvas.getByRole('button', { name: '创建题目' }));
  await expect(await canvas.findByText('请选择预期结果。')).toBeVisible();
  await expect(args.on.save).not.toHaveBeenCalled();
});
