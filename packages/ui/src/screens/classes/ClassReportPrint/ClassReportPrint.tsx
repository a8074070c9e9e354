import { minuteText } from '@aosai/api/kit/beijing';
import { KNOWLEDGE_LEVELS } from '@aosai/api/questions/pointId';
import { styled } from 'styled-components';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { A4AcrossPages } from '../../papers/PaperPrint/parts/pageRules.ts';
import { PrintDesk } from '../../papers/PaperPrint/parts/PrintDesk.tsx';
import { FailingPrograms } from './parts/FailingPrograms.tsx';
import { StuckTable } from './parts/StuckTable.tsx';
import { WeakTable } from './parts/WeakTable.tsx';
import type { ClassReport } from '@aosai/api/classes/classReport.contract';
import { PrintTable } from './parts/PrintTable.tsx';
import { knowledgePoint } from '@aosai/api/questions/knowledgePoints';
import type { PointMastery } from '@aosai/api/practice/memberPractice.contract';

/** Weak points are bold, since a black-and-white print has no colour. */
const cell = ({ pointId, percent, band }: PointMastery) => (
  <td key={pointId} className="num">
    {percent === null ? '—' : band === 'weak' ? <b>{percent}</b> : percent}
  </td>
);

/** Mastery of every student at every point of the level. */
const HeldTable = ({ students }: Pick<ClassReport, 'students'>) => {
  const points = students[0]?.mastery.map(({ pointId }) => pointId) ?? [];
  const heads = [
    { label: '学生' },
    { label: '预计得分', numeric: true },
    { label: '通过把握', numeric: true },
    ...points.map((id) => ({ label: knowledgePoint(id)?.name ?? id, numeric: true })),
  ];
  return (
    <PrintTable title="每个人的掌握（百分数，粗体是薄弱，— 是数据不足）" heads={heads}>
      {students.map(({ memberId, memberName, readiness, mastery }) => (
        <tr key={memberId}>
          <td>{memberName}</td>
          <td className="num">{readiness?.expected ?? '—'}</td>
          <td className="num">{readiness ? `${readiness.chance}%` : '—'}</td>
          {mastery.map(cell)}
        </tr>
      ))}
    </PrintTable>
  );
};

const HEADS = [
  { label: '周一' },
  { label: '练习人数', numeric: true },
  { label: '作答', numeric: true },
  { label: '首答正确率', numeric: true },
  { label: '掌握度中位数', numeric: true },
];

const percentText = (percent: number | null): string => (percent === null ? '—' : `${percent}%`);

/** Eight weeks, one per row. */
const WeeksTable = ({ weeks }: Pick<ClassReport, 'weeks'>) => (
  <PrintTable title="近八周" heads={HEADS}>
    {weeks.map(({ from, students, answers, firstTryPercent, mastery }) => (
      <tr key={from}>
        <td>{from}</td>
        <td className="num">{students}</td>
        <td className="num">{answers}</td>
        <td className="num">{percentText(firstTryPercent)}</td>
        <td className="num">{percentText(mastery)}</td>
      </tr>
    ))}
  </PrintTable>
);

export interface ClassReportPrintProps {
  report: Loaded<ClassReport>;
  backHref: string;
  on: { print: () => void; retry: () => void };
}

const Sheets = styled.div`
  > header {
    margin-bottom: 4mm;
    text-align: center;
  }
  h1 {
    font-size: 16pt;
    line-height: 1.35;
    letter-spacing: 0;
  }
  header > p {
    margin-top: 1mm;
    color: ${theme.color.ink2};
    font-variant-numeric: tabular-nums;
  }
  [data-part='two'] {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: 0 8mm;
    align-items: start;
  }
  [data-part='table'] {
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 9pt;
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
    break-inside: auto;
  }
  thead {
    display: table-header-group;
  }
  tr {
    break-inside: avoid;
  }
  th,
  td {
    padding: 0.8mm 1.4mm;
    border: 0.2mm solid ${theme.color.ink3};
    font-weight: ${theme.weight.regular};
    text-align: start;
    vertical-align: top;
  }
  /* A name of three characters stays in one line. */
  td:first-child {
    min-width: 12.6mm;
  }
  thead th {
    font-weight: ${theme.weight.bold};
    vertical-align: bottom;
  }
  .num {
    text-align: end;
  }
  small {
    color: ${theme.color.ink2};
    font-size: 8pt;
  }
  h3 {
    margin: 3mm 0 1mm;
  }
  pre {
    padding: 2mm 3mm;
    border: 0.2mm solid ${theme.color.line};
    font-family: ${theme.font.mono};
    font-size: 8pt;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  ${media.narrow} {
    [data-part='two'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const levelName = (level: string): string => KNOWLEDGE_LEVELS.find(({ id }) => id === level)?.label ?? level;

/** A class report for A4: weak points and causes, students who need help, eight weeks, and everybody's mastery. */
export const ClassReportPrint = ({ report, backHref, on }: ClassReportPrintProps) => (
  <PrintDesk
    pages={<A4AcrossPages />}
    size="A4 landscape"
    backHref={backHref}
    backLabel="返回学情"
    isReady={(report.data?.students.length ?? 0) > 0}
    onPrint={on.print}
  >
    <Load of={report} name="学情" onRetry={on.retry} skeleton={<RowsSkeleton />}>
      {({ gradeTitle, level, madeAt, students, weak, weeks }) =>
        students.length === 0 ? (
          <Empty title="班里还没有学生">添加学生以后，这里是可以打印的学情报告。</Empty>
        ) : (
          <Sheets>
            <header>
              <h1>{gradeTitle} 学情</h1>
              <p>
                {levelName(level)} · {students.length} 人 · {minuteText(madeAt)}
              </p>
            </header>
            <WeakTable weak={weak} />
            <div data-part="two">
              <WeeksTable weeks={weeks} />
              <StuckTable students={students} />
            </div>
            <HeldTable students={students} />
            <FailingPrograms weak={weak} />
          </Sheets>
        )
      }
    </Load>
  </PrintDesk>
);
