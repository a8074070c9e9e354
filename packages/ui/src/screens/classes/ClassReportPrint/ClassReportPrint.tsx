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
import type { ClassReport } from '@aosai/api/classes/classReport.contract';
import { knowledgePoint } from '@aosai/api/questions/knowledgePoints';
import type { PointMastery } from '@aosai/api/practice/memberPractice.contract';
import { VERDICT } from '@aosai/api/judging/verdicts';
import { MASTERY_BAND } from '@aosai/api/practice/mastery';
import { wrongPlace } from '@aosai/api/practice/wrongPlace';
import { Html } from '../../../primitives/Html/Html.tsx';
import type { ReactNode } from 'react';

interface PrintTableProps {
  title: string;
  heads: readonly { label: string; numeric?: boolean }[];
  children: ReactNode;
}

/** A table with a heading; on screens too narrow for it, it scrolls sideways. */
const PrintTable = ({ title, heads, children }: PrintTableProps) => (
  <section>
    <h2>{title}</h2>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region needs the focus */}
    <div data-part="table" role="region" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map(({ label, numeric }) => (
              <th key={label} scope="col" className={numeric ? 'num' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  </section>
);

const WEAK_HEADS = [{ label: '知识点' }, { label: '掌握度' }, { label: '最常选错' }, { label: '没通过最多的编程题' }];

/** The points the class masters least, each with its causes. */
const WeakTable = ({ weak }: Pick<ClassReport, 'weak'>) =>
  weak.length === 0 ? (
    <p>还没有人做过足够的题，看不出薄弱的知识点。</p>
  ) : (
    <PrintTable title="最弱的知识点" heads={WEAK_HEADS}>
      {weak.map(({ pointId, percent, band, answers, wrongOption, program }) => (
        <tr key={pointId}>
          <td>{knowledgePoint(pointId)?.name ?? pointId}</td>
          <td>
            {MASTERY_BAND.label(band)} {percent}% <small>依据 {answers} 题</small>
          </td>
          <td>
            {wrongOption ? (
              <>
                <Html as="inline" html={wrongOption.optionHtml} />{' '}
                <small>
                  {wrongOption.students} 人选，{wrongPlace(wrongOption)}
                </small>
              </>
            ) : (
              '—'
            )}
          </td>
          <td>
            {program ? (
              <>
                {program.title}{' '}
                <small>
                  {VERDICT.label(program.verdict)}，{program.students} 人没通过
                </small>
              </>
            ) : (
              '—'
            )}
          </td>
        </tr>
      ))}
    </PrintTable>
  );

const Programs = styled.section`
  > div {
    columns: 2;
    column-gap: 8mm;
  }
  article {
    break-inside: avoid;
  }
  ${media.narrow} {
    > div {
      columns: 1;
    }
  }
`;

/** One failing program per weak point, for discussion in class, without the student's name. */
const FailingPrograms = ({ weak }: Pick<ClassReport, 'weak'>) => {
  const programs = new Map(
    weak.flatMap(({ pointId, program }) => (program ? [[program.questionId, { pointId, program }]] : [])),
  );
  if (programs.size === 0) return null;
  return (
    <Programs>
      <h2>没通过的程序</h2>
      <div>
        {[...programs].map(([questionId, { pointId, program }]) => (
          <article key={questionId}>
            <h3>
              {program.title}{' '}
              <small>{`${knowledgePoint(pointId)?.name ?? pointId}，${VERDICT.label(program.verdict)}`}</small>
            </h3>
            <pre>{program.code.trimEnd()}</pre>
          </article>
        ))}
      </div>
    </Programs>
  );
};

const STUCK_HEADS = [{ label: '学生' }, { label: '题目' }, { label: '提交次数', numeric: true }];

/** Students who repeatedly fail a task. */
const StuckTable = ({ students }: Pick<ClassReport, 'students'>) => {
  const rows = students.flatMap(({ memberId, memberName, stuck }) =>
    stuck.map((task) => ({ ...task, memberName, key: `${memberId} ${task.questionId}` })),
  );
  return (
    <PrintTable title="需要帮一把" heads={STUCK_HEADS}>
      {rows.length === 0 ? (
        <tr>
          <td colSpan={STUCK_HEADS.length}>这两天没有人卡在一道题上。</td>
        </tr>
      ) : (
        rows.map(({ key, memberName, title, tries }) => (
          <tr key={key}>
            <td>{memberName}</td>
            <td>{title}</td>
            <td className="num">{tries}</td>
          </tr>
        ))
      )}
    </PrintTable>
  );
};

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
