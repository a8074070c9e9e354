import preview from '#storybook/preview';
import { aGrade, mineInGrade } from '@aosai/api/classes/grades.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { NO_NETWORK, offline } from '../../../storybook/offline.tsx';
import { type ClassFound, MyClasses } from './MyClasses.tsx';

const running = aGrade({ mine: [mineInGrade()] });
const exam = {
  kind: 'exam' as const,
  id: idOf('exam'),
  title: 'GESP C++ 四级 模拟考试（一）',
  dueAt: at(300),
};
const classes = [
  running,
  aGrade({
    id: idOf('grade', 2),
    title: '冬令营 C++ 入门',
    status: '1',
    startAt: at(40 * 1_440),
    endAt: at(52 * 1_440),
    takenCount: 20,
    mine: [mineInGrade({ enrollId: idOf('enroll', 2), status: '0', position: 3, nextDue: null })],
  }),
  aGrade({
    id: idOf('grade', 3),
    title: 'GESP 四级冲刺班',
    isEnrolling: false,
    teachers: [
      { id: idOf('member', 9), name: '周明澜' },
      { id: idOf('member', 8), name: '何清' },
    ],
    mine: [mineInGrade({ enrollId: idOf('enroll', 3), nextDue: exam })],
  }),
  aGrade({
    id: idOf('grade', 4),
    title: '信奥一班 · 春季',
    status: '5',
    isEnrolling: false,
    startAt: at(-260 * 1_440),
    endAt: at(-120 * 1_440),
    mine: [mineInGrade({ enrollId: idOf('enroll', 4), status: '7', nextDue: null })],
  }),
];
const child = (memberId: string, memberName: string, no: number) =>
  mineInGrade({ memberId, memberName, enrollId: idOf('enroll', no) });

const meta = preview.meta({
  id: 'screens-myclasses',
  title: '我的班级',
  component: MyClasses,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：/user/class 和 /user/grade：学生、家长、老师的班级，用班级码加入。**何时不用**：一个班级用 GradeDetail；机构管理班级用 Grades。',
      },
      source: { type: 'code' },
    },
  },
  args: {
    classes: { data: classes },
    children: [] as { id: string; name: string }[],
    mayJoin: true,
    now: Date.parse(FIXTURE_NOW),
    act: { pending: false, error: null as string | null },
    on: {
      look: fn(async (): Promise<ClassFound | null> => ({ title: '提高班', priceFen: 0 })),
      join: fn(() => Promise.resolve(true)),
      retry: fn(),
    },
  },
});

export const Student = meta.story({ tags: ['key'] });
export const ParentOfTwo = meta.story({
  args: {
    children: [
      { id: idOf('member', 1), name: '林知远' },
      { id: idOf('member', 2), name: '林知夏' },
    ],
    classes: {
      data: [aGrade({ mine: [child(idOf('member', 1), '林知远', 1), child(idOf('member', 2), '林知夏', 2)] })],
    },
  },
});
export const Teacher = meta.story({ args: { mayJoin: false, classes: { data: [aGrade()] } } });
export const NoClasses = meta.story({ args: { classes: { data: [] } } });
export const NoClassesOfTeacher = meta.story({ args: { mayJoin: false, classes: { data: [] } } });
export const Loading = meta.story({ args: { classes: {} } });
export const Failed = meta.story({ args: { classes: { error: '服务暂时不可用，请稍后再试' } } });
export const Offline = meta.story(offline({ act: { pending: false, error: NO_NETWORK } }));
export const CodeWrong = meta.story({ args: { act: { pending: false, error: '班级码不正确或已停用，请向老师核对' } } });
export const LongNames = meta.story({
  args: {
    classes: {
      data: [
        aGrade({
          title: '2026 年秋季学期滨海市青少年信息学奥林匹克联赛选拔集训队周末提高班（C++）',
          orgName: '滨海市青少年信息学教育研究与实践中心',
          mine: [mineInGrade()],
        }),
      ],
    },
  },
});
/** /user/grade: public classes are listed below. */
export const WithOpen = meta.story({
  args: {
    open: {
      data: [
        running,
        aGrade({
          id: idOf('grade', 7),
          title: '寒假集训营',
          status: '4',
          isEnrolling: false,
          priceFen: 120_000,
          mine: [],
        }),
      ],
    },
  },
});
export const Phone = Student.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Student.extend({ tags: ['!key'], globals: { theme: 'dark' } });

WithOpen.test("public classes are listed below, without the student's own", async ({ canvas }) => {
  const open = within(canvas.getByRole('region', { name: '公开班级' }));
  await expect(open.getAllByRole('link').map((link) => link.textContent)).toEqual(['寒假集训营']);
});

Student.test('the dialog asks for a class code, joins, and closes on success', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '用班级码加入' }));
  const dialog = within(await screen.findByRole('dialog', { name: '用班级码加入' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /班级码/ }), 'xhbc2345');
  await userEvent.click(dialog.getByRole('button', { name: '加入班级' }));
  await waitFor(() => expect(args.on.join).toHaveBeenCalledWith('XHBC2345', null));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

Student.test(
  'a class that costs something names its price before anyone joins',
  async ({ canvas, userEvent, args }) => {
    mocked(args.on.look).mockResolvedValueOnce({ title: '寒假集训营', priceFen: 128_000 });
    await userEvent.click(canvas.getByRole('button', { name: '用班级码加入' }));
    const dialog = within(await screen.findByRole('dialog', { name: '用班级码加入' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /班级码/ }), 'xhbc2345');
    await userEvent.click(dialog.getByRole('button', { name: '加入班级' }));
    const asked = within(await screen.findByRole('dialog', { name: '加入「寒假集训营」要付 1280.00 元' }));
    await expect(args.on.join).not.toHaveBeenCalled();
    await userEvent.click(asked.getByRole('button', { name: '确认加入' }));
    await waitFor(() => expect(args.on.join).toHaveBeenCalledWith('XHBC2345', null));
  },
);

Student.test('an unknown code stays in the dialog', async ({ canvas, userEvent, args }) => {
  mocked(args.on.look).mockResolvedValueOnce(null);
  await userEvent.click(canvas.getByRole('button', { name: '用班级码加入' }));
  const dialog = within(await screen.findByRole('dialog', { name: '用班级码加入' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /班级码/ }), 'xhbc2345');
  await userEvent.click(dialog.getByRole('button', { name: '加入班级' }));
  await waitFor(() => expect(args.on.look).toHaveBeenCalledWith('XHBC2345', null));
  await expect(args.on.join).not.toHaveBeenCalled();
  await expect(dialog.getByRole('textbox', { name: /班级码/ })).toBeVisible();
});
