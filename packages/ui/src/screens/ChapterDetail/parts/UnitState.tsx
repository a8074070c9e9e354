import styled from 'styled-components';
import { ProgressBar } from '../../../primitives/ProgressBar/ProgressBar.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { theme } from '../../../tokens/theme.ts';

export interface UnitStateProps {
  solved: number;
  total: number;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[12]};
  color: ${theme.color.ink2};
  font-size: 14px;
  font-variant-numeric: tabular-nums;
`;

/** How much of a unit its student has solved. */
export const UnitState = ({ solved, total }: UnitStateProps) =>
  total === 0 ? null : (
    <Root>
      <ProgressBar label="单元进度" value={solved} max={total} valueText={`完成 ${solved} 题，共 ${total} 题`} />
      {solved === total ? (
        <Tag tone="ok" icon="check">
          单元已完成
        </Tag>
      ) : (
        <span>
          完成 {solved} / {total} 题
        </span>
      )}
    </Root>
  );
