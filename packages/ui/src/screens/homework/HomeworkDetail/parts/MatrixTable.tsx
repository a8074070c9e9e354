import { formatPoints } from '@aosai/api/kit/points';
import { styled } from 'styled-components';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { Table } from '../../../../primitives/Table/Table.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { HomeworkMatrix } from '../homeworkDetailProps.ts';

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
`;

type Line = HomeworkMatrix['content'][number];
type Cell = Line['cells'][number];

/** A student without answers is shown with empty cells, not with wrong ones. */
const hasBegun = ({ cells }: Line): boolean => cells.some(({ isAnswered }) => isAnswered);

/** Shape and words in addition to the colour, so that a black-and-white print is readable. */
function lookOf({ points, isAnswered, needsReview }: Cell, maxPoints: number): [look: string, words: string] {
  if (!isAnswered) return ['blank', '—'];
  if (needsReview) return ['waiting', '待批'];
  if (points === null) return ['waiting', '已答'];
  if (points >= maxPoints) return ['full', formatPoints(points)];
  return [points > 0 ? 'part' : 'wrong', formatPoints(points)];
}

/** Score matrix: students by questions. */
export const MatrixTable = ({ matrix, hrefOf }: { matrix: HomeworkMatrix; hrefOf: (enrollId: string) => string }) => (
  <Root>
    <Table label="每个学生每道题的得分" dense>
      <thead>
        <tr>
          <th scope="col">姓名</th>
          <th scope="col">学号</th>
          {matrix.questions.map(({ questionId, no, maxPoints }) => (
            <th key={questionId} scope="col" data-question title={`满分 ${formatPoints(maxPoints)}`}>
              {no}
            </th>
          ))}
          <th scope="col" className="num">
            对
          </th>
          <th scope="col" className="num">
            得分率
          </th>
        </tr>
      </thead>
      <tbody>
        {matrix.content.map((row) => (
          <tr key={row.homeworkEnrollId}>
            <th scope="row">
              <Link href={hrefOf(row.homeworkEnrollId)}>{row.memberName}</Link>
            </th>
            <td>{row.no ?? '—'}</td>
            {row.cells.map((cell, place) => {
              const { questionId = String(place), maxPoints = 0 } = matrix.questions[place] ?? {};
              const [look, words] = lookOf(cell, maxPoints);
              return (
                <td key={questionId} data-cell={look}>
                  {words}
                </td>
              );
            })}
            <td className="num">{hasBegun(row) ? row.right : '—'}</td>
            <td className="num">{row.percent === null || !hasBegun(row) ? '—' : `${row.percent}%`}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Root>
);
