import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';

export interface CardProps {
  /** Heading of the card (an `h2`); without it the card is only a surface. */
  title?: ReactNode;
  /** To the right of the title: a count, a link, a tag. */
  extra?: ReactNode;
  /** `none` for lists and tables that extend to the edges. */
  padding?: 'none' | 'm' | 'l';
  /** `accent` for the one card that suggests the next step. */
  tone?: 'plain' | 'accent';
  children: ReactNode;
}

// On a phone, what is to the right goes below when it leaves the title no room for a few characters.
const Root = styled.section`
  min-width: 0;
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  box-shadow: ${theme.shadow.card};

  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[12]};
    min-height: 58px;
    padding: ${theme.space[12]} ${theme.space[20]};
    border-bottom: 1px solid ${theme.color.line};
  }
  > header > span {
    flex: none;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }

  &[data-padding='m'] > div {
    padding: ${theme.space[20]};
  }
  &[data-padding='l'] > div {
    padding: ${theme.space[28]};
  }
  &[data-tone='accent'] {
    background: linear-gradient(90deg, ${theme.color.primarySoft}, ${theme.color.surface} 70%);
  }

  ${media.narrow} {
    > header {
      flex-wrap: wrap;
      padding: ${theme.space[12]} ${theme.space[16]};
    }
    > header > h2 {
      flex: 1 1 5em;
    }
    > header > span {
      max-width: 100%;
    }
    &[data-padding='m'] > div,
    &[data-padding='l'] > div {
      padding: ${theme.space[16]};
    }
  }
`;

/** A surface that groups the content of one thing. */
export const Card = ({ title, extra, padding = 'm', tone = 'plain', children }: CardProps) => (
  <Root data-padding={padding} data-tone={tone}>
    {title !== undefined && (
      <header>
        <h2>{title}</h2>
        {extra !== undefined && <span>{extra}</span>}
      </header>
    )}
    <div>{children}</div>
  </Root>
);
