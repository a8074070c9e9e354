import type {
  ExamDetail,
  ExamPaperCard,
  Notice,
  Receipt,
  RoomSection,
  SubmissionView,
} from '@aosai/api/contract/types';
import type { Answer } from '@aosai/api/domain/answers';
import type { DatesFrom } from '@aosai/api/domain/enrolments';
import type { HomeworkResults } from '@aosai/api/domain/homework/homeworkRules';
import type { ExamKind } from '@aosai/api/domain/teaching';
import type { CodeDoings, CodeTools, TrialState } from '../../patterns/CodeWork/codeWork.ts';
import type { CodeStanding } from '../../patterns/CodeWork/useCode.ts';
import type { DeviceCheck } from '../../patterns/DevicePanel/deviceCheck.ts';
import type { SaveState } from '../../patterns/SaveChip/SaveChip.tsx';

/** One answer as the room shows it. */
export interface RoomAnswer extends CodeStanding {
  flagged: boolean;
  /** Changed here and not yet acknowledged by the server. */
  unsaved: boolean;
  /** A program over the limit: the server takes it only once it is shorter. */
  tooLarge: boolean;
  /** What this page had when the server kept another version; null once the student has seen it. */
  lost: Answer | null;
}

export type RoomPhase =
  | 'answering'
  /** Another tab or device holds the attempt; this page may take over. */
  | 'heldElsewhere'
  /** This page lost the attempt while it was open: read-only. */
  | 'takenOver'
  /** Handing in: nothing can be changed any more. */
  | 'completing';

/** What a homework shows in place of a clock. */
export interface RoomHomework {
  /** When it is due for this student. */
  dueAt: string;
  lateUntilAt: string | null;
  dueFrom: DatesFrom;
  /** What lateness takes from an answer that is given now. */
  penaltyPct: number;
  /** When its student learns what was right in questions that are scored at once. */
  results: HomeworkResults;
  /** The server's time in ms since 1970. */
  now: number;
}

export interface OpenRoom {
  kind: 'open';
  examTitle: string;
  memberName: string;
  phase: RoomPhase;
  /** Why the paper is being handed in; only a manual one may be cancelled, `closed` is the invigilator's. */
  completeReason: 'manual' | 'timeout' | 'closed' | null;
  /** The student takes the hand-in back, and its request is still under way. */
  cancelling: boolean;
  /** `ioi` papers have a scored submit with verdict and history. */
  feedback: 'deferred' | 'ioi';
  /** Which submission counts: the one with the most points, or that of the last program. */
  scorePolicy: 'best' | 'last';
  sections: readonly RoomSection[];
  answers: Readonly<Record<string, RoomAnswer>>;
  /** A teacher has reopened other questions: these can only be read. */
  lockedIds?: readonly string[];
  /** Null before the first choice: the first question is shown. */
  currentId: string | null;
  save: SaveState;
  online: boolean;
  /** The session has ended: signing in goes over the page, what was typed stays. */
  signedOut: boolean;
  /** Trial runs and scored submissions of the attempt, in any order. */
  submissions: readonly SubmissionView[];
  trial: TrialState;
  /** Questions whose scored submit is on its way to the judge. */
  submittingIds: readonly string[];
  notices: readonly Notice[];
  /** A notice that has just arrived: shown over the room until it is dismissed. */
  freshNotice: Notice | null;
  /** A refusal that waits for a person. */
  problem: { code: string; message: string } | null;
  /** Answers of this page that came after it had lost the attempt: kept for the teacher, not counted. */
  lateIds: readonly string[];
  /** The takeover is on its way. */
  takingOver: boolean;
  /** Only of homework. */
  homework?: RoomHomework;
}

/** The clock has not started: rules, check of this machine, practice. */
export interface RoomBefore {
  kind: 'before';
  exam: ExamDetail;
  paper: ExamPaperCard;
  /** The start is on its way. */
  starting: boolean;
  /** Why the last start did not open the room: another code, too many of them. */
  problem?: string | undefined;
}

export type RoomFailure =
  | 'notEnrolled'
  | 'notOpen'
  | 'ended'
  | 'attemptsUsed'
  | 'usedUp'
  | 'notFound'
  | 'network'
  | 'unknown';

export type RoomView =
  | { kind: 'loading' }
  | { kind: 'failed'; reason: RoomFailure; message?: string | undefined; retrying: boolean }
  | RoomBefore
  | OpenRoom
  | {
      kind: 'completed';
      examTitle: string;
      memberName: string;
      receipt: Receipt;
      /** Numbers of the questions whose program was over the limit at the end: an earlier text of theirs counts. */
      tooLargeNos: readonly number[];
      /** A homework that still takes answers: going on takes the hand-in back. */
      mayGoOn?: boolean;
      homework?: RoomHomework | undefined;
    };

export interface ExamRoomEvents extends CodeDoings {
  /** The student has read the rules: the clock may start. The code is that of the room, where the exam asks for one. */
  start: (accessCode?: string) => void;
  /** Look at this machine again. */
  recheck: () => void;
  flag: (questionId: string, flagged: boolean) => void;
  go: (questionId: string) => void;
  /** The student has confirmed handing in. */
  complete: () => void;
  cancelComplete: () => void;
  takeover: () => void;
  signIn: () => void;
  dismissLost: (questionId: string) => void;
  dismissNotice: () => void;
  dismissProblem: () => void;
  /** Theme of the whole room, the editor included. */
  setTheme: (theme: 'light' | 'dark') => void;
  openReport: () => void;
  /** Back to the exam's page. */
  leave: () => void;
  /** Back into a homework that was handed in. */
  goOn?: () => void;
  retry: () => void;
  print: () => void;
}

export interface ExamRoomProps extends CodeTools {
  view: RoomView;
  /** A homework is the same room without a clock and with its own words. */
  kind?: ExamKind;
  /** Time left by the server's clock, in ms; 0 while there is no attempt. Handing it down once a second is enough. */
  remainingMs: number;
  /** What was found out about this machine; shown before the start. */
  device: DeviceCheck;
  /** The server's time in ms since 1970; needed before the start. */
  now: number;
  /** Sentence for the polite live region (time warnings); empty when there is nothing to say. */
  announcement: string;
  theme: 'light' | 'dark';
  on: ExamRoomEvents;
}
