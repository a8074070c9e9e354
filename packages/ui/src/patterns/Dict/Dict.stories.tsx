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
  id: 'patterns-dict',
  title: '列表与表格/字典值 Dict',
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

/** A dictionary that answers at once. `wasShown` records, for each request, whether the word was already on the page. */
function arrivingAtOnce() {
  const listeners = new Set<() => void>();
  let known: ReturnType<Dicts['known']> = new Map();
  const wasShown: boolean[] = [];
  const dicts: Dicts = {
    ask() {
      wasShown.push(document.body.textContent.includes(DIFFICULTY.label(value)));
      if (known === KNOWN) return;
      known = KNOWN;
      for (const listener of listeners) listener();
    },
    known: () => known,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { dicts, wasShown };
}
const arriving = arrivingAtOnce();
export const Arriving = meta.story({
  decorators: (Story) => (
    <DictContext value={arriving.dicts}>
      <Story />
    </DictContext>
  ),
});

Arriving.test('a dictionary is fetched after the word is on the page, not during the render', async ({ canvas }) => {
  await expect(await canvas.findByText('热身')).toBeVisible();
  await expect(arriving.wasShown[0]).toBe(true);
});

Shipped.test('without a dictionary the built-in name is shown', async ({ canvas }) => {
  await expect(canvas.getByText(DIFFICULTY.label(value))).toBeVisible();
});

Renamed.test('a name changed by operators is shown', async ({ canvas }) => {
  await expect(canvas.getByText('热身')).toBeVisible();
});
