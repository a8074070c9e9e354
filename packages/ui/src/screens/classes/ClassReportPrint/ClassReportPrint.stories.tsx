import preview from '#storybook/preview';
import { KNOWLEDGE_POINTS } from '@aosai/api/questions/knowledgePoints';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { aClassPracticeRow, aClassReport, aPointMastery, aWeakPoint } from '@aosai/api/practice/practice.fixtures';
import { expect, fn } from 'storybook/test';
import { offline, unreached } from '../../../storybook/offline.tsx';
import { ClassReportPrint } from './ClassReportPrint.tsx';

const LEVEL = 'gesp-cpp-1';
const POINTS = KNOWLEDGE_POINTS.filter(({ id }) => id.startsWith(`${LEVEL}/`));
const NAMES = ['林知远', '周子涵', '王若曦', '陈一鸣', '赵安然', '孙亦凡', '李书瑶', '阿卜杜热西提·买买提伊敏'];

const students = NAMES.map((memberName, no) =>
  aClassPracticeRow({
    memberId: idOf('member', no + 1),
    memberName,
    mastery: POINTS.map(({ id: pointId }, place) => {
      const percent = 35 + (((no + 1) * 17 + place * 23) % 61);
      return aPointMastery({ pointId, percent, band: percent < 60 ? 'weak' : 'fair' });
    }),
    stuck: no === 1 ? [{ questionId: idOf('question', 2), title: '灯塔的间隔', chapterId: null, tries: 7 }] : [],
  }),
);
const weak = ['loop', 'branch', 'arith'].map((slug, place) =>
  aWeakPoint({ pointId: `${LEVEL}/${slug}`, percent: 46 + place * 6, ...(place === 2 && { program: null }) }),
);
const report = aClassReport({ students, weak });

const meta = preview.meta({
  id: 'screens-classreportprint',
  title: '打印学情',
  component: ClassReportPrint,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：一个班的学情打印在 A4 上：教研、家长会、课上讲评。**何时不用**：屏幕上看用 ClassPractice，成绩用 ScorePrint。',
      },
    },
    density: {
      empty: { report: { data: aClassReport({ students: [], weak: [] }) } },
      extreme: {
        report: {
          data: aClassReport({
            weak,
            students: Array.from({ length: 60 }, (_, no) => ({
              ...(students[no % students.length] ?? aClassPracticeRow()),
              memberId: idOf('member', no + 1),
            })),
          }),
        },
      },
    },
  },
  args: { report: { data: report }, backHref: '#practice', on: { print: fn(), retry: fn() } },
});

export const Full = meta.story();
export const NothingKnown = meta.story({ args: { report: { data: aClassReport({ students, weak: [] }) } } });
export const NoStudents = meta.story({ globals: { density: 'empty' } });
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Loading = meta.story({ args: { report: {} } });
export const Failed = meta.story({ args: { report: { error: '服务暂时不可用，请稍后再试' } } });
export const Offline = meta.story(offline({ report: unreached }));
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Full.test('a failing program is printed once without its author', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1);
});

Full.test('one click prints the sheet', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '打印或存为 PDF' }));
  await expect(args.on.print).toHaveBeenCalledOnce();
});
NoStudents.test('the report of an empty class cannot be printed', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '打印或存为 PDF' })).toBeDisabled();
});
