import { styled } from 'styled-components';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { theme } from '../../../tokens/theme.ts';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { A4AcrossPages, A4Pages } from '../../papers/PaperPrint/parts/pageRules.ts';
import { PrintDesk } from '../../papers/PaperPrint/parts/PrintDesk.tsx';

export interface ScoreColumn {
  id: string;
  label: string;
  numeric?: boolean;
}

/** A printable table of results by student. */
export interface ScoreSheet {
  title: string;
  /** Text below the title: class, dates, figures. */
  lead: string;
  columns: readonly ScoreColumn[];
  /** One row per student, cells in the order of the columns. */
  rows: readonly { id: string; cells: readonly string[] }[];
}

export interface ScorePrintProps {
  sheet: Loaded<ScoreSheet>;
  backHref: string;
  /** Label of the back link, such as 返回作业. */
  backLabel: string;
  on: { print: () => void; retry: () => void };
}

/** Maximum number of columns in portrait format. */
const UPRIGHT_COLUMNS = 9;

const Scores = styled.div`
  header {
    margin-bottom: 5mm;
    text-align: center;
  }
  h1 {
    font-size: 16pt;
    line-height: 1.35;
    letter-spacing: 0;
  }
  header > p {
    margin-top: 2mm;
    color: ${theme.color.ink2};
  }
  [data-part='table'] {
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    break-inside: auto;
    font-size: 9.5pt;
    font-variant-numeric: tabular-nums;
  }
  thead {
    display: table-header-group;
  }
  tr {
    break-inside: avoid;
  }
  th,
  td {
    padding: 1.2mm 1.6mm;
    border: 0.2mm solid ${theme.color.ink3};
    font-weight: ${theme.weight.regular};
    text-align: start;
    white-space: nowrap;
  }
  thead th {
    font-weight: ${theme.weight.bold};
  }
  .num {
    text-align: end;
  }
  footer {
    display: flex;
    justify-content: end;
    gap: 35mm;
    margin-top: 8mm;
    padding-right: 30mm;
    break-inside: avoid;
  }
`;

const Table = ({ sheet: { title, lead, columns, rows } }: { sheet: ScoreSheet }) => (
  <Scores>
    <header>
      <h1>{title}</h1>
      <p>{lead}</p>
    </header>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region needs the focus */}
    <div data-part="table" role="region" aria-label={title} tabIndex={0}>
      <table>
        <caption hidden>{title}</caption>
        <thead>
          <tr>
            <th scope="col" className="num">
              序号
            </th>
            {columns.map(({ id, label, numeric }) => (
              <th key={id} scope="col" className={numeric ? 'num' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }, place) => (
            <tr key={id}>
              <td className="num">{place + 1}</td>
              {columns.map((column, no) => (
                <td key={column.id} className={column.numeric ? 'num' : undefined}>
                  {cells[no]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <footer>
      <span>老师签名</span>
      <span>日期</span>
    </footer>
  </Scores>
);

/** The score table of a homework or class on A4, in landscape format if it is wide. */
export const ScorePrint = ({ sheet, backHref, backLabel, on }: ScorePrintProps) => {
  const isWide = (sheet.data?.columns.length ?? 0) > UPRIGHT_COLUMNS;
  return (
    <PrintDesk
      pages={isWide ? <A4AcrossPages /> : <A4Pages />}
      size={isWide ? 'A4 landscape' : 'A4'}
      backHref={backHref}
      backLabel={backLabel}
      isReady={(sheet.data?.rows.length ?? 0) > 0}
      onPrint={on.print}
    >
      <Load of={sheet} name="成绩表" onRetry={on.retry} skeleton={<RowsSkeleton />}>
        {(found) =>
          found.rows.length === 0 ? (
            <Empty title="还没有成绩">有了学生的成绩，这里是可以打印的成绩表。</Empty>
          ) : (
            <Table sheet={found} />
          )
        }
      </Load>
    </PrintDesk>
  );
};
