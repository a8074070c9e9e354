import { sealText } from '@aosai/api/courses/sealText';
import { PROGRESS } from '@aosai/api/homework/homeworkStanding';
import { dayText } from '@aosai/api/kit/dayText';
import { leftText } from '@aosai/api/kit/durations';
import { formatPoints } from '@aosai/api/kit/points';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Cover } from '../../../../patterns/Cover/Cover.tsx';
import { coverKind, type CoverKind } from '../../../../patterns/Cover/coverKind.ts';
import { courseLinks } from '../../../../patterns/links/courseLinks.ts';
import { links } from '../../../../patterns/links/links.ts';
import { planLinks } from '../../../../patterns/links/planLinks.ts';
import { practiceLinks } from '../../../../patterns/links/practiceLinks.ts';
import { Stamp } from '../../../../patterns/Stamp/Stamp.tsx';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { examAction, sizeText, stateTag, whenText } from '../../../exams/examWords.ts';
import { dueWords } from '../../../homework/HomeworkRows/homeworkWords.ts';
import { stepHref, stepWords, unitWords } from '../../../practice/Plan/planWords.ts';
import { reviewMinutes, lessonWords } from './stepWords.ts';
import type { TodayStep } from './todaySteps.ts';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  min-height: 250px;
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.card};

  > div {
    display: grid;
    align-content: center;
    gap: ${theme.space[12]};
    padding: ${theme.space[28]} ${theme.space[32]};
  }
  p {
    color: ${theme.color.ink2};
    font-variant-numeric: tabular-nums;
  }
  p:first-child {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  h1 {
    font-size: ${theme.text.headline};
    line-height: 1.25;
    text-wrap: balance;
  }
  [data-part='ways'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[12]} ${theme.space[16]};
    margin-top: ${theme.space[4]};
  }
  [data-part='ways'] > span {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  > figure {
    position: relative;
  }
  > figure > svg:first-child {
    position: absolute;
    inset: 0;
  }
  > figure > svg + svg {
    position: absolute;
    right: ${theme.space[24]};
    bottom: ${theme.space[20]};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;

    > figure {
      grid-row: 1;
      height: 128px;
    }
    > figure > svg + svg {
      right: ${theme.space[16]};
      bottom: ${theme.space[12]};
      width: 72px;
      height: 72px;
    }
    > div {
      gap: ${theme.space[8]};
      padding: ${theme.space[20]} ${theme.space[16]};
    }
    h1 {
      font-size: ${theme.text.title};
    }
    [data-part='ways'] > a[data-variant='primary'] {
      width: 100%;
    }
  }
`;

const SEAL_PX = 84;

interface Words {
  eyebrow: ReactNode;
  title: string;
  text?: ReactNode;
  action: { label: string; href: string; onClick?: () => void };
  /** Next to the button: a hint, or another way. */
  hint?: ReactNode;
  art: CoverKind;
  /** The seal that finishing this earns. */
  seal?: string;
}

function wordsOf(step: TodayStep, { name, now, onSeen }: Omit<TodayLeadProps, 'step'>): Words {
  switch (step.kind) {
    case 'running': {
      const { examTitle, deadlineAt, answeredCount, questionCount, examId, examPaperId } = step.attempt;
      const left = deadlineAt ? Date.parse(deadlineAt) - now : 0;
      return {
        eyebrow: '正在作答',
        title: examTitle,
        text: `已答 ${answeredCount} / ${questionCount} 题 · ${left > 0 ? `剩余 ${leftText(left)}` : '时间到，正在收卷'}`,
        action: { label: '继续作答', href: links.room(examId, examPaperId) },
        art: 'halving',
      };
    }
    case 'exam':
      return {
        eyebrow: '现在可以进入',
        title: step.exam.title,
        text: `${whenText(step.exam, now)} · ${sizeText(step.exam, now)}`,
        action: examAction(step.exam, now),
        art: 'wave',
      };
    case 'examSoon':
      return {
        eyebrow: `下一场考试 · ${stateTag(step.exam, now).text}`,
        title: step.exam.title,
        text: `${whenText(step.exam, now)} · ${sizeText(step.exam, now)}`,
        action: examAction(step.exam, now),
        art: 'wave',
      };
    case 'homework': {
      const { place } = step;
      const isBegun = place.progress === PROGRESS.doing;
      return {
        eyebrow: place.isOverdue ? '作业 · 逾期，还可以补交' : isBegun ? '作业 · 接着上次' : '今天的作业',
        title: place.homeworkTitle,
        text: `已答 ${place.answeredCount} / ${place.questionCount} 题 · ${dueWords(place, now)}`,
        action: { label: isBegun ? '继续作答' : '开始作答', href: links.homeworkRoom(place.id) },
        art: coverKind(place.homeworkTitle),
      };
    }
    case 'report': {
      const { id, title, points, maxPoints, href } = step.result;
      return {
        eyebrow: '新出的成绩',
        title,
        text: `${formatPoints(points ?? 0)} / ${formatPoints(maxPoints)} 分。看看哪几题没做对，接着练。`,
        action: { label: '查看报告', href, onClick: () => onSeen(id) },
        art: 'bars',
      };
    }
    case 'review':
      return {
        eyebrow: `今天，大约 ${reviewMinutes(step.due)} 分钟`,
        title: `复习 ${step.due} 道错题`,
        text: '隔几天再做一次，才会真的记住。做对的题会隔更久再来。',
        action: { label: '开始复习', href: practiceLinks.run('due') },
        art: 'rings',
      };
    case 'lesson': {
      const { lesson, isFirst } = step;
      const seal = sealText(lesson.title);
      return {
        eyebrow: isFirst ? `${name}，从第 1 课开始，大约 ${lesson.minutes} 分钟` : `今天，大约 ${lesson.minutes} 分钟`,
        title: unitWords(lesson, '　'),
        text: `${lesson.courseTitle}。${lessonWords(lesson)}`,
        action: {
          label: lesson.isBegun ? '接着学' : '开始',
          href: courseLinks.chapter(lesson.chapterId, {
            courseId: lesson.courseId,
            ...(lesson.gradeId !== null && { gradeId: lesson.gradeId }),
          }),
        },
        hint: isFirst ? (
          <Link href={links.classes}>我有班级码</Link>
        ) : (
          <span>
            {lesson.kind === 'camp' ? '过了这关' : '做完这课'}就能盖「{seal}」印
          </span>
        ),
        art: coverKind(lesson.title),
        seal,
      };
    }
    case 'planned':
      return {
        eyebrow: `我的计划，大约 ${step.step.minutes} 分钟`,
        title: stepWords(step.step),
        text: step.step.kind === 'mock' ? '完整做一遍，看看现在到了哪里。' : '把最容易忘的再练一遍。',
        action: { label: '开始', href: stepHref(step.step, step.plan) ?? planLinks.plan },
        hint: <Link href={planLinks.plan}>看整个计划</Link>,
        art: 'rings',
      };
    case 'goal': {
      const isNew = step.why === 'new';
      return {
        eyebrow: isNew ? `${name}，欢迎你` : step.why === 'passed' ? '这次的认证过去了' : '定一个目标',
        title: isNew ? '三个小问题，找到从哪一课开始' : '定一个新目标，接着往前走',
        text: '学哪种语言、以前学过什么、想什么时候考到几级。答完就有一份按周排好的计划。',
        action: { label: '开始', href: planLinks.goal },
        ...(isNew && { hint: <Link href={links.classes}>我有班级码</Link> }),
        art: 'steps',
      };
    }
    case 'free':
      return {
        eyebrow: dayText(now, now),
        title: `${name}，今天没有必须交的`,
        text: '挑最弱的考点练十题，或者做一套完整的模拟卷。',
        action: { label: '练弱项十题', href: practiceLinks.run('weak') },
        hint: <Link href={links.examList}>去选一场模拟考</Link>,
        art: 'spiral',
      };
    default:
      return step satisfies never;
  }
}

export interface TodayLeadProps {
  /** The headline of the page. */
  step: TodayStep;
  name: string;
  now: number;
  /** A new result was opened from here. */
  onSeen: (id: string) => void;
}

/** The one step of today in the largest type, with a drawing and the seal that waits. */
export const TodayLead = ({ step, ...props }: TodayLeadProps) => {
  const { eyebrow, title, text, action, hint, art, seal } = wordsOf(step, props);
  const { label, ...target } = action;
  return (
    <Root aria-label="今天">
      <div>
        <p>{eyebrow}</p>
        <h1>{title}</h1>
        {text !== undefined && <p>{text}</p>}
        <div data-part="ways">
          <ButtonLink variant="primary" size="l" {...target}>
            {label}
          </ButtonLink>
          {hint}
        </div>
      </div>
      <figure>
        <Cover title={title} kind={art} />
        {seal !== undefined && <Stamp text={seal} name={`「${seal}」印`} size={SEAL_PX} waiting />}
      </figure>
    </Root>
  );
};
