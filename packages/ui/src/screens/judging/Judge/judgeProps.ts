import type { InputOf, OutputOf } from '@aosai/api/kit/contract/call';
import type { judge } from '@aosai/api/judging/judge.contract';
import type { rejudge } from '@aosai/api/rejudging/rejudge.contract';
import type { Loaded, PageOf } from '../../../patterns/Load/Load.tsx';

export type JudgeOverview = OutputOf<(typeof judge)['calls']['queryOverview']>;
export type JudgeWorker = JudgeOverview['workers'][number];
export type JudgeAlarm = JudgeOverview['alarms']['content'][number];
export type Rejudge = OutputOf<(typeof rejudge)['calls']['queryById']>;
export type RejudgeDifference = OutputOf<(typeof rejudge)['calls']['queryDifferenceList']>['content'][number];
export type RejudgeStart = InputOf<(typeof rejudge)['calls']['start']>;

/** The operator's action in progress, or why the last one failed. */
export interface JudgeAct {
  pending: boolean;
  error: string | null;
}

export interface JudgeProps {
  overview: Loaded<JudgeOverview>;
  /** This machine's time in ms since 1970, to compute the age of the figures. */
  now: number;
  refreshing: boolean;
  rejudges: Loaded<PageOf<Rejudge>>;
  /** The rejudge whose differences are shown. */
  opened: { rejudge: Rejudge; differences: Loaded<PageOf<RejudgeDifference>> } | null;
  act: JudgeAct;
  on: {
    refresh: () => void;
    /** Resolves to whether it was started; the form then closes. */
    start: (start: RejudgeStart) => Promise<boolean>;
    open: (id: string | null) => void;
    /** Shows a page of the differences, from 0. */
    page: (page: number) => void;
    /**
     * Applies a rejudge, with the digest of the differences the operator has seen. Resolves to whether it was
     * applied.
     */
    apply: (id: string, digest: string) => Promise<boolean>;
    discard: (id: string) => Promise<boolean>;
    /** Clears the error of the last action before a new one. */
    forget: () => void;
  };
}
