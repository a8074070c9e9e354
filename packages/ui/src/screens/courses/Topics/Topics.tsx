import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CourseTiles } from '../CourseTiles/CourseTiles.tsx';
import { LearnNav } from '../LearnNav/LearnNav.tsx';
import { courseLinks } from '../../../patterns/links/courseLinks.ts';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import type { CourseRow } from '@aosai/api/courses/course.contract';

export interface TopicsProps {
  topics: Loaded<readonly CourseRow[]>;
  fileUrl: (fileName: string) => string;
  on: { retry: () => void };
}

const Facts = ({ course: { chapterCount, tags } }: { course: CourseRow }) => (
  <>
    {tags.slice(0, 2).map((tag) => (
      <Tag key={tag}>{tag}</Tag>
    ))}
    <span>{chapterCount} 个单元</span>
  </>
);

/** All topics: courses whose units form a path. */
export const Topics = ({ topics, fileUrl, on }: TopicsProps) => (
  <PageBody>
    <PageHeader title="专题" lead="一条路走到底：每个单元做成一件事，做完再走下一步。" />
    <LearnNav active="topic" />
    <VisuallyHidden as="h2">专题列表</VisuallyHidden>
    <Load of={topics} name="专题" onRetry={on.retry} skeleton={<Skeleton height={220} />}>
      {(rows) =>
        rows.length === 0 ? (
          <Empty
            title="还没有专题"
            icon="document"
            action={<ButtonLink href={courseLinks.courses}>看看课程</ButtonLink>}
          >
            新的专题发布后会出现在这里。
          </Empty>
        ) : (
          <CourseTiles
            courses={rows}
            hrefOf={({ id, slug }) => courseLinks.topic(slug ?? id)}
            fileUrl={fileUrl}
            Facts={Facts}
          />
        )
      }
    </Load>
  </PageBody>
);
