import preview from '#storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Modal } from './Modal.tsx';

const rules = Array.from({ length: 30 }, (_, i) => (
  <p key={i}>第 {i + 1} 条　考试期间请独立完成全部题目，不得使用聊天软件或他人代码。</p>
));

const meta = preview.meta({
  id: 'primitives-modal',
  title: '浮层/模态窗 Modal',
  component: Modal,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：Dialog 和 Drawer 的共同底座：遮罩、焦点、Esc、标题和底部按钮。焦点从第一个可操作的控件开始；没有控件的长文字先得到焦点，方向键就能滚动。**何时不用**：页面里不直接用它，用 Dialog、Drawer、FormDialog 或 ConfirmDialog。',
      },
      story: { inline: false, height: '460px' },
    },
  },
  args: {
    open: true,
    onClose: fn(),
    title: '考场规则',
    children: rules,
    footer: <Button variant="primary">我已阅读</Button>,
  },
});

export const LongText = meta.story();
export const LongForm = meta.story({
  args: {
    title: '填写信息',
    children: (
      <>
        {rules}
        <TextInput aria-label="姓名" />
      </>
    ),
  },
});
export const AtTheSide = meta.story({ args: { place: 'right' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

LongText.test('a long text without controls gets the focus, so that the keys scroll it', async () => {
  const dialog = await screen.findByRole('dialog', { name: '考场规则' });
  await waitFor(() => expect(document.activeElement).toBe(dialog.querySelector('[data-part="body"]')));
});

LongForm.test('form fields get the focus before the buttons', async () => {
  await waitFor(() => expect(screen.getByRole('textbox', { name: '姓名' })).toHaveFocus());
});
