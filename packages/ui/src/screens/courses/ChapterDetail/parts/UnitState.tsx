import { useState } from 'react';
import { styled } from 'styled-components';
import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { ProgressBar } from '../../../../primitives/ProgressBar/ProgressBar.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { theme } from '../../../../tokens/theme.ts';

export interface UnitStateProps {
  solved: number;
  total: number;
  /** True if there are records to clear. */
  isBegun: boolean;
  cleaning: { pending: boolean; error: string | null };
  /** Clears the records of the unit. Resolves to whether that succeeded. */
  onClean: () => Promise<boolean>;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${theme.space[12]};
  color: ${theme.color.ink2};
  font-size: ${theme.text.dense};
  font-variant-numeric: tabular-nums;
`;

/** How many questions of a unit are solved, with a button to clear all records. */
export const UnitState = ({ solved, total, isBegun, cleaning, onClean }: UnitStateProps) => {
  const [asking, setAsking] = useState(false);
  if (total === 0) return null;
  return (
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
      {isBegun && (
        <Button size="s" variant="ghost" icon="refresh" onClick={() => setAsking(true)}>
          从头再做
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        danger
        title="清除这个单元的练习记录？"
        consequence="全部题目的提交和草稿都会清除，不能恢复。得过的积分不变，重新做对也不再得。"
        confirmLabel="清除记录"
        pending={cleaning.pending}
        error={cleaning.error}
        on={{
          confirm: () => void onClean().then((done) => done && setAsking(false)),
          cancel: () => setAsking(false),
        }}
      />
    </Root>
  );
};
