import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Pagination } from '../../../primitives/Pagination/Pagination.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CourseTiles } from '../CourseTiles/CourseTiles.tsx';
import { useLabelled } from '../../../patterns/Dict/Dict.tsx';
import { FilterBar } from '../../../patterns/FilterBar/FilterBar.tsx';
import { LearnNav } from '../LearnNav/LearnNav.tsx';
import { courseLinks } from '../../../patterns/links/courseLinks.ts';
import { Load, type Loaded, type PageOf } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import type { CourseRow } from '@aosai/api/courses/course.contract';

export interface CourseListFilter {
  /** Null for all difficulties. */
  difficulty: CourseRow['difficulty'] | null;
  /** Null for all tags. */
  tag: string | null;
  keyword: string;
  /** From 0, as on the wire. */
  page: number;
}

export interface CourseListProps {
  courses: Loaded<PageOf<CourseRow>>;
  filter: CourseListFilter;
  /** Shown below the last page of all courses; they help whom no course suits, so they may be missing. */
  topics: readonly CourseRow[];
  fileUrl: (fileName: string) => string;
  on: { filter: (next: CourseListFilter) => void; retry: () => void };
}

const ALL = 'all';

const Topics = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;

const Facts = ({ course }: { course: CourseRow }) => (
  <>
    <Tag tone="primary">{useLabelled(DIFFICULTY).label(course.difficulty)}</Tag>
    {course.tags.slice(0, 2).map((tag) => (
      <Tag key={tag}>{tag}</Tag>
    ))}
    <span>{course.chapterCount} 个单元</span>
  </>
);

/** Tags of the listed courses, including the chosen one. */
const tagOptions = (courses: CourseListProps['courses'], tag: string | null) =>
  [...new Set([...(tag === null ? [] : [tag]), ...(courses.data?.content.flatMap(({ tags }) => tags) ?? [])])].map(
    (value) => ({ value, label: value }),
  );

/** Courses, filtered by difficulty and tag. */
export const CourseList = ({ courses, filter, topics, fileUrl, on }: CourseListProps) => {
  const difficulty = useLabelled(DIFFICULTY);
  const isNarrowed = filter.keyword !== '' || filter.difficulty !== null || filter.tag !== null;
  const isLast = courses.data !== undefined && (filter.page + 1) * courses.data.size >= courses.data.total;
  return (
    <PageBody>
      <PageHeader title="课程" lead="讲义、视频和练习按单元排好，跟着一步步学。" />
      <LearnNav active="course" />
      <FilterBar
        label="搜索课程"
        keyword={filter.keyword}
        onSearch={(keyword) => on.filter({ ...filter, keyword, page: 0 })}
        choices={[{ id: 'tag', label: '标签', value: filter.tag ?? '', options: tagOptions(courses, filter.tag) }]}
        onChoose={(_, tag) => on.filter({ ...filter, tag: tag === '' ? null : tag, page: 0 })}
      >
        <Tabs
          label="难度"
          tabs={[{ id: ALL, label: '全部' }, ...difficulty.options.map(({ value, label }) => ({ id: value, label }))]}
          value={filter.difficulty ?? ALL}
          onChange={(id) =>
            on.filter({ ...filter, difficulty: DIFFICULTY.values.find((value) => value === id) ?? null, page: 0 })
          }
        />
      </FilterBar>
      <VisuallyHidden as="h2">课程列表</VisuallyHidden>
      <Load of={courses} name="课程" onRetry={on.retry} skeleton={<Skeleton height={220} />}>
        {({ content }) =>
          content.length > 0 ? (
            <CourseTiles
              courses={content}
              hrefOf={({ id }) => courseLinks.courseDetail(id)}
              fileUrl={fileUrl}
              Facts={Facts}
            />
          ) : isNarrowed ? (
            <Empty
              title="没有符合条件的课程"
              icon="search"
              action={
                <Button onClick={() => on.filter({ difficulty: null, tag: null, keyword: '', page: 0 })}>
                  看全部课程
                </Button>
              }
            >
              换个词、难度或标签再找找。
            </Empty>
          ) : (
            <Empty title="还没有课程">新的课程发布后会出现在这里。</Empty>
          )
        }
      </Load>
      {courses.data && courses.data.total > courses.data.size && (
        <Pagination
          page={filter.page + 1}
          size={courses.data.size}
          total={courses.data.total}
          onChange={(page) => on.filter({ ...filter, page: page - 1 })}
        />
      )}
      {!isNarrowed && isLast && topics.length > 0 && (
        <Topics>
          <h2>专题</h2>
          <CourseTiles
            courses={topics}
            hrefOf={({ id, slug }) => courseLinks.topic(slug ?? id)}
            fileUrl={fileUrl}
            Facts={Facts}
          />
        </Topics>
      )}
    </PageBody>
  );
};
