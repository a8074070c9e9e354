import { styled } from 'styled-components';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import type { IconName } from '../../../primitives/Icon/Icon.tsx';
import { Pagination } from '../../../primitives/Pagination/Pagination.tsx';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { theme } from '../../../tokens/theme.ts';
import { ChildPicker } from '../../accounts/ChildPicker/ChildPicker.tsx';
import { HomeworkRows } from '../HomeworkRows/HomeworkRows.tsx';
import { practiceLinks } from '../../../patterns/links/practiceLinks.ts';
import { links, page as pageAt } from '../../../patterns/links/links.ts';
import { Load, type Loaded, type PageOf } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import type { HomeworkPlace } from '@aosai/api/homework/homeworkEnroll.contract';

export const HOMEWORK_TABS = [
  { id: 'todo', label: '待完成' },
  { id: 'handedIn', label: '已交' },
  { id: 'settled', label: '已出分' },
  { id: 'overdue', label: '逾期' },
] as const;
export type HomeworkTab = (typeof HOMEWORK_TABS)[number]['id'];

export interface UserHomeworkProps {
  places: Loaded<PageOf<HomeworkPlace>>;
  tab: HomeworkTab;
  /** From 0, as on the wire. */
  page: number;
  /** The server's time in ms since 1970. */
  now: number;
  /** A parent's children; null for a student. */
  families: { childId: string | null; list: readonly { id: string; name: string }[] } | null;
  on: { tab: (tab: HomeworkTab) => void; page: (page: number) => void; child: (id: string) => void; retry: () => void };
}

const EMPTY = {
  todo: { icon: 'check', title: '现在没有作业', text: '老师布置以后，作业会出现在这里，截止最近的排在最前。' },
  handedIn: { icon: 'clock', title: '没有等待出分的作业', text: '交了作业，批改好之前会留在这里。' },
  settled: { icon: 'document', title: '还没有出分的作业', text: '批改好的作业和报告会留在这里。' },
  overdue: { icon: 'check', title: '没有逾期的作业', text: '过了截止时间还没交的作业会列在这里。' },
} as const satisfies Record<HomeworkTab, { icon: IconName; title: string; text: string }>;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;

const tabOf = (id: string): HomeworkTab => HOMEWORK_TABS.find((tab) => tab.id === id)?.id ?? 'todo';

/** All homework of a student, or of a parent's child, the nearest due date first. */
export const UserHomework = ({ places, tab, page, now, families, on }: UserHomeworkProps) => {
  const child = families?.list.find(({ id }) => id === families.childId);
  if (families && !child)
    return (
      <PageBody>
        <PageHeader title="孩子的作业" />
        <Card padding="none">
          <VisuallyHidden as="h2">作业</VisuallyHidden>
          <Empty title="还没有关联孩子的账号" icon="user" action={<ButtonLink href={links.home}>回到首页</ButtonLink>}>
            请联系孩子的老师，或由机构管理员在工作台关联。关联后，这里会列出每一份作业。
          </Empty>
        </Card>
      </PageBody>
    );
  return (
    <PageBody>
      <PageHeader
        title={child ? `${child.name}的作业` : '我的作业'}
        lead={child ? '布置了什么、做到哪里、得了多少分。' : '边做边存，截止前随时可以再改。'}
        {...(families && child && families.list.length > 1
          ? { action: <ChildPicker names={families.list} chosenId={child.id} onChoose={on.child} /> }
          : { action: <ButtonLink href={pageAt('homework/report')}>作业成绩</ButtonLink> })}
      />
      <Root>
        <Tabs label="作业状态" tabs={HOMEWORK_TABS} value={tab} onChange={(id) => on.tab(tabOf(id))} />
        <Card padding="none">
          <VisuallyHidden as="h2">作业列表</VisuallyHidden>
          <Load of={places} name="作业" onRetry={on.retry} skeleton={<RowsSkeleton />}>
            {({ content }) =>
              content.length > 0 ? (
                <HomeworkRows places={content} now={now} readOnly={families !== null} />
              ) : (
                <Empty
                  title={EMPTY[tab].title}
                  icon={EMPTY[tab].icon}
                  {...(tab === 'todo' &&
                    !child && { action: <ButtonLink href={practiceLinks.run('weak')}>练弱项十题</ButtonLink> })}
                >
                  {EMPTY[tab].text}
                </Empty>
              )
            }
          </Load>
        </Card>
        {places.data && places.data.total > places.data.size && (
          <Pagination
            page={page + 1}
            size={places.data.size}
            total={places.data.total}
            onChange={(next) => on.page(next - 1)}
          />
        )}
      </Root>
    </PageBody>
  );
};
