import { sealText } from '@aosai/api/courses/sealText';
import { styled } from 'styled-components';
import { courseLinks } from '../../../../patterns/links/courseLinks.ts';
import { practiceLinks } from '../../../../patterns/links/practiceLinks.ts';
import { Stamp } from '../../../../patterns/Stamp/Stamp.tsx';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';

/** The unit to finish next. */
export interface NextLesson {
  courseId: string;
  gradeId: string | null;
  chapterId: string;
  title: string;
  minutes: number;
}

export interface FirstSealsProps {
  /** Null if there is none, or it is not known. */
  lesson: NextLesson | null;
  /** A parent reads what the child can earn, without buttons. */
  isOwn: boolean;
}

const SEAL_PX = 64;

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space[20]};
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${theme.space[16]};
    align-items: center;
  }
  h3 {
    font-size: ${theme.text.body};
  }
  p {
    color: ${theme.color.ink2};
    font-size: ${theme.text.dense};
  }

  ${media.narrow} {
    > li {
      grid-template-columns: auto minmax(0, 1fr);
    }
    > li > a {
      grid-column: 1 / -1;
    }
  }
`;

const lessonHref = ({ chapterId, courseId, gradeId }: NextLesson): string =>
  courseLinks.chapter(chapterId, { courseId, ...(gradeId !== null && { gradeId }) });

const minutesText = ({ minutes }: NextLesson): string => (minutes > 0 ? `，约 ${minutes} 分钟` : '');

/** What an empty album shows: three seals that can be earned, the nearest first, each with its way there. */
export const FirstSeals = ({ lesson, isOwn }: FirstSealsProps) => {
  const rows = [
    {
      text: lesson ? sealText(lesson.title) : '学成',
      title: '做完一个单元',
      what: lesson ? `下一个是「${lesson.title}」${minutesText(lesson)}。` : '从课程里挑一门开始。',
      go: lesson ? '开始这一课' : '去学第一课',
      href: lesson ? lessonHref(lesson) : courseLinks.courses,
    },
    {
      text: '通过',
      title: '通过一道编程题',
      what: '每一课的最后都有一道，全部测试点通过就盖。',
      go: '挑一道题',
      href: practiceLinks.bank(),
    },
    {
      text: '考点',
      title: '掌握一个考点',
      what: '同一个考点的题多做对几道，就算掌握。',
      go: '去练习',
      href: practiceLinks.home,
    },
  ];
  return (
    <Card title="第一方印还空着">
      <Rows role="list" aria-label="可以盖的印">
        {rows.map(({ text, title, what, go, href }, at) => (
          <li key={title}>
            <Stamp
              text={text}
              name={`「${text}」印`}
              seed={title}
              kind={title === '通过一道编程题' ? 'ground' : 'line'}
              size={SEAL_PX}
              waiting
            />
            <div>
              <h3>{title}</h3>
              <p>{what}</p>
            </div>
            {isOwn && (
              <ButtonLink variant={at === 0 ? 'primary' : 'default'} href={href}>
                {go}
              </ButtonLink>
            )}
          </li>
        ))}
      </Rows>
    </Card>
  );
};
