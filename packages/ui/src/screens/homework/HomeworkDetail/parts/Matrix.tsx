import { PROGRESS } from '@aosai/api/homework/homeworkStanding';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Segmented } from '../../../../primitives/Segmented/Segmented.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { HomeworkMatrix, RosterActs } from '../homeworkDetailProps.ts';
import { type MatrixColumn, type MatrixFilter, matrixFilters, type MatrixOrder, matrixRows } from './matrixRows.ts';
import { MatrixTable } from './MatrixTable.tsx';

interface MatrixProps {
  matrix: HomeworkMatrix;
  hrefOf: (enrollId: string) => string;
  busy: boolean;
  /** Null for readers who do not run the homework, and before it is published. */
  onRemind: RosterActs['remind'] | null;
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[8]};
  padding: ${theme.space[12]} ${theme.space[16]};

  > div {
    max-width: 100%;
    overflow-x: auto;
  }
`;

const Note = styled.p`
  color: ${theme.color.ink2};
  font-size: ${theme.text.small};
`;

/** As the school's own lists are ordered. */
const BY_NUMBER: MatrixOrder = { by: 'no', isDown: false };

/** The score matrix with its filter by state, its order, and a reminder to the students shown. */
export const Matrix = ({ matrix, hrefOf, busy, onRemind }: MatrixProps) => {
  const [wanted, setFilter] = useState<MatrixFilter>('all');
  const [order, setOrder] = useState(BY_NUMBER);
  const filters = matrixFilters(matrix.content);
  // The last student of a state may have gone on since.
  const filter = filters.some(({ value }) => value === wanted) ? wanted : 'all';
  const rows = matrixRows(matrix.content, filter, order);
  const late = rows.filter(({ progress }) => progress === PROGRESS.notBegun || progress === PROGRESS.doing);
  const sort = (by: MatrixColumn) => {
    if (order.by !== by) setOrder({ by, isDown: false });
    else setOrder(order.isDown ? BY_NUMBER : { by, isDown: true });
  };
  return (
    <>
      <Bar>
        <Segmented label="哪些学生" size="s" options={filters} value={filter} onChange={setFilter} />
        {onRemind &&
          (late.length === 0 ? (
            <Note>列出的学生都交了</Note>
          ) : (
            <Button size="s" loading={busy} onClick={() => void onRemind(late)}>
              提醒没交的 {late.length} 人
            </Button>
          ))}
      </Bar>
      <MatrixTable matrix={matrix} rows={rows} order={order} hrefOf={hrefOf} onSort={sort} />
    </>
  );
};
