import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Popover, type TriggerProps } from '../../primitives/Popover/Popover.tsx';

export interface ColumnChoiceProps {
  /** Without the first column, which always stays. */
  columns: readonly { id: string; head: string }[];
  hiddenColumns: readonly string[];
  onChange: (hiddenColumns: string[]) => void;
  /** Back to what is shown at first; absent when that is how it is. */
  onReset?: (() => void) | undefined;
}

const Panel = styled.div`
  display: grid;
  gap: 2px;
  min-width: 180px;
  max-height: min(420px, 60vh);
  overflow: auto;

  > button {
    justify-self: start;
    margin-top: ${theme.space[8]};
  }
`;

const opener = (trigger: TriggerProps) => (
  <Button {...trigger} size="s" icon="eye">
    列
  </Button>
);

/** Which columns stand in the table, chosen one by one. */
export const ColumnChoice = ({ columns, hiddenColumns, onChange, onReset }: ColumnChoiceProps) => (
  <Popover label="选择要显示的列" placement="bottom-end" trigger={opener}>
    <Panel>
      {columns.map(({ id, head }) => (
        <Checkbox
          key={id}
          label={head}
          checked={!hiddenColumns.includes(id)}
          onChange={(event) =>
            onChange(
              event.currentTarget.checked ? hiddenColumns.filter((other) => other !== id) : [...hiddenColumns, id],
            )
          }
        />
      ))}
      {onReset && (
        <Button size="s" variant="ghost" onClick={onReset}>
          恢复默认
        </Button>
      )}
    </Panel>
  </Popover>
);
