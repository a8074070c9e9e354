import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Pagination } from '../../../primitives/Pagination/Pagination.tsx';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ExamRows } from '../ExamRows/ExamRows.tsx';
import { useLabelled } from '../../../patterns/Dict/Dict.tsx';
import { FilterBar, type FilterChoice } from '../../../patterns/FilterBar/FilterBar.tsx';
import { links, page } from '../../../patterns/links/links.ts';
import { Load, type Loaded, type PageOf } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import type { ExamCard } from '@aosai/api/exams/exam.contract';
import { LIFECYCLE, VISIBLE_LIFECYCLE, type Lifecycle } from '@aosai/api/enrolment/lifecycle';
import { PAPER_TEMPLATE, type PaperTemplateId } from '@aosai/api/questions/paperTemplates';
import { TAUGHT_LANGUAGE, type TaughtLanguage } from '@aosai/api/questions/pointId';

// Loaded lazily, as only parents need it.
const FamilyExams = lazy(async () => ({
  default: (await import('../FamilyExams/FamilyExams.tsx')).FamilyExams,
}));

export interface ExamListFilter {
  /** Null for every state that students may see. */
  status: Lifecycle | null;
  /** Null for papers of every template. */
  template: PaperTemplateId | null;
  /** Null for every programming language. */
  language: TaughtLanguage | null;
  /** Only exams that may be taken more than once. */
  isRepeatable: boolean;
  keyword: string;
  /** From 0, as on the wire. */
  page: number;
}

export interface ExamListProps {
  /** Lists only exams the reader is enrolled in, or for a parent those of the children. */
  mine?: boolean;
  /** The children of a parent; undefined for other readers. */
  family?: readonly unknown[] | undefined;
  exams: Loaded<PageOf<ExamCard>>;
  filter: ExamListFilter;
  /** The server's time in ms since 1970. */
  now: number;
  on: { filter: (next: ExamListFilter) => void; retry: () => void };
}

export const EVERY_EXAM: ExamListFilter = {
  status: null,
  template: null,
  language: null,
  isRepeatable: false,
  keyword: '',
  page: 0,
};

const ALL = 'all';
const TABS = [
  { id: ALL, label: '全部' },
  ...VISIBLE_LIFECYCLE.map((status) => ({ id: status, label: LIFECYCLE.label(status) })),
];

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;

const isWhole = (filter: ExamListFilter): boolean =>
  filter.keyword === '' &&
  filter.status === null &&
  filter.template === null &&
  filter.language === null &&
  !filter.isRepeatable;

interface NothingProps {
  mine: boolean;
  family: ExamListProps['family'];
  filter: ExamListFilter;
  onAll: () => void;
}

const Nothing = ({ mine, family, filter, onAll }: NothingProps) =>
  mine && family?.length === 0 ? (
    <Empty title="还没有关联孩子的账号" icon="user" action={<ButtonLink href={links.account}>关联孩子</ButtonLink>}>
      在「账号与安全」里用孩子的邀请码关联，或联系孩子的老师。关联后，这里会列出孩子的考试，也可以替孩子报名。
    </Empty>
  ) : isWhole(filter) ? (
    mine ? (
      <Empty
        title={family ? '孩子还没有考试' : '还没有报名的考试'}
        icon="clock"
        action={<ButtonLink href={links.examList}>看看有哪些考试</ButtonLink>}
      >
        {family
          ? '孩子已报名的，和现在可以报名的考试会出现在这里。'
          : '报名以后，考试会出现在这里；老师替你报名的也在。'}
      </Empty>
    ) : (
      <Empty title="还没有考试" icon="clock">
        新的考试发布后会出现在这里。
      </Empty>
    )
  ) : (
    <Empty title="没有符合条件的考试" icon="search" action={<Button onClick={onAll}>看全部考试</Button>}>
      {filter.keyword === ''
        ? '少选一个条件再看看。'
        : `没有名称含「${filter.keyword}」的考试，换个词或少选一个条件再找找。`}
    </Empty>
  );

const leadOf = (mine: boolean, isParent: boolean): string => {
  if (!mine) return isParent ? '模拟考试与周测，选一场替孩子报名。' : '模拟考试与周测，选一场报名。';
  return isParent
    ? '孩子已报名的，和现在可以报名的。报名和付款由家长办，作答用孩子自己的账号。'
    : '报了名的考试：等开考、接着作答、查看结果。';
};

const REPEATABLE = 'yes';

const useChoices = ({ template, language, isRepeatable }: ExamListFilter): FilterChoice[] => {
  const templates = useLabelled(PAPER_TEMPLATE);
  return [
    { id: 'template', label: '级别', value: template ?? '', options: [...templates.options] },
    { id: 'language', label: '语言', value: language ?? '', options: [...TAUGHT_LANGUAGE.options] },
    {
      id: 'isRepeatable',
      label: '次数',
      value: isRepeatable ? REPEATABLE : '',
      options: [{ value: REPEATABLE, label: '可以重考' }],
    },
  ];
};

/** The filter with one choice changed; the list begins again. */
function chosen(filter: ExamListFilter, id: string, value: string): ExamListFilter {
  if (id === 'isRepeatable') return { ...filter, isRepeatable: value === REPEATABLE, page: 0 };
  if (id === 'language') return { ...filter, language: TAUGHT_LANGUAGE.has(value) ? value : null, page: 0 };
  return { ...filter, template: PAPER_TEMPLATE.has(value) ? value : null, page: 0 };
}

/** All exams, filtered by state, level, language and whether they may be taken again. */
export const ExamList = ({ mine = false, family, exams, filter, now, on }: ExamListProps) => (
  <PageBody>
    <PageHeader
      title={mine ? (family ? '孩子的考试' : '我的考试') : '考试'}
      {...(!mine && { action: <ButtonLink href={page('activity')}>竞赛活动</ButtonLink> })}
      lead={leadOf(mine, family !== undefined)}
    />
    <Root>
      <FilterBar
        label="搜索考试名称"
        keyword={filter.keyword}
        onSearch={(keyword) => on.filter({ ...filter, keyword, page: 0 })}
        choices={useChoices(filter)}
        onChoose={(id, value) => on.filter(chosen(filter, id, value))}
        {...(!isWhole(filter) && {
          onClear: () => on.filter(EVERY_EXAM),
          ...(exams.data && { foundCount: exams.data.total }),
        })}
      >
        <Tabs
          label="考试状态"
          tabs={TABS}
          value={filter.status ?? ALL}
          onChange={(id) =>
            on.filter({ ...filter, status: VISIBLE_LIFECYCLE.find((status) => status === id) ?? null, page: 0 })
          }
        />
      </FilterBar>
      <Card padding="none">
        <VisuallyHidden as="h2">考试列表</VisuallyHidden>
        <Load of={exams} name="考试" onRetry={on.retry} skeleton={<RowsSkeleton />}>
          {({ content }) =>
            content.length > 0 ? (
              family ? (
                <Suspense fallback={<RowsSkeleton />}>
                  <FamilyExams exams={content} now={now} />
                </Suspense>
              ) : (
                <ExamRows exams={content} now={now} summary={!mine} enrolled={!mine} />
              )
            ) : (
              <Nothing mine={mine} family={family} filter={filter} onAll={() => on.filter(EVERY_EXAM)} />
            )
          }
        </Load>
      </Card>
      {exams.data && exams.data.total > exams.data.size && (
        <Pagination
          page={filter.page + 1}
          size={exams.data.size}
          total={exams.data.total}
          onChange={(page) => on.filter({ ...filter, page: page - 1 })}
        />
      )}
    </Root>
  </PageBody>
);
