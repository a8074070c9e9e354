import { wholePercent } from '@aosai/api/kit/percent';
import { PROGRESS } from '@aosai/api/homework/homeworkStanding';
import { formatPoints } from '@aosai/api/kit/points';
import { styled } from 'styled-components';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { Table } from '../../../../primitives/Table/Table.tsx';
import { theme } from '../../../../tokens/theme.ts';
import { TAKEN_BACK } from '../../HomeworkRows/homeworkWords.ts';
import type { HomeworkMatrix } from '../homeworkDetailProps.ts';
import { hasBegun, type MatrixColumn, type MatrixOrder, type MatrixRow, spentText } from './matrixRows.ts';

const Root = styled.div`
  /* Over their cells, which are no sums. */
  th[data-question],
  td[data-cell] {
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  td[data-cell='full'] {
    background: ${theme.color.okSoft};
    color: ${theme.color.ok};
  }
  td[data-cell='part'] {
    background: ${theme.color.warnSoft};
    color: ${theme.color.warn};
  }
  td[data-cell='wrong'] {
    background: ${theme.color.badSoft};
    color: ${theme.color.bad};
  }
  td[data-cell='blank'],
  td[data-cell='waiting'] {
    color: ${theme.color.ink3};
  }
  th[scope='row'] {
    white-space: nowrap;
    text-align: left;
  }
  tr > th:first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    background: ${theme.color.surface};
    box-shadow: inset -1px 0 ${theme.color.line};
  }
  td[data-part='progress'] {
    white-space: nowrap;
  }
  td[data-part='progress'] > * + * {
    margin-left: 4px;
  }
  thead button {
    appearance: none;
    padding: 4px 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    white-space: nowrap;
    cursor: pointer;
  }
  thead button:hover {
    color: ${theme.color.ink};
  }
`;

type Cell = MatrixRow['cells'][number];

/** Shape and words in addition to the colour, so that a black-and-white print is readable. */
function lookOf({ points, isAnswered, needsReview }: Cell, maxPoints: number): [look: string, words: string] {
  if (!isAnswered) return ['blank', '—'];
  if (needsReview) return ['waiting', '待批'];
  if (points === null) return ['waiting', '已答'];
  if (points >= maxPoints) return ['full', formatPoints(points)];
  return [points > 0 ? 'part' : 'wrong', formatPoints(points)];
}

/** No share of what a teacher has marked only in part. */
function percentText(row: MatrixRow): string {
  if (!hasBegun(row)) return '—';
  if (row.percent !== null) return `${wholePercent(row.percent)}%`;
  return row.cells.some(({ needsReview }) => needsReview) ? '待批改完' : '—';
}

const Progress = ({ row: { progress, isTakenBack } }: { row: MatrixRow }) => (
  <Tag tone={isTakenBack ? TAKEN_BACK.tone : PROGRESS.tone(progress)}>
    {isTakenBack ? TAKEN_BACK.text : PROGRESS.label(progress)}
  </Tag>
);

interface MatrixTableProps {
  matrix: HomeworkMatrix;
  rows: readonly MatrixRow[];
  order: MatrixOrder;
  hrefOf: (enrollId: string) => string;
  onSort: (by: MatrixColumn) => void;
}

const HEADS: readonly { by: MatrixColumn; label: string; title?: string; isNumber?: true }[] = [
  { by: 'name', label: '姓名' },
  { by: 'no', label: '学号' },
  { by: 'progress', label: '进度' },
  { by: 'spent', label: '用时', title: '题目打开着在做的时间；切到别的窗口、很久没有动的不算', isNumber: true },
  // Before the questions, of which a whole paper has more than fit on a screen.
  { by: 'right', label: '对', isNumber: true },
  { by: 'percent', label: '得分率', isNumber: true },
];

/** Score matrix: students by questions. The names stay while it is scrolled sideways. */
export const MatrixTable = ({ matrix, rows, order, hrefOf, onSort }: MatrixTableProps) => {
  const headOf = ({ by, label, title, isNumber }: (typeof HEADS)[number]) => {
    const isSorted = order.by === by;
    return (
      <th
        key={by}
        scope="col"
        className={isNumber && 'num'}
        title={title}
        aria-sort={isSorted ? (order.isDown ? 'descending' : 'ascending') : undefined}
      >
        <button type="button" onClick={() => onSort(by)}>
          {label}
          <span aria-hidden>{isSorted ? (order.isDown ? ' ↓' : ' ↑') : ''}</span>
        </button>
      </th>
    );
  };
  return (
    <Root>
      <Table label="每个学生每道题的得分" dense>
        <thead>
          <tr>
            {HEADS.map(headOf)}
            {matrix.questions.map(({ questionId, no, maxPoints }) => (
              <th key={questionId} scope="col" data-question title={`满分 ${formatPoints(maxPoints)}`}>
                {no}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.homeworkEnrollId}>
              <th scope="row">
                <Link href={hrefOf(row.homeworkEnrollId)}>{row.memberName}</Link>
              </th>
              <td>{row.no ?? '—'}</td>
              <td data-part="progress">
                <Progress row={row} />
                {row.lateDays > 0 && <Tag tone="bad">迟交 {row.lateDays} 天</Tag>}
              </td>
              <td className="num">{spentText(row)}</td>
              <td className="num">{hasBegun(row) ? row.right : '—'}</td>
              <td className="num">{percentText(row)}</td>
              {row.cells.map((cell, place) => {
                const { questionId = String(place), maxPoints = 0 } = matrix.questions[place] ?? {};
                const [look, words] = lookOf(cell, maxPoints);
                return (
                  <td key={questionId} data-cell={look}>
                    {words}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Root>
  );
};
