import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';

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

const Root = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 46ch);
  gap: ${theme.space[24]} ${theme.space[48]};
  align-items: center;
  justify-content: center;
  min-height: min(66dvh, 560px);
  padding: ${theme.space[48]} ${theme.space[32]};

  > figure {
    position: relative;
    display: grid;
    place-items: center;
    width: 148px;
    aspect-ratio: 1;
    background: ${theme.color.surface};
  }
  > figure > svg {
    position: absolute;
    inset: 0;
    fill: none;
    stroke: ${theme.color.lineStrong};
  }
  > figure path {
    stroke: ${theme.color.lineStrong};
    stroke-dasharray: 4 4;
    opacity: 0.55;
  }
  > figure > span {
    position: relative;
    color: ${theme.color.ink};
    font-family: 'Kaiti SC', STKaiti, KaiTi, ${theme.font.sans};
    font-size: 88px;
    line-height: 1;
    user-select: none;
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

    > figure {
      width: 112px;
    }
    > figure > span {
      font-size: 66px;
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
      <svg viewBox="0 0 148 148">
        <path d="M74 1V147M1 74H147M1 1 147 147M147 1 1 147" />
        <rect x="0.5" y="0.5" width="147" height="147" rx="2" />
      </svg>
      <span>{sign}</span>
    </figure>
    <div>
      <h1>{title}</h1>
      {children}
      <div data-part="action">{action}</div>
    </div>
  </Root>
);
