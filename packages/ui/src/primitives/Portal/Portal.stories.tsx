import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { Portal, PortalRoot } from './Portal.tsx';

/** A page that keeps floating parts inside an element of its own, as the custom elements do. */
const WithRoot = ({ hasRoot }: { hasRoot: boolean }) => {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  return (
    <>
      <div data-testid="root" ref={setRoot} />
      {root !== null && (
        <PortalRoot value={hasRoot ? root : undefined}>
          <div data-testid="page">
            <Portal>
              <p>浮在页面上的内容</p>
            </Portal>
          </div>
        </PortalRoot>
      )}
    </>
  );
};

const meta = preview.meta({
  id: 'primitives-portal',
  title: '浮层/浮层的根 Portal',
  component: WithRoot,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：新的浮层零件把内容放到页面最外层，或宿主页指定的元素里（自定义元素的 shadow root 里必须指定，否则没有样式）。**何时不用**：页面不直接用它；Dialog、Popover、Menu 已经在用。',
      },
    },
  },
  argTypes: { hasRoot: { description: '页面是否指定了浮层的根；没有指定时放到 body 里。' } },
  args: { hasRoot: false },
});

export const InBody = meta.story();
// Has no screenshot: only the position in the document differs.
export const InItsRoot = meta.story({ tags: ['no-visual'], args: { hasRoot: true } });

InBody.test('a floating part is moved out of its place in the page', async ({ canvas }) => {
  const floating = await screen.findByText('浮在页面上的内容');
  await expect(canvas.getByTestId('page')).not.toContainElement(floating);
});

InItsRoot.test('a floating part stays inside the given root', async ({ canvas }) => {
  const floating = await screen.findByText('浮在页面上的内容');
  await expect(canvas.getByTestId('root')).toContainElement(floating);
});
