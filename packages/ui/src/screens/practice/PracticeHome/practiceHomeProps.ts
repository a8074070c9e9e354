import type { KnowledgeLevel } from '@aosai/api/questions/pointId';
import type { PracticeView as PracticeListView } from '@aosai/api/practice/practiceRules';
import type { Loaded, PageOf } from '../../../patterns/Load/Load.tsx';
import type { LatestPractice } from '@aosai/api/practice/practiceReads.contract';
import type { MemberPractice } from '@aosai/api/practice/memberPractice.contract';

export type { PracticeListView };

export interface PracticeHomeProps {
  practice: Loaded<MemberPractice>;
  view: PracticeListView;
  /** One page of the list of that view. */
  list: Loaded<PageOf<LatestPractice>>;
  /** Tags of favourites, and the chosen one (empty for all). */
  tags: readonly string[];
  tag: string;
  /** The server's time in ms since 1970. */
  now: number;
  on: {
    view: (view: PracticeListView) => void;
    /** From 1. */
    page: (page: number) => void;
    /** Empty for all tags. */
    tag: (tag: string) => void;
    level: (level: KnowledgeLevel) => void;
    retry: () => void;
  };
}
