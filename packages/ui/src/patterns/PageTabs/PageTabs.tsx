import { useRef } from 'react';
import { styled } from 'styled-components';
import { useChosenInRow } from '../../primitives/Scroll/useChosenInRow.ts';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';

export interface PageTabsProps {
  /** Name of the row for screen readers: 这场考试. */
  label: string;
  tabs: readonly { id: string; label: string; href: string }[];
  active: string;
}

const Root = styled.nav`
  border-bottom: 1px solid ${theme.color.line};

  ul {
    display: flex;
    gap: ${theme.space[24]};
    overflow-x: auto;
    list-style: none;
    scrollbar-width: none;
  }
  li {
    flex: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 42px;
    padding: 0 2px;
    border-bottom: 2px solid transparent;
    color: ${theme.color.ink2};
    text-decoration: none;
  }
  a:hover {
    color: ${theme.color.ink};
  }
  a[aria-current='page'] {
    border-bottom-color: ${theme.color.primary};
    color: ${theme.color.ink};
    font-weight: ${theme.weight.bold};
  }
  a:focus-visible {
    outline-offset: -2px;
    border-radius: ${theme.radius.tag};
  }

  @media (forced-colors: active) {
    a {
      border-bottom-color: Canvas;
    }
  }

  ${media.touch} {
    a {
      justify-content: center;
      min-width: ${theme.control.touch};
      min-height: ${theme.control.touch};
    }
  }
`;

/** Links between the pages of one thing, such as an exam or a class, each with an address. */
export const PageTabs = ({ label, tabs, active }: PageTabsProps) => {
  const row = useRef<HTMLUListElement>(null);
  useChosenInRow(row, active);
  return (
    <Root aria-label={label}>
      <ul ref={row}>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <a href={tab.href} aria-current={tab.id === active ? 'page' : undefined}>
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
};
