import type { OutputOf } from '@aosai/api/contract/call';
import type { homeworkEnroll } from '@aosai/api/contract/teaching/homeworkEnroll';
import type { homeworkMemberQuestion } from '@aosai/api/contract/teaching/homeworkMemberQuestion';
import type { HomeworkDetail, HomeworkRosterRow, HomeworkStatistics } from '@aosai/api/contract/types';
import type { Loaded, PageOf } from '../../patterns/Load/Load.tsx';

export type HomeworkMatrix = OutputOf<(typeof homeworkMemberQuestion)['calls']['queryStatisticsGroupByMember']>;
export type HomeworkRanks = OutputOf<(typeof homeworkEnroll)['calls']['queryMemberListSortByScore']>;

export const DETAIL_TABS = [
  { id: 'matrix', label: '完成情况' },
  { id: 'roster', label: '名单' },
  { id: 'review', label: '批阅' },
  { id: 'ranks', label: '排行' },
] as const;
export type DetailTab = (typeof DETAIL_TABS)[number]['id'];

export interface HomeworkDetailProps {
  homework: Loaded<HomeworkDetail>;
  statistics: Loaded<HomeworkStatistics>;
  matrix: Loaded<HomeworkMatrix>;
  roster: Loaded<PageOf<HomeworkRosterRow>>;
  ranks: Loaded<HomeworkRanks>;
  tab: DetailTab;
  /** Where the list of homework stands. */
  backHref: string;
  /** Where the answers to this homework are marked. */
  reviewHref: string;
  /** A call is on its way. */
  busy: boolean;
  /** The server's time in ms since 1970. */
  now: number;
  on: {
    tab: (tab: DetailTab) => void;
    /** Exempts a student, who asked for it. */
    exempt: (place: { id: string }) => void;
    refuse: (place: { id: string }) => void;
    retry: () => void;
  };
}
