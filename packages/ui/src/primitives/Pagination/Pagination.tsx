import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { pageWindow } from './pageWindow.ts';

export interface PaginationProps {
  /** Current page, from 1. */
  page: number;
  /** Rows per page. */
  size: number;
  /** Total number of rows. */
  total: number;
  onChange: (page: number) => void;
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[8]} ${theme.space[16]};
  font-size: ${theme.text.small};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.ink3};

  ul {
    display: flex;
    align-items: center;
    gap: 2px;
    list-style: none;
  }
  li > button:not([aria-label]) {
    appearance: none;
    min-width: ${theme.control.small};
    height: ${theme.control.small};
    padding: 0 6px;
    border: 1px solid transparent;
    border-radius: ${theme.radius.control};
    background: none;
    color: ${theme.color.ink2};
    cursor: pointer;
  }
  li > button:not([aria-label]):hover {
    background: ${theme.color.sunken};
  }
  li > button[aria-current='page'] {
    border-color: ${theme.color.lineStrong};
    background: ${theme.color.surface};
    color: ${theme.color.ink};
    font-weight: ${theme.weight.medium};
  }

  @media (forced-colors: active) {
    li > button:not([aria-label]) {
      border-color: Canvas;
    }
  }
  li > span {
    display: inline-block;
    min-width: 20px;
    text-align: center;
  }

  ${media.touch} {
    li > button:not([aria-label]) {
      min-width: ${theme.control.touch};
      height: ${theme.control.touch};
    }
  }
`;

/** Page navigation for a list that the server sends in pages. */
export const Pagination = ({ page, size, total, onChange }: PaginationProps) => {
  const last = Math.max(1, Math.ceil(total / size));
  return (
    <Root aria-label="分页">
      <span>共 {total} 条</span>
      <ul>
        <li>
          <IconButton
            icon="chevron-left"
            label="上一页"
            size="s"
            disabled={page <= 1}
            onClick={() => onChange(page - 1)}
          />
        </li>
        {pageWindow(page, last).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span>…</span>
            ) : (
              <button
                type="button"
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onChange(number)}
              >
                {number}
              </button>
            )}
          </li>
        ))}
        <li>
          <IconButton
            icon="chevron-right"
            label="下一页"
            size="s"
            disabled={page >= last}
            onClick={() => onChange(page + 1)}
          />
        </li>
      </ul>
    </Root>
  );
};
