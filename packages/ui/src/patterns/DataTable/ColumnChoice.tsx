import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Segmented } from '../../primitives/Segmented/Segmented.tsx';
import { Popover, type TriggerProps } from '../../primitives/Popover/Popover.tsx';

export interface ColumnChoiceProps {
  /** Without the first column, which is always shown. */
  columns: readonly { id: string; head: string }[];
  hiddenColumns: readonly string[];
  onChange: (hiddenColumns: string[]) => void;
  /** Restores the default columns; absent while they are shown. */
  onReset?: (() => void) | undefined;
  isDense?: boolean | undefined;
  /** Without it there is no choice of density. */
  onDense?: ((isDense: boolean) => void) | undefined;
}

const Panel = styled.div`
  display: grid;
  gap: 2px;
  min-width: 180px;
  max-height: min(420px, 60vh);
  overflow: auto;

  > [role='radiogroup'] {
    justify-self: start;
    margin-bottom: ${theme.space[8]};
  }
  > button {
    justify-self: start;
    margin-top: ${theme.space[8]};
  }
`;

const DENSITIES = [
  { value: 'roomy', label: '舒适' },
  { value: 'dense', label: '紧凑' },
] as const;

const opener = (trigger: TriggerProps) => (
  <Button {...trigger} size="s" icon="eye">
    列
  </Button>
);

/** Chooses which columns the table shows, and how high its rows are. */
export const ColumnChoice = (props: ColumnChoiceProps) => {
  const { columns, hiddenColumns, onChange, onReset, isDense = false, onDense } = props;
  return (
    <Popover label="选择要显示的列" placement="bottom-end" trigger={opener}>
      <Panel>
        {onDense && (
          <Segmented
            label="行高"
            size="s"
            options={DENSITIES}
            value={isDense ? 'dense' : 'roomy'}
            onChange={(density) => onDense(density === 'dense')}
          />
        )}
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
};
