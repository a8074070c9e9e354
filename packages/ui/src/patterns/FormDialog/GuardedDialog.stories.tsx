import preview from '#storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { leaveOrReturn, LeavingPage } from '../../storybook/leavingPage.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { useDraftState } from './dialogDraft.ts';
import { GuardedDialog } from './GuardedDialog.tsx';

const AT_REST = { pending: false, error: null };

/** A dialog with a state of its own instead of a form. */
const Reason = ({ close }: { close: () => void }) => {
  const { values, set, isDirty, draft } = useDraftState('延期', { reason: '' }, AT_REST);
  return (
    <GuardedDialog
      title="延期"
      pending={false}
      isDirty={isDirty}
      draft={draft}
      onClose={close}
      submit={<Button variant="primary">延期</Button>}
    >
      <Field label="原因">
        <TextInput value={values.reason} onChange={(event) => set({ reason: event.currentTarget.value })} />
      </Field>
    </GuardedDialog>
  );
};

const meta = preview.meta({
  id: 'patterns-guardeddialog',
  title: '表单与窗口/防误关的窗口 GuardedDialog',
  component: Reason,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：有自己状态、不是一张表单的弹窗：关掉以前先问，离开页面的内容留作草稿（useDraftState）。**何时不用**：字段组成的表单用 FormDialog。',
      },
    },
  },
  argTypes: { close: { description: '关上窗口；有没保存的内容时先问。' } },
  args: { close: fn() },
  render: ({ close }) => (
    <LeavingPage onClose={close}>{(isOpen, leave) => isOpen && <Reason close={leave} />}</LeavingPage>
  ),
});

export const OwnState = meta.story({ tags: ['no-visual'] });

OwnState.test('a dialog with a state of its own restores it, and begins again when asked to', async ({ userEvent }) => {
  await userEvent.type(await screen.findByRole('textbox', { name: '原因' }), '停电');
  await leaveOrReturn();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await leaveOrReturn();
  await expect(await screen.findByRole('textbox', { name: '原因' })).toHaveValue('停电');
  await screen.findByText(/已恢复上次没有填完的内容/);
  await userEvent.click(screen.getByRole('button', { name: '清空' }));
  await expect(screen.getByRole('textbox', { name: '原因' })).toHaveValue('');
  await expect(screen.queryByText(/已恢复上次没有填完的内容/)).toBeNull();
});
