import type { ExamScores } from '@aosai/api/exams/examScores.contract';
import { scoreFigures } from '@aosai/api/exams/scoreFigures';
import { formatPoints } from '@aosai/api/kit/points';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { A4Pages } from '../../papers/PaperPrint/parts/pageRules.ts';
import { PrintDesk } from '../../papers/PaperPrint/parts/PrintDesk.tsx';
import {
  classesIn,
  filteredRows,
  NO_FILTER,
  type ScorePaper,
  type ScoreRow,
  totalsOf,
} from '../ExamScores/scoreRows.ts';

export interface ScoreSlipsProps {
  scores: Loaded<ExamScores>;
  /** Title and day of the exam. */
  title: string;
  day: string;
  backHref: string;
  on: { print: () => void; retry: () => void };
}

const Slip = styled.section`
  break-after: page;

  &:last-child {
    break-after: auto;
  }
  & + & {
    margin-top: 12mm;
  }
  header {
    margin-bottom: 8mm;
    text-align: center;
  }
  h1 {
    font-size: 17pt;
    line-height: 1.35;
    letter-spacing: 0;
  }
  header > p {
    margin-top: 2mm;
    color: ${theme.color.ink2};
  }
  dl {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 4mm;
    margin-bottom: 8mm;
  }
  dt {
    color: ${theme.color.ink2};
    font-size: 9.5pt;
  }
  dd {
    font-size: 15pt;
    font-weight: ${theme.weight.bold};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  caption {
    padding-bottom: 2mm;
    font-weight: ${theme.weight.bold};
    text-align: start;
  }
  th,
  td {
    padding: 2mm 3mm;
    border: 0.2mm solid ${theme.color.ink3};
    font-weight: ${theme.weight.regular};
    text-align: start;
  }
  thead th {
    font-weight: ${theme.weight.bold};
  }
  .num {
    text-align: end;
  }
  [data-part='comment'] {
    height: 46mm;
    margin-top: 8mm;
    padding: 3mm;
    border: 0.2mm solid ${theme.color.ink3};
  }
  footer {
    display: flex;
    justify-content: space-between;
    margin-top: 8mm;
  }

  ${media.narrow} {
    dl {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media print {
    dl {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    & + & {
      margin-top: 0;
    }
  }
`;

const mean = (values: readonly (number | null | undefined)[]): number | null =>
  scoreFigures(values.flatMap((one) => one ?? []))?.mean ?? null;

const points = (value: number | null | undefined): string =>
  value === null || value === undefined ? '—' : formatPoints(value);

interface OneSlipProps extends Pick<ScoreSlipsProps, 'title' | 'day'> {
  paper: ScorePaper;
  row: ScoreRow;
  showsRank: boolean;
}

/** The page of one student. */
const OneSlip = ({ title, day, paper, row, showsRank }: OneSlipProps) => {
  const ofClass = filteredRows(paper.rows, { ...NO_FILTER, className: row.className });
  const ranked = totalsOf(paper.rows).length;
  const facts = [
    ['姓名', row.name],
    ['学号', row.no ?? '—'],
    ['总分', `${points(row.totalPoints)} / ${formatPoints(paper.totalPoints)}`],
    ...(showsRank && row.rank !== null ? [['名次', `${row.rank} / ${ranked}`] as const] : []),
    ['班级平均分', points(scoreFigures(totalsOf(ofClass))?.mean)],
  ] as const;
  return (
    <Slip aria-label={`${row.name}的成绩单`}>
      <header>
        <h1>{title} 成绩单</h1>
        <p>{[row.className, paper.title, day].filter(Boolean).join(' · ')}</p>
      </header>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table>
        <caption>各大题得分</caption>
        <thead>
          <tr>
            <th scope="col">大题</th>
            <th scope="col" className="num">
              得分
            </th>
            <th scope="col" className="num">
              满分
            </th>
            <th scope="col" className="num">
              班级平均
            </th>
          </tr>
        </thead>
        <tbody>
          {paper.sections.map(({ name, maxPoints }, no) => (
            <tr key={`${name} ${String(no)}`}>
              <th scope="row">{name}</th>
              <td className="num">{points(row.sections[no])}</td>
              <td className="num">{formatPoints(maxPoints)}</td>
              <td className="num">{points(mean(ofClass.map(({ sections }) => sections[no])))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div data-part="comment">老师评语：</div>
      <footer>
        <span>老师签名：</span>
        <span>家长签名：</span>
        <span>日期：</span>
      </footer>
    </Slip>
  );
};

const ALL = 'all';
const NO_CLASS = 'none';
const chosenClass = (value: string): string | null | undefined =>
  value === ALL ? undefined : value === NO_CLASS ? null : value;

/** One A4 page for each student's parents: total, rank if the teacher wants it, sections, room for a comment. */
export const ScoreSlips = ({ scores, title, day, backHref, on }: ScoreSlipsProps) => {
  const [className, setClassName] = useState(ALL);
  const [showsRank, setShowsRank] = useState(false);
  const papers = scores.data?.papers ?? [];
  const slips = papers.flatMap((paper) =>
    filteredRows(paper.rows, { ...NO_FILTER, className: chosenClass(className) })
      .filter(({ totalPoints }) => totalPoints !== null)
      .map((row) => ({ paper, row })),
  );
  return (
    <PrintDesk
      pages={<A4Pages />}
      size="A4"
      backHref={backHref}
      backLabel="返回成绩"
      isReady={slips.length > 0}
      onPrint={on.print}
      choices={
        <>
          <Select
            size="s"
            aria-label="班级"
            value={className}
            options={[
              { value: ALL, label: '全部班级' },
              ...classesIn(papers.flatMap(({ rows }) => rows)).map((one) => ({
                value: one ?? NO_CLASS,
                label: one ?? '没有班级',
              })),
            ]}
            onChange={(event) => setClassName(event.currentTarget.value)}
          />
          <Checkbox label="印上名次" checked={showsRank} onChange={() => setShowsRank(!showsRank)} />
          <span>{slips.length} 张</span>
        </>
      }
    >
      <Load of={scores} name="成绩" onRetry={on.retry} skeleton={<RowsSkeleton />}>
        {() =>
          slips.length === 0 ? (
            <Empty title="还没有可以打印的成绩单">
              {papers.some(({ isHeld }) => isHeld)
                ? '另一场正在进行的考试也用了这份卷的题，它对所有人结束以后才有总分，那时再打印。'
                : '出分以后，每个学生有一张。缺考的没有。'}
            </Empty>
          ) : (
            slips.map(({ paper, row }) => (
              <OneSlip key={`${paper.examPaperId} ${row.placeId}`} {...{ title, day, paper, row, showsRank }} />
            ))
          )
        }
      </Load>
    </PrintDesk>
  );
};
