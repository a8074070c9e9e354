import type { ClassReport, PointMastery } from '@aosai/api/contract/types';
import { knowledgePoint } from '@aosai/api/domain/knowledge/knowledgePoints';
import { LANGUAGES } from '@aosai/api/domain/languages';
import { MASTERY_BAND } from '@aosai/api/domain/practice/mastery';
import { VERDICT_LABELS } from '@aosai/api/domain/verdicts';
import { wrongPlace } from '@aosai/api/domain/practice/wrongPlace';
import type { WrittenSheet } from '../../../excel/writeSheet.ts';

const NARROW = 10;
const WIDE = 24;
const TEXT = 48;

const columns = (titles: readonly string[], width: number) => titles.map((title) => ({ title, width }));
const pointName = (id: string): string => knowledgePoint(id)?.name ?? id;

const held = ({ percent, band, isEarly }: PointMastery): string => {
  if (percent === null) return MASTERY_BAND.label('none');
  const words = isEarly ? `${MASTERY_BAND.label(band)}（初步）` : MASTERY_BAND.label(band);
  return `${percent} ${words}`;
};

function studentSheet({ students }: ClassReport): WrittenSheet {
  const points = students[0]?.mastery.map(({ pointId }) => pointId) ?? [];
  return {
    name: '每个人的掌握',
    columns: [
      ...columns(['学生', '做过题数', '练习天数', '预计得分', '通过把握（%）'], NARROW),
      ...columns(points.map(pointName), WIDE),
    ],
    rows: students.map(({ memberName, done, days, readiness, mastery }) => [
      memberName,
      done,
      days,
      readiness?.expected ?? null,
      readiness?.chance ?? null,
      ...mastery.map(held),
    ]),
  };
}

function weakSheet({ weak }: ClassReport): WrittenSheet {
  return {
    name: '最弱的知识点',
    columns: [
      ...columns(['知识点'], WIDE),
      ...columns(['掌握度', '依据题数'], NARROW),
      ...columns(['最常选错的题', '选了'], WIDE),
      ...columns(['人数'], NARROW),
      ...columns(['没通过最多的编程题', '结果'], WIDE),
      ...columns(['人数'], NARROW),
      ...columns(['其中一份程序'], TEXT),
    ],
    rows: weak.map(({ pointId, percent, answers, wrongOption, program }) => [
      pointName(pointId),
      percent,
      answers,
      wrongOption && wrongPlace(wrongOption),
      wrongOption?.optionText ?? null,
      wrongOption?.students ?? null,
      program?.title ?? null,
      program && `${VERDICT_LABELS[program.verdict]} · ${LANGUAGES[program.language].label}`,
      program?.students ?? null,
      program?.code ?? null,
    ]),
  };
}

const stuckSheet = ({ students }: ClassReport): WrittenSheet => ({
  name: '需要帮一把',
  columns: [...columns(['学生'], NARROW), ...columns(['题目'], TEXT), ...columns(['提交次数'], NARROW)],
  rows: students.flatMap(({ memberName, stuck }) => stuck.map(({ title, tries }) => [memberName, title, tries])),
});

const weekSheet = ({ weeks }: ClassReport): WrittenSheet => ({
  name: '近八周',
  columns: columns(['周一', '练习人数', '作答', '首次作答', '首答正确率（%）', '掌握度中位数（%）'], WIDE),
  rows: weeks.map(({ from, students, answers, firstTries, firstTryPercent, mastery }) => [
    from,
    students,
    answers,
    firstTries,
    firstTryPercent,
    mastery,
  ]),
});

/** The report of a class as sheets: one for each of its parts. */
export const reportSheets = (report: ClassReport): WrittenSheet[] => [
  studentSheet(report),
  weakSheet(report),
  stuckSheet(report),
  weekSheet(report),
];
