import { sealText } from '@aosai/api/courses/sealText';
import { styled } from 'styled-components';
import { courseLinks } from '../../../../patterns/links/courseLinks.ts';
import { links } from '../../../../patterns/links/links.ts';
import { planLinks } from '../../../../patterns/links/planLinks.ts';
import { practiceLinks } from '../../../../patterns/links/practiceLinks.ts';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { rowLinks } from '../../../../primitives/Link/rowLinks.ts';
import { whenText } from '../../../exams/examWords.ts';
import { stepHref, stepWords, unitWords } from '../../../practice/Plan/planWords.ts';
import { reviewMinutes } from './stepWords.ts';
import type { TodayStep } from './todaySteps.ts';

const Root = styled.ul`
  ${rowLinks}
`;

const MOST = 3;

interface Row {
  title: string;
  detail: string;
  href: string;
}

/** A step as a row; null for what the page lists in full elsewhere. */
function rowOf(step: TodayStep, now: number): Row | null {
  switch (step.kind) {
    case 'running':
    case 'exam':
    case 'homework':
    case 'report':
      return null;
    case 'review':
      return {
        title: `复习 ${step.due} 道错题`,
        detail: `约 ${reviewMinutes(step.due)} 分钟`,
        href: practiceLinks.run('due'),
      };
    case 'lesson': {
      const { title, minutes, courseId, chapterId, gradeId } = step.lesson;
      return {
        title: unitWords(step.lesson, '　'),
        detail: `约 ${minutes} 分钟 · 做完盖「${sealText(title)}」印`,
        href: courseLinks.chapter(chapterId, { courseId, ...(gradeId !== null && { gradeId }) }),
      };
    }
    case 'planned':
      return {
        title: stepWords(step.step),
        detail: `我的计划 · 约 ${step.step.minutes} 分钟`,
        href: stepHref(step.step, step.plan) ?? planLinks.plan,
      };
    case 'goal':
      return { title: '定一个目标', detail: '三个小问题，排好每周学什么', href: planLinks.goal };
    case 'examSoon':
      return { title: step.exam.title, detail: whenText(step.exam, now), href: links.examDetail(step.exam.id) };
    case 'free':
      return { title: '弱项十题', detail: '挑最弱的考点，约 8 分钟', href: practiceLinks.run('weak') };
    default:
      return step satisfies never;
  }
}

/** What can be done after the headline, the most important first. */
export const NextSteps = ({ steps, now }: { steps: readonly TodayStep[]; now: number }) => {
  const rows = steps.flatMap((step) => rowOf(step, now) ?? []).slice(0, MOST);
  if (rows.length === 0) return null;
  return (
    <Card title="接下来" extra={<Link href={practiceLinks.home}>全部练习</Link>} padding="none">
      <Root role="list">
        {rows.map(({ title, detail, href }) => (
          <li key={href}>
            <a href={href}>
              <span>
                {title}
                <small>{detail}</small>
              </span>
              <Icon name="chevron-right" size={16} />
            </a>
          </li>
        ))}
      </Root>
    </Card>
  );
};
