import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Card } from '../../../../primitives/Card/Card.tsx';

export interface LeadProps {
  /** Small line above the title, such as 接着上次. */
  eyebrow: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[16]} ${theme.space[32]};
  align-items: center;
  padding: ${theme.space[4]};

  p:first-child {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  h1 {
    margin: ${theme.space[4]} 0 ${theme.space[8]};
  }
  h1 + * {
    color: ${theme.color.ink2};
    font-variant-numeric: tabular-nums;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    padding: 0;
    h1 {
      font-size: ${theme.text.phone};
    }
    > [data-part='action'] > * {
      width: 100%;
    }
  }
`;

/** The card at the top that says what to do next. */
export const Lead = ({ eyebrow, title, children, action }: LeadProps) => (
  <Card tone="accent">
    <Root>
      <div>
        <p>{eyebrow}</p>
        <h1>{title}</h1>
        {children !== undefined && <div>{children}</div>}
      </div>
      {action !== undefined && <div data-part="action">{action}</div>}
    </Root>
  </Card>
);
