import type {
  ClientEventInput,
  Notice,
  Receipt,
  Room,
  SaveAnswer,
  SavedAnswer,
  SubmissionView,
} from '@aosai/api/contract/types';
import type { Answer } from '@aosai/api/domain/answers';
import type { CodeDraft } from '@aosai/api/domain/drafts';
import type { ClockState } from './clock.ts';

/** One answer as this page holds it. Times are on the page's monotonic clock unless the name says server. */
export interface LocalAnswer {
  answer: Answer | null;
  flagged: boolean;
  spentMs: number;
  /** The server's revision that this content builds on. */
  baseRevision: number;
  savedAt: string | null;
  hash: string | null;
  /** First unsaved change, null when the server has everything. */
  dirtySinceMs: number | null;
  lastChangeMs: number;
  /** Contents that were sent and not yet acknowledged: meeting one of them on the server is no conflict. */
  sentKeys: readonly string[];
  /** What this page had when the server refused it; shown until the student has seen it. */
  lost: Answer | null;
  /** The next save also asks for judging. */
  submitWanted: boolean;
  /** Programs in the languages that the answer is not in. */
  drafts: readonly CodeDraft[];
  /** The server does not have all of them yet. */
  draftsUnsaved: boolean;
}

/** A draft found in the browser whose base is not what the server has: it is handed in as a late copy. */
export interface OrphanDraft {
  questionId: string;
  baseRevision: number;
  answer: Answer | null;
  flagged: boolean;
  spentMs: number;
}

type Phase =
  /** Typing is saved. */
  | 'answering'
  /** Another tab or device holds the attempt; this page may take over. */
  | 'heldElsewhere'
  /** This page lost the attempt while it was open. */
  | 'takenOver'
  /** Handing in: by the student, or because time is up. Nothing can be changed any more. */
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
  /** Why the paper is being handed in; `closed`: the server has ended the attempt, and its receipt is fetched. */
  completeReason: 'manual' | 'timeout' | 'closed' | null;
  /** The student took handing in back while the request was under way: it holds if that request fails. */
  cancelWanted: boolean;
  /** At the deadline the server is asked once more: more time may have been granted since its last word. */
  endAsked: boolean;
  answers: Readonly<Record<string, LocalAnswer>>;
  orphans: readonly OrphanDraft[];
  currentId: string | null;
  currentSinceMs: number;
  online: boolean;
  signedOut: boolean;
  inFlight: InFlight | null;
  requestNo: number;
  /** Earliest instant at which the next request may leave; null when nothing is planned. */
  nextSendMs: number | null;
  lastContactMs: number;
  failures: number;
  events: readonly ClientEventInput[];
  notices: readonly Notice[];
  submissions: readonly SubmissionView[];
  /** Answers that came after this page had lost the attempt: the server keeps them uncounted. */
  lateIds: readonly string[];
  /** Minutes already announced. */
  announced: readonly number[];
  lastSavedAt: string | null;
  receipt: Receipt | null;
  /** A refusal that waits for a person: shown, then dismissed. */
  problem: { code: string; message: string } | null;
}

/** One draft as the browser keeps it. */
export interface JournalEntry {
  attemptId: string;
  questionId: string;
  baseRevision: number;
  answer: Answer | null;
  flagged: boolean;
  spentMs: number;
  sentKeys: readonly string[];
  /** Only while the server does not have them. */
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
  /** What is unsaved has just left with a request whose answer nobody waits for. */
  | { type: 'left'; questionIds: readonly string[] }
  /** The machine has slept: what this page knows of the time is old. */
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
