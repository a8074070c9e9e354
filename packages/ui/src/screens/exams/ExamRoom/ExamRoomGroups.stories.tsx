import preview from '#storybook/preview';
import type { Answer } from '@aosai/api/questions/answers';
import { COMPLETION, READING, SINGLE } from '@aosai/api/questions/kinds';
import { aCompletion, aReading, aSingleChoice } from '@aosai/api/questions/questions.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aView, dark, phone, Playable, roomArgs } from '../../../storybook/exampleRoom.tsx';
import { ExamRoom, type OpenRoom } from './ExamRoom.tsx';

const reading = aReading();
const completion = aCompletion();
const texts = (...chosen: string[]): Answer => ({ kind: 'text', texts: chosen });
const kept = (answer: Answer | null) => ({
  answer,
  drafts: [],
  flagged: false,
  unsaved: false,
  tooLarge: false,
  lost: null,
});

const groups = {
  examTitle: 'CSP-J 第一轮 自主练习',
  feedback: 'deferred',
  sections: [
    {
      name: '单选题',
      type: SINGLE,
      points: 3_000,
      questions: Array.from({ length: 15 }, (_, place) => aSingleChoice({ id: `single-${place}`, no: place + 1 })),
    },
    { name: '程序阅读', type: READING, points: 600, questions: [reading] },
    { name: '程序完善', type: COMPLETION, points: 900, questions: [completion] },
  ],
  answers: { [reading.id]: kept(texts('T', '', '')) },
  currentId: reading.id,
} satisfies Partial<OpenRoom>;

const meta = preview.meta({
  id: 'screens-examroom-groups',
  title: '考场/阅读与完善程序',

  component: ExamRoom,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：ExamRoom 里的程序阅读和程序完善：程序留在一旁，小题逐个作答，各有分值；数字键选小题，字母键作答。**何时不用**：其他题型见 ExamRoom。',
      },
    },
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <Playable {...args} />,
  args: { ...roomArgs, view: aView(groups) as typeof roomArgs.view },
});

export const ProgramReading = meta.story({ tags: ['key'] });
export const ProgramReadingDark = meta.story(dark);
export const ProgramReadingPhone = meta.story(phone);
export const ProgramCompletion = meta.story({
  args: { view: aView({ ...groups, currentId: completion.id }) },
});
export const Locked = meta.story({ args: { view: aView({ ...groups, phase: 'completing' }) } });

ProgramReading.test('a letter answers the first open part, and the next letter the next part', async (story) => {
  const { userEvent, args } = story;
  await userEvent.keyboard('b');
  await expect(args.on.answer).toHaveBeenLastCalledWith(reading.id, texts('T', 'F', ''));
  await userEvent.keyboard('d');
  await expect(args.on.answer).toHaveBeenLastCalledWith(reading.id, texts('T', 'F', 'D'));
  await expect(screen.getByRole('button', { name: '第 16 题，已答' })).toBeVisible();
});

ProgramReading.test('a digit selects the part that letters answer', async ({ canvas, userEvent, args }) => {
  await userEvent.keyboard('1');
  const parts = within(canvas.getByRole('region', { name: '第 16 题' })).getAllByRole('listitem');
  await expect(parts.map((part) => part.getAttribute('aria-current'))).toEqual(['true', null, null]);
  await userEvent.keyboard('b');
  await expect(args.on.answer).toHaveBeenLastCalledWith(reading.id, texts('F', '', ''));
});

ProgramReading.test('after a click on an option, letters answer the same part', async ({ canvas, userEvent, args }) => {
  const third = within(canvas.getByRole('group', { name: '第 16.3 题的选项' }));
  await userEvent.click(third.getByRole('radio', { name: /13/ }));
  await expect(args.on.answer).toHaveBeenLastCalledWith(reading.id, texts('T', '', 'B'));
  await userEvent.keyboard('c');
  await expect(args.on.answer).toHaveBeenLastCalledWith(reading.id, texts('T', '', 'C'));
});

ProgramReading.test(
  'the answer sheet leads to a part, and partly answered groups are listed as open',
  async (story) => {
    const { canvas, userEvent } = story;
    const sheet = within(canvas.getByRole('navigation', { name: '答题卡' }));
    await expect(sheet.getByRole('button', { name: '第 16 题，已答 1 / 3 小题' })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: '小题 17.2，未答' }));
    const part = await canvas.findByRole('listitem', { name: /17\.2/ });
    await expect(part).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '交卷' }));
    const dialog = within(await screen.findByRole('dialog', { name: '现在交卷吗？' }));
    await waitFor(() => expect(dialog.getByText('未答或未答完 17 题')).toBeVisible());
  },
);

Locked.test('while a paper is being handed in, no answers are accepted', async ({ canvas, userEvent, args }) => {
  const radios = canvas.getAllByRole('radio', { hidden: true });
  await expect(radios.every((radio) => radio.matches(':disabled'))).toBe(true);
  await userEvent.keyboard('b');
  await expect(args.on.answer).not.toHaveBeenCalled();
});
