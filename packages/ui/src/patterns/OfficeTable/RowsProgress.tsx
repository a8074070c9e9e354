import { styled } from 'styled-components';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { theme } from '../../tokens/theme.ts';
import type { TableAct } from '../DataTable/tableView.ts';

const Root = styled.div`
  display: grid;
  flex: 0 1 220px;
  gap: ${theme.space[4]};
  color: ${theme.color.ink2};
  font-size: ${theme.text.small};
  font-variant-numeric: tabular-nums;
`;

/** How far a running act on several rows has come. */
export const RowsProgress = ({ act: { pending, progress } }: { act: TableAct }) => {
  if (!pending || !progress) return null;
  const said = `已处理 ${progress.done} / ${progress.total} 条`;
  return (
    <Root>
      <ProgressBar label="处理进度" value={progress.done} max={progress.total} valueText={said} />
      <span>{said}</span>
    </Root>
  );
};
