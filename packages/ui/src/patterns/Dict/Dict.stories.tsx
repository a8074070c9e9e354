import preview from '#storybook/preview';
import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { expect } from 'storybook/test';
import { DictContext, type Dicts, DictWord } from './Dict.tsx';

const renamedByOperators: Dicts = {
  ask: () => undefined,
  known: () => KNOWN,
  subscribe: () => () => undefined,
};
const [value] = DIFFICULTY.values;
const KNOWN = new Map([[DIFFICULTY.dict ?? '', [{ value, label: '热身' }]]]);

const meta = preview.meta({
  component: DictWord,
  // No screenshot: the word looks like the text around it.
  tags: ['no-visual'],
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：显示一个由字典命名的值，例如难度、反馈分类。**何时不用**：状态这类名称固定的值，直接用它自己的名称。',
      },
    },
  },
  args: { of: DIFFICULTY, value },
});

export const Shipped = meta.story();
export const Renamed = meta.story({
  decorators: (Story) => (
    <DictContext value={renamedByOperators}>
      <Story />
    </DictContext>
  ),
});

Shipped.test('without a dictionary the built-in name is shown', async ({ canvas }) => {
  await expect(canvas.getByText(DIFFICULTY.label(value))).toBeVisible();
});

Renamed.test('a name changed by operators is shown', async ({ canvas }) => {
  await expect(canvas.getByText('热身')).toBeVisible();
});
