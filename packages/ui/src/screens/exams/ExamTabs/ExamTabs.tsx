import { useRef } from 'react';
import { styled } from 'styled-components';
import { useChosenInRow } from '../../../primitives/Scroll/useChosenInRow.ts';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';

const TABS = [
  { id: 'settings', label: '设置' },
  { id: 'papers', label: '试卷' },
  { id: 'enroll', label: '报名' },
  { id: 'board', label: '监考' },
  { id: 'review', label: '批阅' },
  { id: 'scores', label: '成绩' },
  { id: 'statistics', label: '统计' },
  { id: 'items', label: '题目分析' },
  { id: 'similarity', label: '查重' },
] as const;
/** Name of a tab: 统计. */
export const examTabLabel = (tab: ExamTab): string => TABS.find(({ id }) => id === tab)?.label ?? '';

export type ExamTab = (typeof TABS)[number]['id'];

export interface ExamTabsProps {
  /** Address of the exam, which is its live board: /web/edms/exam/01…. */
  base: string;
  active: ExamTab;
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

  ${media.touch} {
    a {
      justify-content: center;
      min-width: ${theme.control.touch};
      min-height: ${theme.control.touch};
    }
  }
`;

/** The address of a tab: the live board at the exam's address, the marking desk outside it. */
function hrefOf(base: string, id: ExamTab): string {
  if (id === 'board') return base;
  if (id !== 'review') return `${base}/${id}`;
  const [, office = '', examId = ''] = /^(.*)\/exam\/([^/]+)$/.exec(base) ?? [];
  return `${office}/review?${new URLSearchParams({ kind: 'exam', target: examId }).toString()}`;
}

/** Links to the office pages of an exam, each with an address. */
export const ExamTabs = ({ base, active }: ExamTabsProps) => {
  const row = useRef<HTMLUListElement>(null);
  useChosenInRow(row, active);
  return (
    <Root aria-label="这场考试">
      <ul ref={row}>
        {TABS.map(({ id, label }) => (
          <li key={id}>
            <a href={hrefOf(base, id)} aria-current={id === active ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
};
