import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

const Root = styled.div`
  > div {
    display: grid;
    grid-template-columns: minmax(0, 3fr) repeat(3, minmax(0, 1fr));
    gap: ${theme.space[24]};
    padding: 16px ${theme.space[20]};
  }
  > div + div {
    border-top: 1px solid ${theme.color.line};
  }
`;

/** Placeholder for the rows of a table. */
export const TableSkeleton = () => (
  <Root>
    {Array.from({ length: 8 }, (_, row) => (
      <div key={row}>
        {Array.from({ length: 4 }, (_, column) => (
          <Skeleton key={column} />
        ))}
      </div>
    ))}
  </Root>
);
