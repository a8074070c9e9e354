import { knowledgePoint } from '@aosai/api/questions/knowledgePoints';
import { LANGUAGES } from '@aosai/api/judging/languages';
import { VERDICT } from '@aosai/api/judging/verdicts';
import { wrongPlace } from '@aosai/api/practice/wrongPlace';
import { type Holds, type SheetColumn, WHOLES, type WrittenSheet } from '../excel/writeSheet.ts';
import type { ClassReport } from '@aosai/api/classes/classReport.contract';

const NARROW = 10;
const WIDE = 24;
const TEXT = 48;

const PERCENTS: Holds = { format: '0"%"' };
const DECIMALS: Holds = { format: '0.0' };

const text = (title: string, width: number): SheetColumn => ({ title, width, holds: 'text' });
const counts = (titles: readonly string[], width = NARROW): SheetColumn[] =>
  titles.map((title) => ({ title, width, holds: WHOLES }));
const percents = (titles: readonly string[], width = WIDE): SheetColumn[] =>
  titles.map((title) => ({ title, width, holds: PERCENTS }));
const pointName = (id: string): string => knowledgePoint(id)?.name ?? id;

/** Points with few answers so far. */
const earlyPoints = (mastery: ClassReport['students'][number]['mastery']): string =>
  mastery
    .flatMap(({ pointId, percent, isEarly }) => (percent !== null && isEarly ? pointName(pointId) : []))
    .join('、');

function studentSheet({ students }: ClassReport): WrittenSheet {
  const points = students[0]?.mastery.map(({ pointId }) => pointId) ?? [];
  return {
    name: '每个人的掌握',
    columns: [
      text('学生', NARROW),
      ...counts(['做过题数', '练习天数']),
      { title: '预计得分', width: NARROW, holds: DECIMALS },
      ...percents(['通过把握'], NARROW),
      ...percents(points.map(pointName)),
      text('依据还少的知识点', TEXT),
    ],
    rows: students.map(({ memberName, done, days, readiness, mastery }) => [
      memberName,
      done,
      days,
      readiness?.expected ?? null,
      readiness?.chance ?? null,
      ...mastery.map(({ percent }) => percent),
      earlyPoints(mastery),
    ]),
  };
}

function weakSheet({ weak }: ClassReport): WrittenSheet {
  return {
    name: '最弱的知识点',
    columns: [
      text('知识点', WIDE),
      ...percents(['掌握度'], NARROW),
      ...counts(['依据题数']),
      text('最常选错的题', WIDE),
      text('选了', WIDE),
      ...counts(['选错的人数']),
      text('没通过最多的编程题', WIDE),
      text('结果', WIDE),
      ...counts(['没通过的人数']),
      text('其中一份程序', TEXT),
    ],
    rows: weak.map(({ pointId, percent, answers, wrongOption, program }) => [
      pointName(pointId),
      percent,
      answers,
      wrongOption && wrongPlace(wrongOption),
      wrongOption?.optionText ?? null,
      wrongOption?.students ?? null,
      program?.title ?? null,
      program && `${VERDICT.label(program.verdict)} · ${LANGUAGES[program.language].label}`,
      program?.students ?? null,
      program?.code ?? null,
    ]),
  };
}

const stuckSheet = ({ students }: ClassReport): WrittenSheet => ({
  name: '需要帮一把',
  columns: [text('学生', NARROW), text('题目', TEXT), ...counts(['提交次数'])],
  rows: students.flatMap(({ memberName, stuck }) => stuck.map(({ title, tries }) => [memberName, title, tries])),
});

const weekSheet = ({ weeks }: ClassReport): WrittenSheet => ({
  name: '近八周',
  columns: [
    text('周一', WIDE),
    ...counts(['练习人数', '作答', '首次作答'], WIDE),
    ...percents(['首答正确率', '掌握度中位数']),
  ],
  rows: weeks.map(({ from, students, answers, firstTries, firstTryPercent, mastery }) => [
    from,
    students,
    answers,
    firstTries,
    firstTryPercent,
    mastery,
  ]),
});

/** The report of a class as sheets, one for each of its parts. */
export const reportSheets = (report: ClassReport): WrittenSheet[] => [
  studentSheet(report),
  weakSheet(report),
  stuckSheet(report),
  weekSheet(report),
];
