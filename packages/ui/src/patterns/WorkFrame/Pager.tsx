import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { hiddenCss } from '../../primitives/VisuallyHidden/hiddenCss.ts';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';

export interface PagerProps {
  /** Null at the ends of the paper. */
  previousId: string | null;
  nextId: string | null;
  /** Content between the buttons: a hint, or a button for the answer sheet. */
  children?: ReactNode;
  onGo: (questionId: string) => void;
}

const Root = styled.footer`
  container-type: inline-size;
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${theme.space[12]};
  padding: 10px ${theme.space[20]};
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.surface};

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 4px ${theme.space[16]};
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  button {
    white-space: nowrap;
  }

  ${media.print} {
    display: none;
  }
  ${media.narrow} {
    gap: ${theme.space[8]};
    padding: 8px 12px calc(8px + env(safe-area-inset-bottom));
  }
  @container (max-width: 400px) {
    > button > svg {
      display: none;
    }
  }
  @container (max-width: 320px) {
    > div button > span {
      ${hiddenCss}
    }
  }
`;

/** Buttons for the previous and the next question. */
export const Pager = ({ previousId, nextId, children, onGo }: PagerProps) => (
  <Root>
    <Button icon="chevron-left" disabled={previousId === null} onClick={() => previousId !== null && onGo(previousId)}>
      上一题
    </Button>
    <div>{children}</div>
    <Button disabled={nextId === null} onClick={() => nextId !== null && onGo(nextId)}>
      下一题
      <Icon name="chevron-right" size={16} />
    </Button>
  </Root>
);
