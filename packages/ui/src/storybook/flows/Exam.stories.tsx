import preview from '#storybook/preview';
import { anEnrolment } from '@aosai/api/exams/exams.fixtures';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { NotEnrolled } from '../../screens/exams/ExamDetail/ExamDetail.stories.tsx';
import { EveryState } from '../../screens/exams/ExamList/ExamList.stories.tsx';
import { Ready } from '../../screens/exams/ExamReportPaper/ExamReportPaper.stories.tsx';
import type { OpenRoom } from '../../screens/exams/ExamRoom/ExamRoom.tsx';
import { SingleChoice } from '../../screens/exams/ExamRoom/ExamRoom.stories.tsx';
import { Receipt, Rules as BeforeTheStart } from '../../screens/exams/ExamRoom/ExamRoomEnds.stories.tsx';
import { ExamFlow } from './ExamFlow.tsx';

const room = SingleChoice.composed.args;

const meta = preview.meta({
  id: 'flows-exam',
  title: '从开考到交卷',
  component: ExamFlow,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component:
          '**何时用**：从考试列表走到成绩报告，检查各个画面连起来是否顺：列表、详情、报名、考前规则、作答、交卷、回执、报告。每个故事用播放函数走到其中一步，之后可以用鼠标和键盘接着走。**何时不用**：某个画面的各种状态在 Screens 里看，组件的状态在 Primitives 和 Patterns 里看。',
      },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    list: EveryState.composed.args,
    detail: NotEnrolled.composed.args,
    enrolled: anEnrolment(),
    rules: BeforeTheStart.composed.args,
    room: { ...room, view: room.view as OpenRoom },
    receipt: Receipt.composed.args,
    report: Ready.composed.args,
  },
});

type Walk = (context: Pick<StoryContext, 'canvas' | 'userEvent'>) => Promise<void>;

const openExam: Walk = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'GESP C++ 四级 模拟考试（一）' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: /报名/ })).toBeVisible());
};
const enroll: Walk = async (context) => {
  await openExam(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: /报名/ }));
  await waitFor(() => expect(context.canvas.getByRole('button', { name: '开始作答' })).toBeVisible());
};
const readRules: Walk = async (context) => {
  await enroll(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: '开始作答' }));
  await waitFor(() => expect(context.canvas.getByRole('button', { name: '开始计时' })).toBeVisible());
};
const answer: Walk = async (context) => {
  await readRules(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: '开始计时' }));
  await waitFor(() => expect(context.canvas.getByRole('button', { name: '交卷' })).toBeVisible());
  await context.userEvent.keyboard('f');
  await waitFor(() => expect(context.canvas.getByRole('button', { name: /^第 7 题，.*已标记/ })).toBeVisible());
};
const handIn: Walk = async (context) => {
  await answer(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: '交卷' }));
  await context.userEvent.click(await screen.findByRole('button', { name: '确认交卷' }));
  await waitFor(() => expect(context.canvas.getByRole('button', { name: '查看报告' })).toBeVisible());
};
const readReport: Walk = async (context) => {
  await handIn(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: '查看报告' }));
  await waitFor(() => expect(context.canvas.getByRole('heading', { level: 1 })).toHaveTextContent('成绩报告'));
};

export const List = meta.story();
export const Detail = meta.story({ play: openExam });
export const Enrolled = meta.story({ play: enroll });
// Has no screenshot: the screen's story has the same one.
export const Rules = meta.story({ tags: ['no-visual'], play: readRules });
export const Answering = meta.story({ play: answer });
// Has no screenshot: the screen's story has the same one.
export const HandedIn = meta.story({ tags: ['no-visual'], play: handIn });
export const Report = meta.story({ play: readReport });

const headingHasFocus = (canvas: StoryContext['canvas'], name: string | RegExp) =>
  waitFor(() => expect(canvas.getByRole('heading', { name })).toHaveFocus());

List.test('each step of an exam begins at its heading', async (context) => {
  const { canvas, userEvent } = context;
  await enroll(context);
  await headingHasFocus(canvas, '可以开始了');
  await userEvent.click(canvas.getByRole('button', { name: '开始作答' }));
  await headingHasFocus(canvas, 'GESP C++ 四级 模拟考试（一）');
  await userEvent.click(canvas.getByRole('button', { name: '开始计时' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: '交卷' })).toBeVisible());
  await headingHasFocus(canvas, 'GESP C++ 四级 模拟考试（一）');
  await userEvent.click(canvas.getByRole('button', { name: '交卷' }));
  await userEvent.click(await screen.findByRole('button', { name: '确认交卷' }));
  await headingHasFocus(canvas, '已交卷');
});
