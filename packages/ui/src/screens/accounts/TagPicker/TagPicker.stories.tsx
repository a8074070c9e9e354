import preview from '#storybook/preview';
import { expect, fn, screen } from 'storybook/test';
import { Field } from '../../../primitives/Field/Field.tsx';
import { DictContext, type Dicts } from '../../../patterns/Dict/Dict.tsx';
import { TagPicker } from './TagPicker.tsx';

const KNOWN = new Map([
  [
    'memberTag',
    [
      { value: 'student', label: '在读学生' },
      { value: 'province', label: '省队' },
    ],
  ],
]);
const renamed: Dicts = { ask: () => undefined, known: () => KNOWN, subscribe: () => () => undefined };

const meta = preview.meta({
  id: 'patterns-tagpicker',
  title: '部件/选择标签 TagPicker',
  component: TagPicker,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：给人选标签，选项来自字典「人员标签」，也可以写一个新的。**何时不用**：题目的知识点用题库自己的选择框。',
      },
    },
  },
  args: { value: ['student', '寒假营'], onChange: fn() },
  decorators: (Story) => (
    <DictContext value={renamed}>
      <Field label="标签">
        <Story />
      </Field>
    </DictContext>
  ),
});

export const Chosen = meta.story({ tags: ['key'] });
export const Empty = meta.story({ args: { value: [] } });
export const ForSchools = meta.story({
  tags: ['no-visual'],
  args: { value: [], without: (tag) => tag === 'student' },
});

Chosen.test('tags have their dictionary names, others are shown as written', async ({ canvas }) => {
  await expect(canvas.getByText('在读学生')).toBeVisible();
  await expect(canvas.getByText('寒假营')).toBeVisible();
});

Chosen.test('a chosen tag keeps its name while another is searched', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox'), '省');
  await expect(await screen.findByRole('option', { name: '省队' })).toBeVisible();
  await expect(canvas.getByText('在读学生')).toBeVisible();
});

Empty.test('a tag is chosen from the dictionary or typed', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('combobox');
  await userEvent.click(box);
  await userEvent.click(await screen.findByRole('option', { name: '省队' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(['province']);
  await userEvent.type(box, '周六班');
  await userEvent.click(await screen.findByRole('option', { name: '新标签「周六班」' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(['周六班']);
});

ForSchools.test('tags reserved for the platform are not offered', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  await screen.findByRole('option', { name: '省队' });
  await expect(screen.queryByRole('option', { name: '在读学生' })).toBeNull();
});
