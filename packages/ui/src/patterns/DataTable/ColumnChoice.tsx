import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Popover, type TriggerProps } from '../../primitives/Popover/Popover.tsx';

export interface ColumnChoiceProps {
  /** Without the first column, which is always shown. */
  columns: readonly { id: string; head: string }[];
  hiddenColumns: readonly string[];
  onChange: (hiddenColumns: string[]) => void;
  /** Restores the default columns; absent while they are shown. */
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

/** Chooses which columns the table shows. */
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
