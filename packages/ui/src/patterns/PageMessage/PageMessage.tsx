import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { GridSign } from '../../primitives/GridSign/GridSign.tsx';

export interface PageMessageProps {
  /** Decorative character that hints at the page's topic. */
  sign: string;
  title: ReactNode;
  /** What happened and what to do, as paragraphs. */
  children: ReactNode;
  /** Buttons, the primary one first. */
  action: ReactNode;
  /** Set this when the message replaces an open page, so that it is announced. */
  alert?: boolean;
}

const SIGN_PX = 148;

const Root = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 46ch);
  gap: ${theme.space[24]} ${theme.space[48]};
  align-items: center;
  justify-content: center;
  min-height: min(66dvh, 560px);
  padding: ${theme.space[48]} ${theme.space[32]};

  > figure > svg {
    background: ${theme.color.surface};
  }
  p {
    margin-top: ${theme.space[12]};
    color: ${theme.color.ink2};
  }
  [data-part='action'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[12]};
    margin-top: ${theme.space[28]};
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    padding: ${theme.space[32]} ${theme.space[20]};

    > figure > svg {
      width: 112px;
      height: 112px;
    }
    [data-part='action'] > * {
      flex: 1 1 140px;
    }
  }
`;

/** Replaces a whole page: a decorative character, what happened, what to do. */
export const PageMessage = ({ sign, title, children, action, alert = false }: PageMessageProps) => (
  <Root {...(alert ? { role: 'alert' } : {})}>
    <figure aria-hidden>
      <GridSign sign={sign} size={SIGN_PX} />
    </figure>
    <div>
      <h1>{title}</h1>
      {children}
      <div data-part="action">{action}</div>
    </div>
  </Root>
);
