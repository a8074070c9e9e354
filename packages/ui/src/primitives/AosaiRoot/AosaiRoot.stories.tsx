import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { AosaiRoot } from './AosaiRoot.tsx';

/** Rules as a school's page has them. */
const HOST = `
  .host button { min-height: 44px; border-radius: 20px; text-transform: uppercase; letter-spacing: 4px; background: #8b0046; color: white; }
  .host h2 { color: #8b0046; font-family: serif; }
  .host p { margin: 40px; }
`;

const Enrol = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        报名
      </Button>
      <Dialog title="确认报名" open={isOpen} onClose={() => setOpen(false)}>
        <p>考试在周六上午开始。</p>
      </Dialog>
    </>
  );
};

const meta = preview.meta({
  id: 'primitives-aosairoot',
  title: '嵌入/隔离的根 AosaiRoot',
  component: AosaiRoot,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：React 网站把本库的零件放进自己的页面时，包在最外面一次：网站的样式进不来，本库的样式出不去。**何时不用**：整页都由本库画出来时，用 ThemeStyle 和 GlobalStyle；网站的样式带 id 选择器或 !important 时，改用自定义元素。',
      },
    },
  },
  args: { children: <Enrol /> },
  render: (args) => (
    <div className="host">
      <style>{HOST}</style>
      <h2>学校自己的标题</h2>
      <button type="button">学校自己的按钮</button>
      <AosaiRoot {...args} />
    </div>
  ),
});

export const InHostPage = meta.story();
export const Dark = meta.story({ args: { theme: 'dark' } });
export const OwnAccent = meta.story({ args: { accent: '#0a7d5a' } });

InHostPage.test('the rules of the page stop at the root', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '报名' })).toHaveStyle({ letterSpacing: 'normal' });
  await expect(canvas.getByRole('button', { name: '学校自己的按钮' })).toHaveStyle({ letterSpacing: '4px' });
});

InHostPage.test('a dialog opens inside the root', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '报名' }));
  const dialog = await screen.findByRole('dialog');
  await expect(dialog.closest('.ao-root')).not.toBeNull();
  await expect(screen.getByText('考试在周六上午开始。')).toHaveStyle({ margin: '0px' });
});
