import type { HomeworkProgress } from '@aosai/api/homework/homeworkStanding';
import { HOMEWORK_TABS, type HomeworkTab, UserHomework } from '@aosai/ui/screens/homework/UserHomework';
import { useSearchParams } from 'wouter';
import { useCurrent } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';

const SIZE = 20;

/** List parameters of each tab. */
const FILTERS: Record<HomeworkTab, { progressList?: HomeworkProgress[]; isOverdue?: boolean }> = {
  todo: { progressList: ['0', '1'], isOverdue: false },
  handedIn: { progressList: ['2'] },
  settled: { progressList: ['3'] },
  overdue: { isOverdue: true },
};

/** Homework of a student, or of a parent's child; the tab is kept in the address. */
export function HomeworkList({ first }: { first: HomeworkTab }) {
  const [params, setParams] = useSearchParams();
  const current = useCurrent();
  const now = useNow();
  const tab = HOMEWORK_TABS.find(({ id }) => id === params.get('tab'))?.id ?? first;
  const page = Math.max(0, Number(params.get('page')) || 0);
  const children = current?.realm === 'member' ? current.member.children : [];
  const isParent = current?.realm === 'member' && current.member.type === 'parent';
  const childId = isParent ? (children.find(({ id }) => id === params.get('childId')) ?? children[0])?.id : undefined;
  const places = useCall(['homeworkPlaces', tab, page, childId], (client) =>
    client.homeworkEnroll.queryList({
      ...FILTERS[tab],
      ...(childId !== undefined && { memberId: childId }),
      page,
      size: SIZE,
      sort: [tab === 'todo' ? 'dueAt,asc' : 'dueAt,desc'],
    }),
  );
  const go = (next: { tab?: HomeworkTab; page?: number; childId?: string }) => {
    const to = { tab, page: 0, childId, ...next };
    setParams({
      tab: to.tab,
      ...(to.childId !== undefined && { childId: to.childId }),
      ...(to.page > 0 && { page: String(to.page) }),
    });
  };
  return (
    <UserHomework
      places={loaded(places)}
      tab={tab}
      page={page}
      now={now}
      families={isParent ? { childId: childId ?? null, list: children } : null}
      on={{
        tab: (next) => go({ tab: next }),
        page: (next) => go({ page: next }),
        child: (id) => go({ childId: id }),
        retry: () => void places.mutate(),
      }}
    />
  );
}
