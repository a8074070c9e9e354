import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { ScorePrint, type ScoreSheet } from './ScorePrint.tsx';

const NAMES = ['陈一诺', '何沐阳', '林知远', '王梓涵', '吴若水', '徐景行', '赵清越', '阿卜杜热西提·买买提伊敏'];

const ofClass: ScoreSheet = {
  title: '提高班（周六） 成绩表',
  lead: '2026-09-01 至 2027-01-15 · 8 人 · 平均总评 81.25',
  columns: [
    { id: 'no', label: '学号' },
    { id: 'name', label: '姓名' },
    { id: 'homework', label: '作业', numeric: true },
    { id: 'exam', label: '考试', numeric: true },
    { id: 'chapter', label: '单元', numeric: true },
    { id: 'score', label: '总评', numeric: true },
    { id: 'rank', label: '名次', numeric: true },
    { id: 'level', label: '等级' },
  ],
  rows: NAMES.map((name, place) => ({
    id: name,
    cells: [`2026010${place + 1}`, name, '92.5', '88', '75', (95 - place * 4.25).toFixed(2), String(place + 1), '良好'],
  })),
};

const QUESTIONS = 16;
const ofHomework: ScoreSheet = {
  title: '第 6 讲 · 二分与前缀和 成绩表',
  lead: '提高班（周六） · 截止 2026-11-23 19:47 · 满分 100 分 · 平均 70 分',
  columns: [
    { id: 'no', label: '学号' },
    { id: 'name', label: '姓名' },
    { id: 'state', label: '状态' },
    ...Array.from({ length: QUESTIONS }, (_, no) => ({ id: `q${no}`, label: String(no + 1), numeric: true })),
    { id: 'total', label: '总分', numeric: true },
    { id: 'rank', label: '名次', numeric: true },
  ],
  rows: NAMES.map((name, place) => ({
    id: name,
    cells: [
      `2026010${place + 1}`,
      name,
      place > 5 ? '缺交' : '已出分',
      ...Array.from({ length: QUESTIONS }, (_, no) => (place > 5 ? '—' : String((no * 7 + place) % 11))),
      place > 5 ? '0' : String(96 - place * 5),
      place > 5 ? '—' : String(place + 1),
    ],
  })),
};

const meta = preview.meta({
  id: 'screens-scoreprint',
  title: '打印成绩表',
  component: ScorePrint,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：一份作业或一个班级的成绩表，打印在 A4 上。**何时不用**：在屏幕上跟进作业用 HomeworkDetail，试卷用 PaperPrint，证书用 Certificate。',
      },
    },
    layout: 'fullscreen',
  },
  args: {
    sheet: { data: ofClass },
    backHref: '#grade',
    backLabel: '返回班级',
    on: { print: fn(), retry: fn() },
  },
});

export const OfClass = meta.story();
export const OfHomework = meta.story({
  tags: ['key'],
  args: { sheet: { data: ofHomework }, backHref: '#homework', backLabel: '返回作业' },
});
export const Empty = meta.story({ args: { sheet: { data: { ...ofClass, rows: [] } } } });
export const Loading = meta.story({ args: { sheet: {} } });
export const Failed = meta.story({ args: { sheet: { error: '服务暂时不可用，请稍后再试' } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

OfClass.test('each student has a row, and one click prints the sheet', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getAllByRole('row')).toHaveLength(NAMES.length + 1);
  await userEvent.click(canvas.getByRole('button', { name: '打印或存为 PDF' }));
  await expect(args.on.print).toHaveBeenCalledOnce();
});

Empty.test('a sheet without results cannot be printed', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '打印或存为 PDF' })).toBeDisabled();
});
