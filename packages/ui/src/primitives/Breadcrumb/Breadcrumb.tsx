import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Link } from '../Link/Link.tsx';

export interface BreadcrumbProps {
  /** From the top level down; the last is the current page and needs no address. */
  items: readonly { label: string; href?: string }[];
  /** Name for screen readers; set it when a page has several. */
  label?: string;
}

const Root = styled.nav`
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 8px;
    list-style: none;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  li + li::before {
    content: '/';
    margin-right: 8px;
    color: ${theme.color.lineStrong};
  }
`;

/** Links to the levels above the current page. */
export const Breadcrumb = ({ items, label = '当前位置' }: BreadcrumbProps) => (
  <Root aria-label={label}>
    <ol>
      {items.map((item, index) => (
        <li key={item.label} aria-current={index === items.length - 1 ? 'page' : undefined}>
          {item.href === undefined ? (
            item.label
          ) : (
            <Link href={item.href} tone="quiet">
              {item.label}
            </Link>
          )}
        </li>
      ))}
    </ol>
  </Root>
);
