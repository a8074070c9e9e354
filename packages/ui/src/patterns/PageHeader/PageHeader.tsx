import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Breadcrumb, type BreadcrumbProps } from '../../primitives/Breadcrumb/Breadcrumb.tsx';

export interface PageHeaderProps {
  /** Breadcrumb; the last item is the page itself. */
  trail?: BreadcrumbProps['items'] | undefined;
  title: ReactNode;
  /** One line under the title. */
  lead?: ReactNode;
  /** On the right: buttons, a switch. */
  action?: ReactNode;
}

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[12]} ${theme.space[24]};

  > div:first-child {
    flex: 1 1 320px;
    min-width: 0;
  }
  h1 {
    text-wrap: balance;
  }
  h1:not(:first-child) {
    margin-top: ${theme.space[4]};
  }
  p {
    margin-top: ${theme.space[4]};
    color: ${theme.color.ink2};
    font-variant-numeric: tabular-nums;
  }
  > [data-part='action'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]};
  }

  ${media.narrow} {
    padding-inline: ${theme.space[4]};
    h1 {
      font-size: ${theme.text.phone};
    }
  }
  ${media.print} {
    nav,
    > [data-part='action'] {
      display: none;
    }
  }
`;

/** Title of a page with breadcrumb and actions. */
export const PageHeader = ({ trail, title, lead, action }: PageHeaderProps) => (
  <Root>
    <div>
      {trail && <Breadcrumb items={trail} />}
      <h1>{title}</h1>
      {lead !== undefined && <p>{lead}</p>}
    </div>
    {action !== undefined && <div data-part="action">{action}</div>}
  </Root>
);
