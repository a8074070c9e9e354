import preview from '#storybook/preview';
import { expect, fn, screen, within } from 'storybook/test';
import { ReportError } from './ReportError.tsx';

const meta = preview.meta({
  id: 'patterns-reporterror',
  title: '题目与作答/报告错误 ReportError',
  component: ReportError,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：老师在题库、试卷、批阅和审阅页里报告一道题的错误。**何时不用**：学生的意见写在意见反馈里。',
      },
    },
  },
  args: { question: '「两数之和」', act: { pending: false, error: null }, on: { submit: fn(), close: fn() } },
});

export const Default = meta.story();
export const Refused = meta.story({
  args: { act: { pending: false, error: '您已经报告过这道题，请等出题人答复。' } },
});
export const Saving = meta.story({ args: { act: { pending: true, error: null } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

Default.test('an empty report is not sent, and its box says what is missing', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: '报告' }));
  await expect(await dialog.findByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expect(args.on.submit).not.toHaveBeenCalled();
});
