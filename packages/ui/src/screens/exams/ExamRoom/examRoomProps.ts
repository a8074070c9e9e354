import type { Answer } from '@aosai/api/questions/answers';
import type { DatesFrom } from '@aosai/api/enrolment/enrolments';
import type { HomeworkResults } from '@aosai/api/homework/homeworkRules';
import type { ExamKind } from '@aosai/api/exams/teaching';
import type { CodeDoings, CodeTools, CodeWork, TrialState } from '../../../patterns/CodeWork/codeWork.ts';
import type { CodeStanding } from '../../../patterns/CodeWork/useCode.ts';
import type { DeviceCheck } from '../DevicePanel/deviceCheck.ts';
import type { SaveState } from '../../../patterns/SaveChip/SaveChip.tsx';
import type { ExamDetail } from '@aosai/api/exams/exam.contract';
import type { Report } from '@aosai/api/exams/examPaperEnroll.contract';
import type { Notice, Receipt } from '@aosai/api/exams/attempt.contract';
import type { SubmissionView } from '@aosai/api/judging/submissionViews.contract';
import type { RoomSection } from '@aosai/api/questions/roomQuestion.contract';
import type { ExamPaperCard } from '@aosai/api/papers/paperCard.contract';

/** One answer with its state in the room. */
export interface RoomAnswer extends CodeStanding {
  flagged: boolean;
  /** Changed here and not yet acknowledged by the server. */
  unsaved: boolean;
  /** The program is over the size limit; the server rejects it until it is shorter. */
  tooLarge: boolean;
  /** This page's answer, when the server kept another version; null once the student has dismissed it. */
  lost: Answer | null;
}

export type RoomPhase =
  | 'answering'
  /** Another tab or device holds the attempt; this page may take over. */
  | 'heldElsewhere'
  /** This page lost the attempt while it was open: read-only. */
  | 'takenOver'
  /** Handing in: answers can no longer be changed. */
  | 'completing';

/** Dates and rules that homework shows in place of a clock. */
export interface RoomHomework {
  /** When the homework is due for this student. */
  dueAt: string;
  lateUntilAt: string | null;
  dueFrom: DatesFrom;
  /** Penalty in percent for an answer given now. */
  penaltyPct: number;
  /** When the student sees the results of questions that are scored automatically. */
  results: HomeworkResults;
  /** The server's time in ms since 1970. */
  now: number;
}

export interface OpenRoom {
  kind: 'open';
  examTitle: string;
  memberName: string;
  phase: RoomPhase;
  /** Why the paper is being handed in; only `manual` may be cancelled. `closed`: collected by an invigilator. */
  completeReason: 'manual' | 'timeout' | 'closed' | null;
  /** The student has cancelled the hand-in, and the request is in progress. */
  cancelling: boolean;
  /** `ioi`: submissions are judged at once, with verdict and history. */
  feedback: 'deferred' | 'ioi';
  /** Which submission counts: the one with the most points, or the one of the last program. */
  scorePolicy: 'best' | 'last';
  sections: readonly RoomSection[];
  answers: Readonly<Record<string, RoomAnswer>>;
  /** Questions that can only be read, since a teacher has reopened others. */
  lockedIds?: readonly string[];
  /** Null before the first choice: the first question is shown. */
  currentId: string | null;
  save: SaveState;
  online: boolean;
  /** The session has ended: the student can sign in over the page, and what was typed is kept. */
  signedOut: boolean;
  /** Trial runs and scored submissions of the attempt, in any order. */
  submissions: readonly SubmissionView[];
  trial: TrialState;
  /** Questions whose submission is being judged. */
  submittingIds: readonly string[];
  notices: readonly Notice[];
  /** A notice that has just arrived; shown over the room until dismissed. */
  freshNotice: Notice | null;
  /** A refusal that the student has to dismiss. */
  problem: { code: string; message: string } | null;
  /** Questions answered on this page after it lost the attempt: kept for the teacher, not counted. */
  lateIds: readonly string[];
  /** The takeover is in progress. */
  takingOver: boolean;
  /** Set for homework only. */
  homework?: RoomHomework;
}

/** The clock has not started: rules, device check, practice questions. */
export interface RoomBefore {
  kind: 'before';
  exam: ExamDetail;
  paper: ExamPaperCard;
  /** The start is in progress. */
  starting: boolean;
  /** Why the last start failed, such as a wrong access code. */
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
      /** Numbers of the questions whose last program was over the size limit, so that an earlier version counts. */
      tooLargeNos: readonly number[];
      /** True for homework that still accepts answers: going on withdraws the hand-in. */
      mayGoOn?: boolean;
      homework?: RoomHomework | undefined;
      /** The report of the attempt; absent before it is loaded. */
      result?: Report | undefined;
    };

export interface ExamRoomEvents extends CodeDoings {
  /** Starts the clock after the student has read the rules, with the access code if the exam has one. */
  start: (accessCode?: string) => void;
  /** Repeats the device check. */
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
  /** Sets the theme of the whole room, including the editor. */
  setTheme: (theme: 'light' | 'dark') => void;
  openReport: () => void;
  /** Returns to the exam's page. */
  leave: () => void;
  /** Resumes homework that was handed in. */
  goOn?: () => void;
  retry: () => void;
  print: () => void;
}

export interface ExamRoomProps extends CodeTools {
  view: RoomView;
  /** Homework uses the same room, without a clock and in its own words. */
  kind?: ExamKind;
  /** Explains errors in homework; an exam asks what the student can do alone. */
  help?: CodeWork['help'];
  /** Time left by the server's clock, in ms; 0 without an attempt. Updating it once a second is enough. */
  remainingMs: number;
  /** Result of the device check; shown before the start. */
  device: DeviceCheck;
  /** The server's time in ms since 1970; needed before the start. */
  now: number;
  /** Sentence for the polite live region (time warnings); empty when there is nothing to say. */
  announcement: string;
  theme: 'light' | 'dark';
  on: ExamRoomEvents;
}
