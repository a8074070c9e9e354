import type { ChapterPage } from '@aosai/api/contract/types';
import { DIFFICULTY } from '@aosai/api/domain/difficulty';
import { kindOf } from '@aosai/api/domain/questions/kinds';
import styled from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Empty } from '../../primitives/Empty/Empty.tsx';
import { Html } from '../../primitives/Html/Html.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { useLabels } from '../../patterns/Dict/Dict.tsx';
import { courseLinks } from '../../patterns/links/courseLinks.ts';
import { Load, type Loaded } from '../../patterns/Load/Load.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { QuestionBody } from '../../patterns/QuestionBody/QuestionBody.tsx';
import { momentText } from '../../patterns/time/beijing.ts';

/** What of a chapter is open in front of the reader: its notes, or a question by its place, from 0. */
export type ChapterPart = 'notes' | number;

export interface ChapterDetailProps {
  chapter: Loaded<ChapterPage>;
  /** The chapter is there, and locked: what may be done about it stands on the course's page. */
  isLocked: boolean;
  /** The course that the reader came from, and the class whose schedule holds. */
  from: { courseId: string | null; gradeId: string | null };
  part: ChapterPart;
  fileUrl: (fileName: string) => string;
  /** The server's time in ms since 1970. */
  now: number;
  on: { part: (next: ChapterPart) => void; retry: () => void };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  gap: ${theme.space[24]};
  align-items: start;

  > nav {
    position: sticky;
    top: ${theme.space[24]};
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
  }
  > nav button {
    display: flex;
    gap: ${theme.space[8]};
    padding: ${theme.space[8]} ${theme.space[12]};
    border: 0;
    border-radius: ${theme.radius.control};
    background: none;
    color: ${theme.color.ink2};
    font: inherit;
    text-align: start;
    white-space: nowrap;
    cursor: pointer;
  }
  > nav button:hover {
    background: ${theme.color.sunken};
  }
  > nav button[aria-current] {
    background: ${theme.color.primarySoft};
    color: ${theme.color.primary};
    font-weight: ${theme.weight.medium};
  }
  > nav span {
    flex: 1 1 auto;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
  }
  video {
    display: block;
    width: 100%;
    max-height: 70vh;
    background: #000;
    border-radius: ${theme.radius.control};
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
    > nav {
      position: static;
      display: flex;
      overflow-x: auto;
      padding-bottom: ${theme.space[4]};
    }
    > nav button {
      flex: none;
    }
    > nav span {
      display: none;
    }
  }
`;

const Steps = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[12]};
`;

type Question = ChapterPage['questions'][number];

const QuestionCard = ({ question: { shown, title, difficulty, analysisHtml, staff } }: { question: Question }) => (
  <Card
    title={`第 ${shown.no} 题 · ${kindOf(shown.type).label}`}
    extra={<Tag>{useLabels()(DIFFICULTY).label(difficulty)}</Tag>}
  >
    {staff && (staff.status !== '1' || !staff.isOpen) && (
      <p>
        <Tag tone="warn">学生看不到</Tag> 这道题还没有设为可用并公开：{title}
      </p>
    )}
    <QuestionBody mode="read" question={shown} />
    {analysisHtml !== null && analysisHtml !== '' && (
      <details>
        <summary>解析</summary>
        <Html html={analysisHtml} />
      </details>
    )}
  </Card>
);

const Notes = ({ chapter, fileUrl }: { chapter: ChapterPage; fileUrl: ChapterDetailProps['fileUrl'] }) => (
  <>
    {chapter.videoFile !== null && (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- who makes the video puts its words into it
      <video controls preload="metadata" src={fileUrl(chapter.videoFile)} aria-label={`「${chapter.title}」的视频`} />
    )}
    <Card title="讲义">
      {chapter.notesHtml === '' ? <p>这个单元没有讲义，直接做题。</p> : <Html html={chapter.notesHtml} size="l" />}
    </Card>
  </>
);

const whenText = ({ grade }: ChapterPage, now: number): string | undefined => {
  if (!grade) return undefined;
  const whose = grade.member ? `${grade.title} · ${grade.member.name}` : grade.title;
  return grade.dueAt === null ? whose : `${whose} · 建议 ${momentText(grade.dueAt, now)} 前完成`;
};

type BodyProps = Pick<ChapterDetailProps, 'part' | 'fileUrl' | 'on'> & { chapter: ChapterPage };

const Body = ({ chapter, part, fileUrl, on }: BodyProps) => {
  const { questions } = chapter;
  const question = typeof part === 'number' ? questions[part] : undefined;
  const at = question && typeof part === 'number' ? part : -1;
  const before: ChapterPart = at <= 0 ? 'notes' : at - 1;
  return (
    <Root>
      <nav aria-label="单元的内容">
        <button type="button" aria-current={at === -1 ? 'page' : undefined} onClick={() => on.part('notes')}>
          讲义
        </button>
        {questions.map(({ questionId, shown, title }, place) => (
          <button
            key={questionId}
            type="button"
            aria-current={at === place ? 'page' : undefined}
            onClick={() => on.part(place)}
          >
            第 {shown.no} 题<span>{title}</span>
          </button>
        ))}
      </nav>
      <div>
        {question ? <QuestionCard question={question} /> : <Notes chapter={chapter} fileUrl={fileUrl} />}
        <Steps>
          {at >= 0 ? <Button onClick={() => on.part(before)}>{at === 0 ? '回到讲义' : '上一题'}</Button> : <span />}
          {at + 1 < questions.length && (
            <Button variant="primary" onClick={() => on.part(at + 1)}>
              {at === -1 ? '开始做题' : '下一题'}
            </Button>
          )}
        </Steps>
      </div>
    </Root>
  );
};

function backTo({ courseId, gradeId }: ChapterDetailProps['from']) {
  if (gradeId !== null) return { label: '班级的课程', href: courseLinks.courseOfClass(gradeId, courseId ?? undefined) };
  return { label: '课程', href: courseId === null ? courseLinks.courses : courseLinks.courseDetail(courseId) };
}

/** A unit: its notes and video, then its questions one by one. */
export const ChapterDetail = ({ chapter, isLocked, from, now, on, ...rest }: ChapterDetailProps) => {
  const back = backTo(from);
  return (
    <PageBody>
      {isLocked ? (
        <Empty
          title="这个单元还没有解锁"
          icon="lock"
          action={<ButtonLink href={back.href}>回到{back.label}</ButtonLink>}
        >
          在课程里可以看到怎样解锁，或者从哪天开放。
        </Empty>
      ) : (
        <Load of={chapter} name="单元" onRetry={on.retry} skeleton={<Skeleton height={320} />}>
          {(found) => {
            const lead = whenText(found, now);
            return (
              <>
                <PageHeader
                  trail={[back, { label: found.title }]}
                  title={found.title}
                  {...(lead !== undefined && { lead })}
                />
                <Body {...rest} chapter={found} on={on} />
              </>
            );
          }}
        </Load>
      )}
    </PageBody>
  );
};
