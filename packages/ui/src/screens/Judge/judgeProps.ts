import type { InputOf, OutputOf } from '@aosai/api/contract/call';
import type { judge } from '@aosai/api/contract/exam/judge';
import type { rejudge } from '@aosai/api/contract/exam/rejudge';
import type { Loaded, PageOf } from '../../patterns/Load/Load.tsx';

export type JudgeOverview = OutputOf<(typeof judge)['calls']['queryOverview']>;
export type JudgeWorker = JudgeOverview['workers'][number];
export type JudgeAlarm = JudgeOverview['alarms']['content'][number];
export type Rejudge = OutputOf<(typeof rejudge)['calls']['queryById']>;
export type RejudgeDifference = OutputOf<(typeof rejudge)['calls']['queryDifferenceList']>['content'][number];
export type RejudgeStart = InputOf<(typeof rejudge)['calls']['start']>;

/** An act of the operator that is on its way, or why the last one failed. */
export interface JudgeAct {
  pending: boolean;
  error: string | null;
}

export interface JudgeProps {
  overview: Loaded<JudgeOverview>;
  /** This machine's time in ms since 1970, to say how old the figures are. */
  now: number;
  refreshing: boolean;
  rejudges: Loaded<PageOf<Rejudge>>;
  /** The rejudge whose differences are looked at. */
  opened: { rejudge: Rejudge; differences: Loaded<PageOf<RejudgeDifference>> } | null;
  act: JudgeAct;
  on: {
    refresh: () => void;
    /** Resolves to whether it has begun: the form then closes. */
    start: (start: RejudgeStart) => Promise<boolean>;
    open: (id: string | null) => void;
    /** A page of the differences, from 0. */
    page: (page: number) => void;
    /** With the digest of the differences that the operator has seen. Resolves to whether it was done. */
    apply: (id: string, digest: string) => Promise<boolean>;
    discard: (id: string) => Promise<boolean>;
    /** A new act begins: what went wrong with the last one no longer matters. */
    forget: () => void;
  };
}
