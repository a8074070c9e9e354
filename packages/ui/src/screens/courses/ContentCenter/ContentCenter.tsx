import { CONTENT_CATEGORY, type ContentCategory } from '@aosai/api/courses/courseRules';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Pagination } from '../../../primitives/Pagination/Pagination.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CourseTiles } from '../CourseTiles/CourseTiles.tsx';
import { FilterBar } from '../../../patterns/FilterBar/FilterBar.tsx';
import { LearnNav } from '../LearnNav/LearnNav.tsx';
import { courseLinks } from '../../../patterns/links/courseLinks.ts';
import { Load, type Loaded, type PageOf } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import type { CourseRow } from '@aosai/api/courses/course.contract';

export interface ContentFilter {
  /** Null for all categories. */
  category: ContentCategory | null;
  keyword: string;
  /** From 0, as on the wire. */
  page: number;
}

export interface ContentCenterProps {
  contents: Loaded<PageOf<CourseRow>>;
  filter: ContentFilter;
  fileUrl: (fileName: string) => string;
  on: { filter: (next: ContentFilter) => void; retry: () => void };
}

const ALL = 'all';
const TABS = [
  { id: ALL, label: '全部' },
  ...CONTENT_CATEGORY.values.map((id) => ({ id, label: CONTENT_CATEGORY.label(id) })),
];

const Facts = ({ course: { category, tags } }: { course: CourseRow }) => (
  <>
    {category !== null && <Tag tone="primary">{CONTENT_CATEGORY.label(category)}</Tag>}
    {tags.slice(0, 2).map((tag) => (
      <Tag key={tag}>{tag}</Tag>
    ))}
  </>
);

/** Articles, videos and documents, by category. */
export const ContentCenter = ({ contents, filter, fileUrl, on }: ContentCenterProps) => {
  const isNarrowed = filter.keyword !== '' || filter.category !== null;
  return (
    <PageBody>
      <PageHeader title="内容中心" lead="竞赛介绍、学习方法、讲解视频和资料。" />
      <LearnNav active="content" />
      <FilterBar
        label="搜索内容"
        keyword={filter.keyword}
        onSearch={(keyword) => on.filter({ ...filter, keyword, page: 0 })}
      >
        <Tabs
          label="分类"
          tabs={TABS}
          value={filter.category ?? ALL}
          onChange={(id) =>
            on.filter({ ...filter, category: CONTENT_CATEGORY.values.find((value) => value === id) ?? null, page: 0 })
          }
        />
      </FilterBar>
      <VisuallyHidden as="h2">内容列表</VisuallyHidden>
      <Load of={contents} name="内容" onRetry={on.retry} skeleton={<Skeleton height={220} />}>
        {({ content }) =>
          content.length > 0 ? (
            <CourseTiles
              courses={content}
              hrefOf={({ id }) => courseLinks.content(id)}
              fileUrl={fileUrl}
              Facts={Facts}
            />
          ) : isNarrowed ? (
            <Empty
              title="没有符合条件的内容"
              icon="search"
              action={<Button onClick={() => on.filter({ category: null, keyword: '', page: 0 })}>看全部内容</Button>}
            >
              换个词或分类再找找。
            </Empty>
          ) : (
            <Empty
              title="还没有内容"
              icon="document"
              action={<ButtonLink href={courseLinks.courses}>看看课程</ButtonLink>}
            >
              文章、视频和资料发布后会出现在这里。
            </Empty>
          )
        }
      </Load>
      {contents.data && contents.data.total > contents.data.size && (
        <Pagination
          page={filter.page + 1}
          size={contents.data.size}
          total={contents.data.total}
          onChange={(page) => on.filter({ ...filter, page: page - 1 })}
        />
      )}
    </PageBody>
  );
};
