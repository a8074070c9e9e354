import type { Answer } from '@aosai/api/questions/answers';
import type { CodeDraft } from '@aosai/api/questions/drafts';
import type { ClockState } from './clock.ts';
import type {
  ClientEventInput,
  Notice,
  Receipt,
  Room,
  SaveAnswer,
  SavedAnswer,
} from '@aosai/api/exams/attempt.contract';
import type { SubmissionView } from '@aosai/api/judging/submissionViews.contract';

/** An answer as this page holds it. Times are on the page's monotonic clock unless the name says server. */
export interface LocalAnswer {
  answer: Answer | null;
  flagged: boolean;
  spentMs: number;
  /** The server's revision this content builds on. */
  baseRevision: number;
  savedAt: string | null;
  hash: string | null;
  /** Time of the first unsaved change; null when the server has everything. */
  dirtySinceMs: number | null;
  lastChangeMs: number;
  /** Contents sent but not acknowledged: finding one of them on the server is not a conflict. */
  sentKeys: readonly string[];
  /** This page's answer that lost a conflict; shown until the student dismisses it. */
  lost: Answer | null;
  /** Asks for judging with the next save. */
  submitWanted: boolean;
  /** Programs in languages other than the answer's. */
  drafts: readonly CodeDraft[];
  /** The server lacks some of the drafts. */
  draftsUnsaved: boolean;
}

/** A draft from this browser whose base revision is not the server's; it is sent as a late copy. */
export interface OrphanDraft {
  questionId: string;
  baseRevision: number;
  answer: Answer | null;
  flagged: boolean;
  spentMs: number;
}

type Phase =
  /** Answers can be edited and are saved. */
  | 'answering'
  /** Another tab or device holds the attempt; this page can take over. */
  | 'heldElsewhere'
  /** Another page took the attempt over while this one was open. */
  | 'takenOver'
  /** Being handed in, by the student or by timeout; answers are locked. */
  | 'completing'
  | 'completed';

export interface InFlight {
  requestNo: number;
  kind: 'save' | 'complete';
  sentAtMs: number;
  answers: readonly SaveAnswer[];
  events: readonly ClientEventInput[];
  orphans: readonly string[];
}

export interface EngineState {
  phase: Phase;
  attemptId: string;
  token: string | null;
  clock: ClockState;
  deadlineAtMs: number;
  /** Why the attempt is completed. `closed`: the server has ended it, and only its receipt is fetched. */
  completeReason: 'manual' | 'timeout' | 'closed' | null;
  /** The student cancelled while the request was running; takes effect if the request fails. */
  cancelWanted: boolean;
  /** The server was asked once more at the deadline, which may have been extended. */
  endAsked: boolean;
  answers: Readonly<Record<string, LocalAnswer>>;
  orphans: readonly OrphanDraft[];
  currentId: string | null;
  currentSinceMs: number;
  online: boolean;
  signedOut: boolean;
  inFlight: InFlight | null;
  requestNo: number;
  /** Earliest instant for the next request; null when none is planned. */
  nextSendMs: number | null;
  lastContactMs: number;
  failures: number;
  events: readonly ClientEventInput[];
  notices: readonly Notice[];
  submissions: readonly SubmissionView[];
  /** Answers sent after another page took over, which the server keeps without scoring. */
  lateIds: readonly string[];
  /** Minutes already announced. */
  announced: readonly number[];
  lastSavedAt: string | null;
  receipt: Receipt | null;
  /** A refusal shown until the student dismisses it. */
  problem: { code: string; message: string } | null;
}

/** A draft as stored in the browser. */
export interface JournalEntry {
  attemptId: string;
  questionId: string;
  baseRevision: number;
  answer: Answer | null;
  flagged: boolean;
  spentMs: number;
  sentKeys: readonly string[];
  /** Present only while the server lacks them. */
  drafts?: readonly CodeDraft[];
}

export type EngineInput =
  | { type: 'opened'; room: Room; journal: readonly JournalEntry[]; sentAtMs: number }
  | { type: 'edited'; questionId: string; answer: Answer | null }
  | { type: 'flagged'; questionId: string; flagged: boolean }
  | { type: 'switched'; questionId: string }
  | { type: 'submitWanted'; questionId: string }
  | { type: 'tick' }
  | { type: 'hidden' }
  /** Unsaved answers were sent while the page closed, without waiting for the reply. */
  | { type: 'left'; questionIds: readonly string[] }
  /** The machine has slept, so the page's clock may be wrong. */
  | { type: 'woken' }
  | { type: 'online' }
  | { type: 'offline' }
  | { type: 'signedIn' }
  | { type: 'happened'; event: ClientEventInput }
  | { type: 'completeWanted' }
  | { type: 'completeCancelled' }
  | { type: 'lostSeen'; questionId: string }
  | { type: 'problemSeen' }
  | { type: 'submissionsRead'; submissions: readonly SubmissionView[] }
  | { type: 'saveReplied'; requestNo: number; reply: SaveReplyLike }
  | { type: 'completeReplied'; requestNo: number; receipt: Receipt }
  | { type: 'failed'; requestNo: number; error: { code: string; status: number; message: string } };

export interface SaveReplyLike {
  serverNow: string;
  deadlineAt: string;
  revisions: readonly (
    | { questionId: string; revision: number; savedAt: string; hash: string; conflict?: false | undefined }
    | { questionId: string; conflict: true; serverCopy: SavedAnswer }
  )[];
  notices: readonly Notice[];
  results: readonly SubmissionView[];
}

export type Effect =
  | { type: 'journalPut'; entry: JournalEntry }
  | { type: 'journalRemove'; attemptId: string; questionId: string }
  | { type: 'journalClear'; attemptId: string }
  | {
      type: 'sendSave';
      requestNo: number;
      answers: readonly SaveAnswer[];
      events: readonly ClientEventInput[];
      wantResults: boolean;
    }
  | { type: 'sendComplete'; requestNo: number; answers: readonly SaveAnswer[] }
  | { type: 'announce'; minutes: number }
  | { type: 'noticed'; notice: Notice };

export interface Step {
  state: EngineState;
  effects: readonly Effect[];
}
