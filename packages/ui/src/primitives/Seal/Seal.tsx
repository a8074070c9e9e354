import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';

export interface SealProps {
  /** One or two Chinese characters. */
  text?: string;
  /** Side in px. */
  size?: number;
}

const Root = styled.span`
  flex: none;
  display: inline-grid;
  place-items: center;
  width: var(--seal-size);
  height: var(--seal-size);
  border-radius: 20%;
  background: ${theme.color.seal};
  color: ${theme.color.onSeal};
  font-size: calc(var(--seal-size) * 0.5);
  font-weight: 700;
  line-height: 1;
  user-select: none;
`;

/** The brand mark: a cinnabar seal. Decorative; show the site's name next to it. */
export const Seal = ({ text = '奥', size = 30 }: SealProps) => (
  <Root aria-hidden style={{ '--seal-size': `${size}px` }}>
    {text}
  </Root>
);
