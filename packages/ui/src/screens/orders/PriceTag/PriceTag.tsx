import { fenText, moneyText } from '@aosai/api/kit/moneyText';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export interface PriceTagProps {
  /** Price in 分, an integer. */
  fen: number;
  /** The previous price, crossed out. */
  beforeFen?: number;
  /** Unit the price is for: 年, 次. */
  per?: string;
  size?: 's' | 'm' | 'l';
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space[8]};
  font-variant-numeric: tabular-nums;
  line-height: 1.3;

  > b {
    font-size: ${theme.text.figure};
    font-weight: ${theme.weight.bold};
    white-space: nowrap;
  }
  > b > small {
    margin-right: 2px;
    font-size: 0.7em;
    font-weight: ${theme.weight.medium};
  }
  > span,
  > s {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    white-space: nowrap;
  }
  &[data-size='s'] > b {
    font-size: ${theme.text.body};
  }
  &[data-size='l'] > b {
    font-size: ${theme.text.headline};
    letter-spacing: -0.01em;
  }
`;

/** A price. */
export const PriceTag = ({ fen, beforeFen, per, size = 'm' }: PriceTagProps) => (
  <Root data-size={size}>
    <b>
      {fen === 0 ? (
        '免费'
      ) : (
        <>
          <small>¥</small>
          {fenText(fen)}
        </>
      )}
    </b>
    {per !== undefined && fen !== 0 && <span>/ {per}</span>}
    {beforeFen !== undefined && beforeFen > fen && (
      <s>
        <VisuallyHidden>原价 </VisuallyHidden>
        {moneyText(beforeFen)}
      </s>
    )}
  </Root>
);
