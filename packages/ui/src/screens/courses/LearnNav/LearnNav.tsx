import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { courseLinks } from '../../../patterns/links/courseLinks.ts';
import { practiceLinks } from '../../../patterns/links/practiceLinks.ts';

const PLACES = {
  course: { label: '课程', href: courseLinks.courses },
  topic: { label: '专题', href: courseLinks.topics },
  camp: { label: '训练营', href: courseLinks.camp() },
  content: { label: '内容中心', href: courseLinks.contents },
  python: { label: 'Python 练习场', href: practiceLinks.python },
} as const;

export interface LearnNavProps {
  /** The current page; the Python playground has no navigation, as it fills its page. */
  active: Exclude<keyof typeof PLACES, 'python'>;
}

const Root = styled.nav`
  display: flex;
  gap: ${theme.space[8]};
  overflow-x: auto;

  > a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    padding: 0 ${theme.space[16]};
    border: 1px solid ${theme.color.line};
    border-radius: 18px;
    background: ${theme.color.surface};
    color: ${theme.color.ink2};
    text-decoration: none;
    white-space: nowrap;
  }
  > a:hover {
    border-color: ${theme.color.lineStrong};
    color: ${theme.color.ink};
  }
  > a[aria-current] {
    border-color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
    color: ${theme.color.primary};
    font-weight: ${theme.weight.medium};
  }
  > a:focus-visible {
    outline-offset: -2px;
  }
  ${media.touch} {
    > a {
      min-height: ${theme.control.touch};
      border-radius: 22px;
    }
  }
`;

/** Links between the learning pages: courses, topics, the camp, the content centre, the Python playground. */
export const LearnNav = ({ active }: LearnNavProps) => (
  <Root aria-label="学习">
    {Object.entries(PLACES).map(([id, { label, href }]) => (
      <a key={id} href={href} aria-current={id === active ? 'page' : undefined}>
        {label}
      </a>
    ))}
  </Root>
);
