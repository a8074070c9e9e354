import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { courseLinks } from '../../../patterns/links/courseLinks.ts';
import { page } from '../../../patterns/links/links.ts';
import { orderLinks } from '../../../patterns/links/orderLinks.ts';
import { practiceLinks } from '../../../patterns/links/practiceLinks.ts';
import { OpenClasses } from '../../classes/OpenClasses/OpenClasses.tsx';
import type { GradeRow } from '@aosai/api/classes/grade.contract';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';

export interface GuestMoreProps {
  /** Public classes; without any the section is left out. */
  classes: readonly GradeRow[];
  now: number;
}

const WAYS = [
  { label: 'Python 练习场', text: '打开就能写、能运行，有海龟绘图。', href: practiceLinks.python },
  { label: 'GESP 训练营', text: '一级到八级，按考点一关一关过。', href: courseLinks.camp() },
  { label: '竞赛活动', text: '近期的比赛和报名时间。', href: page('activity') },
  { label: '内容中心', text: '文章、视频和大纲。', href: courseLinks.contents },
  { label: '会员卡', text: '每种卡开放什么，多少钱。', href: orderLinks.cards },
];

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[32]};
`;

const Ways = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${theme.space[16]};
  list-style: none;

  a {
    display: block;
    height: 100%;
    padding: ${theme.space[12]} ${theme.space[16]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
    color: ${theme.color.ink};
    text-decoration: none;
  }
  a:hover {
    border-color: ${theme.color.lineStrong};
  }
  b {
    display: block;
    font-weight: ${theme.weight.medium};
  }
  span {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[8]};
  }
`;

/** Further content of the first page for guests: classes with free seats, and other places to look. */
export const GuestMore = ({ classes, now }: GuestMoreProps) => {
  const going = classes.filter(({ status }) => status !== LIFECYCLE.ended);
  return (
    <Root>
      {going.length > 0 && <OpenClasses classes={going} now={now} />}
      <nav aria-label="还可以看">
        <Ways>
          {WAYS.map(({ label, text, href }) => (
            <li key={label}>
              <a href={href}>
                <b>{label}</b>
                <span>{text}</span>
              </a>
            </li>
          ))}
        </Ways>
      </nav>
    </Root>
  );
};
