import preview from '#storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { aClassPlace, aStaffedClass } from '../../../storybook/exampleClass.ts';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { ClassFrame, type ClassPlace } from './ClassPage.tsx';

const draftOf = (changes: Parameters<typeof aStaffedClass>[0]): ClassPlace =>
  aClassPlace({ grade: { data: aStaffedClass({ status: '0', ...changes }) } });

const { staff } = aStaffedClass();
/** A class in which the reader assists. */
const assisted: Parameters<typeof aStaffedClass>[0] = {
  assistants: [{ id: idOf('member', 7), name: '许静' }],
  endAt: at(5 * 1_440),
  staff: staff && { ...staff, isAssistant: true },
};

const meta = preview.meta({
  id: 'screens-classpage',
  title: '班级页的框架',
  component: ClassFrame,
  decorators: [inOffice('edms', 'grade')],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：办公区里一个班级的各个页面，标题下面是状态、老师、学期、人数和班级码。**何时不用**：学生看班级用 ClassDetail。',
      },
    },
  },
  args: { place: aClassPlace(), active: 'overview' as const, children: '这一页的内容' },
});

export const Full = meta.story();
export const Draft = meta.story({ args: { place: draftOf({}) } });
export const DraftWithoutTeacher = meta.story({ args: { place: draftOf({ teachers: [] }) } });
export const WithoutTeacher = meta.story({
  args: { place: aClassPlace({ grade: { data: aStaffedClass({ teachers: [] }) } }) },
});
/** The page as an assistant of a draft sees it near the end of its term. */
export const AsAssistant = meta.story({ args: { place: draftOf(assisted) } });
export const TermEnd = meta.story({
  args: { place: aClassPlace({ grade: { data: aStaffedClass({ endAt: at(5 * 1_440) }) } }) },
});
export const Promoted = meta.story({
  args: {
    place: aClassPlace({
      grade: {
        data: aStaffedClass({
          status: '5',
          endAt: at(-60),
          promotedTo: { id: idOf('grade', 2), title: '信奥一班 · 春季' },
          promotedFrom: { id: idOf('grade', 3), title: '信奥一班 · 暑假' },
        }),
      },
    }),
  },
});
export const Loading = meta.story({ args: { place: aClassPlace({ grade: {} }) } });
export const InOffice = meta.story({ args: { place: aClassPlace({ base: '/web/bms' }) } });
/** The page of the term reports, which is no tab of its own. */
export const TermReports = meta.story({ args: { active: 'results' } });
export const Phone = Full.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Full.extend({ globals: { theme: 'dark' } });

const tabNames = () =>
  within(screen.getByRole('navigation', { name: '这个班级' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

Full.test('the current tab is marked', async () => {
  await expect(tabNames()).toEqual(['概况', '成员', '课表与内容', '作业', '考试', '成绩', '学情', '设置']);
  await expect(screen.getByRole('link', { name: '概况' })).toHaveAttribute('aria-current', 'page');
});

InOffice.test('the platform has the same tabs', async () => {
  await expect(tabNames()).toContain('成绩');
});

TermReports.test('term reports belong to the tab of marks', async () => {
  await expect(screen.getByRole('link', { name: '成绩' })).toHaveAttribute('aria-current', 'page');
});

Draft.test('a draft is published after one question', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '发布' }));
  const dialog = await screen.findByRole('dialog', { name: /^发布「/ });
  await expect(args.place.publish.run).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: '发布班级' }));
  await expect(args.place.publish.run).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

DraftWithoutTeacher.test(
  'a draft without teacher leads to its settings instead of a refusal',
  async ({ canvas, args }) => {
    const { base, gradeId } = args.place;
    await expect(canvas.queryByRole('button', { name: '发布' })).toBeNull();
    await expect(canvas.getByRole('link', { name: '先选老师，再发布' })).toHaveAttribute(
      'href',
      `${base}/grade/${gradeId}/settings`,
    );
  },
);

WithoutTeacher.test('a class without teacher says so', async ({ canvas }) => {
  await expect(canvas.getByText('没有老师')).toBeVisible();
});

AsAssistant.test('an assistant is named and gets no button to publish or promote', async ({ canvas }) => {
  await expect(canvas.getByText('助教 许静')).toBeVisible();
  await expect(canvas.getByText('您是助教')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: '发布' })).toBeNull();
  await expect(canvas.queryByRole('link', { name: '升班' })).toBeNull();
});

TermEnd.test('towards the end of its term a class offers the next one', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '升班' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\?promote$/u),
  );
});

Full.test('in the middle of the term the head does not offer the next one', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: '升班' })).toBeNull();
});

Promoted.test(
  'a class that went on names the class of the next term and of the one before',
  async ({ canvas, args }) => {
    const href = (id: string) => `${args.place.base}/grade/${id}`;
    await expect(canvas.getByRole('link', { name: '「信奥一班 · 春季」' })).toHaveAttribute(
      'href',
      href(idOf('grade', 2)),
    );
    await expect(canvas.getByRole('link', { name: '「信奥一班 · 暑假」' })).toHaveAttribute(
      'href',
      href(idOf('grade', 3)),
    );
    await expect(canvas.queryByRole('link', { name: '升班' })).toBeNull();
  },
);
