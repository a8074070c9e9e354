import { FONT_SIZES } from '@aosai/editor/config';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

export interface FontSizeProps {
  /** In CSS pixels. */
  value: number;
  onChange: (value: number) => void;
}

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  color: ${theme.color.ink2};
  font-size: ${theme.text.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const smallest = FONT_SIZES[0] ?? 12;
const largest = FONT_SIZES.at(-1) ?? 24;

/** Buttons for the code's font size. */
export const FontSize = ({ value, onChange }: FontSizeProps) => (
  <Root data-part="font" role="group" aria-label="代码字号">
    <IconButton
      icon="minus"
      label="减小字号"
      size="s"
      disabled={value <= smallest}
      onClick={() => onChange(value - 1)}
    />
    <span aria-live="polite">字号 {value}</span>
    <IconButton icon="plus" label="增大字号" size="s" disabled={value >= largest} onClick={() => onChange(value + 1)} />
  </Root>
);
