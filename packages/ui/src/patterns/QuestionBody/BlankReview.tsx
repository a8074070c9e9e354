import type { BlankRule } from '@aosai/api/kit/blankText';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { isAccepted } from './isAccepted.ts';

export interface BlankReviewProps {
  count: number;
  mine: readonly string[];
  /** Accepted texts of each blank; null while they are withheld. */
  accepted: readonly (readonly string[])[] | null;
  /** How they are compared, where the author has set a rule. */
  rule?: BlankRule | undefined;
  mineWord: string;
}

const Root = styled.dl`
  display: grid;
  gap: ${theme.space[8]};

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px ${theme.space[16]};
    padding: 8px 12px;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
  }
  > div[data-mark='right'] {
    border-color: ${theme.color.ok};
    background: ${theme.color.okSoft};
  }
  > div[data-mark='wrong'] {
    border-color: ${theme.color.bad};
    background: ${theme.color.badSoft};
  }
  dt {
    min-width: 4em;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
  dd {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    overflow-wrap: anywhere;
  }
  dd > svg {
    color: ${theme.color.ok};
  }
  [data-mark='wrong'] dd > svg {
    color: ${theme.color.bad};
  }
  dd + dd {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
`;

/** The text filled into each blank, and the right one. */
export const BlankReview = ({ count, mine, accepted, rule, mineWord }: BlankReviewProps) => (
  <Root>
    {Array.from({ length: count }, (_, place) => {
      const text = mine[place]?.trim() ? mine[place] : null;
      const right = accepted?.[place] ?? null;
      const isRight = right === null ? null : text !== null && isAccepted(text, right, rule);
      return (
        <div key={`第 ${place + 1} 空`} data-mark={isRight === null ? undefined : isRight ? 'right' : 'wrong'}>
          <dt>第 {place + 1} 空</dt>
          <dd>
            {isRight !== null && (
              <Icon name={isRight ? 'check' : 'cross'} size={14} label={isRight ? '正确' : '错误'} />
            )}
            <VisuallyHidden>{mineWord} </VisuallyHidden>
            {text === null ? '未作答' : <code>{text}</code>}
          </dd>
          {right !== null && isRight === false && <dd>正确答案 {right.join(' 或 ')}</dd>}
        </div>
      );
    })}
  </Root>
);
