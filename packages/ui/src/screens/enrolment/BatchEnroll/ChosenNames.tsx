import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { theme } from '../../../tokens/theme.ts';

export interface ChosenNamesProps {
  names: readonly string[];
  /** Chinese measure word: 人, 个. */
  unit: string;
  onClear: () => void;
}

const Root = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]};
  min-height: ${theme.control.small};
  color: ${theme.color.ink2};
  font-size: ${theme.text.small};
  overflow-wrap: anywhere;
`;

const SHOWN = 8;

/** Names of everything chosen, including rows the list no longer shows. */
export const ChosenNames = ({ names, unit, onClear }: ChosenNamesProps) => (
  <Root role="status">
    <span>
      {names.length === 0
        ? '还没有选择'
        : `已选 ${names.length} ${unit}：${names.slice(0, SHOWN).join('、')}${names.length > SHOWN ? '…' : ''}`}
    </span>
    {names.length > 0 && (
      <Button size="s" variant="ghost" onClick={onClear}>
        清空
      </Button>
    )}
  </Root>
);
