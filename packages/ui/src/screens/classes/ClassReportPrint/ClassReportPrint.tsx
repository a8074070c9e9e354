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
import { HeldTable } from './parts/HeldTable.tsx';
import { StuckTable } from './parts/StuckTable.tsx';
import { WeakTable } from './parts/WeakTable.tsx';
import { WeeksTable } from './parts/WeeksTable.tsx';
import type { ClassReport } from '@aosai/api/classes/classReport.contract';

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
