import { donePercent, standingsOf } from '@aosai/api/courses/learningPath';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { ProgressRing } from '../../../primitives/ProgressRing/ProgressRing.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { LearnPath } from '../LearnPath/LearnPath.tsx';
import { Cover } from '../../../patterns/Cover/Cover.tsx';
import { courseLinks } from '../../../patterns/links/courseLinks.ts';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { AnimatedHtml } from '../../../patterns/SteppedAnimation/AnimatedHtml.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import type { CourseDetail, CourseUnit } from '@aosai/api/courses/course.contract';

export interface TopicPathProps {
  /** Null if there is no topic at this address. */
  topic: Loaded<CourseDetail | null>;
  units: Loaded<readonly CourseUnit[]>;
  notesHtml: Loaded<string>;
  isGuest: boolean;
  fileUrl: (fileName: string) => string;
  on: { signIn: () => void; retry: () => void };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: ${theme.space[32]};
  align-items: start;

  > aside {
    position: sticky;
    top: ${theme.space[24]};
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
  }
  > aside img,
  > aside > figure {
    width: 100%;
    border-radius: ${theme.radius.card};
    aspect-ratio: 5 / 2;
    object-fit: cover;
    overflow: hidden;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
    /* The introduction is long: on a phone it follows the path, while picture and progress stay above it. */
    > aside {
      display: contents;
    }
    > aside > :not([data-part='notes']) {
      order: -1;
    }
  }
`;

const Stand = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[12]};
  text-align: center;

  p {
    color: ${theme.color.ink2};
    overflow-wrap: anywhere;
  }
`;

type StandProps = Pick<TopicPathProps, 'isGuest' | 'on'> & { units: readonly CourseUnit[]; courseId: string };

/** The reader's progress, and the next unit. */
const StandCard = ({ units, isGuest, on, courseId }: StandProps) => {
  const standings = standingsOf(units);
  const next = units[standings.indexOf('next')];
  const done = units.filter(({ isDone }) => isDone === true).length;
  if (isGuest)
    return (
      <Card title="我的进度">
        <Stand>
          <p>登录以后，完成的题会记在这条路上。</p>
          <Button variant="primary" onClick={on.signIn}>
            登录
          </Button>
        </Stand>
      </Card>
    );
  // Before the first question the path says all: where to begin, and how long it is.
  if (units.every(({ doneCount }) => !doneCount)) return null;
  return (
    <Card title="我的进度">
      <Stand>
        <ProgressRing value={donePercent(units)} label="完成的题" size={120} tone="ok">
          <b>{donePercent(units)}%</b>
          <span>完成的题</span>
        </ProgressRing>
        <p>
          完成了 {done} / {units.length} 个单元
        </p>
        {next ? (
          <>
            <p>接下来：{next.title}</p>
            <ButtonLink href={courseLinks.chapter(next.id, { courseId })}>
              {next.doneCount ? '接着学' : '开始学'}
            </ButtonLink>
          </>
        ) : (
          <p>{done === units.length ? '整条路都走完了。' : '开放的单元都完成了。'}</p>
        )}
      </Stand>
    </Card>
  );
};

const NoTopic = () => (
  <>
    <PageHeader trail={[{ label: '专题', href: courseLinks.topics }, { label: '准备中' }]} title="专题" />
    <Empty
      level={2}
      title="这个专题还在准备"
      icon="document"
      action={<ButtonLink href={courseLinks.topics}>看看别的专题</ButtonLink>}
    >
      发布以后就在这个地址。
    </Empty>
  </>
);

type BodyProps = Omit<TopicPathProps, 'topic'> & { topic: CourseDetail };

const Body = ({ topic, units, notesHtml, fileUrl, ...stand }: BodyProps) => (
  <>
    <PageHeader
      trail={[{ label: '专题', href: courseLinks.topics }, { label: topic.title }]}
      title={topic.title}
      {...(topic.intro !== '' && { lead: topic.intro })}
    />
    <Root>
      <section>
        <VisuallyHidden as="h2">单元</VisuallyHidden>
        <Load of={units} name="单元" onRetry={stand.on.retry} skeleton={<RowsSkeleton />}>
          {(rows) =>
            rows.length === 0 ? (
              <Empty title="还没有单元">老师还在准备，过几天再来看看。</Empty>
            ) : (
              <LearnPath courseId={topic.id} units={rows} />
            )
          }
        </Load>
      </section>
      <aside>
        {topic.cover === null ? (
          <figure>
            <Cover title={topic.title} />
          </figure>
        ) : (
          <img src={fileUrl(topic.cover)} alt="" />
        )}
        {units.data && units.data.length > 0 && <StandCard {...stand} units={units.data} courseId={topic.id} />}
        <div data-part="notes">
          <Load of={notesHtml} name="专题介绍" onRetry={stand.on.retry}>
            {(html) =>
              html === '' ? null : (
                <Card title="学什么">
                  <AnimatedHtml html={html} size="s" />
                </Card>
              )
            }
          </Load>
        </div>
      </aside>
    </Root>
  </>
);

/** A topic as a path of units, with the reader's progress and the next unit. */
export const TopicPath = ({ topic, ...rest }: TopicPathProps) => (
  <PageBody>
    <Load of={topic} name="专题" onRetry={rest.on.retry} skeleton={<RowsSkeleton />}>
      {(found) => (found === null ? <NoTopic /> : <Body {...rest} topic={found} />)}
    </Load>
  </PageBody>
);
