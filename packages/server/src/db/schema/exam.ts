import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Answer } from '@aosai/api/questions/answers';
import type { CodeDraft } from '@aosai/api/questions/drafts';
import type { QuestionStatus } from '@aosai/api/questions/bank';
import type { QuestionType } from '@aosai/api/questions/kinds';
import type { HomeworkResults } from '@aosai/api/homework/homeworkRules';
import type { Release } from '@aosai/api/exams/release';
import type { ReviewMatrix } from '@aosai/api/exams/review';
import type { AnswerKey } from '@aosai/api/questions/scoring';
import type { DrawnFrom } from '@aosai/api/questions/source';
import type { AnswerStatus, AttemptStatus, SubmitReason } from '@aosai/api/papers/attemptStatus';
import type { ExamKind, LineNote, ReviewKind, Visibility } from '@aosai/api/exams/teaching';
import type { Verdict } from '@aosai/api/judging/verdicts';
import { base, instant } from './base.ts';
import type { ProgrammingSpec, StoredOption, StoredPart, StoredSolution } from './storedQuestion.ts';

/** A version of a question, immutable: editing a used question adds a row. Papers and answers refer to versions. */
export const questionVersion = pgTable(
  'question_version',
  {
    ...base(),
    questionId: text('question_id').notNull(),
    versionNo: integer('version_no').notNull(),
    type: text('type').$type<QuestionType>().notNull(),
    title: text('title'),
    stem: text('stem').notNull(),
    stemHtml: text('stem_html').notNull(),
    options: jsonb('options').$type<StoredOption[]>().notNull(),
    parts: jsonb('parts').$type<StoredPart[]>().notNull().default([]),
    answerKey: jsonb('answer_key').$type<AnswerKey>(),
    analysis: text('analysis').notNull(),
    analysisHtml: text('analysis_html').notNull(),
    /** Video that explains the solution; shown with the analysis. */
    videoFile: text('video_file'),
    difficulty: text('difficulty').notNull(),
    tags: jsonb('tags').$type<string[]>().notNull(),
    programming: jsonb('programming').$type<ProgrammingSpec>(),
    /** Programs that prove the test data; never sent outside of the bank. */
    solutions: jsonb('solutions').$type<StoredSolution[]>().notNull().default([]),
    /** Template and seed that it was drawn from; null once somebody has edited it. */
    drawnFrom: jsonb('drawn_from').$type<DrawnFrom>(),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('question_version_no').on(t.appId, t.questionId, t.versionNo),
    index('question_version_video')
      .on(t.appId, t.videoFile)
      .where(sql`video_file is not null`),
  ],
);

export interface PaperSection {
  name: string;
  /** Null when the section has questions of several types. */
  type: QuestionType | null;
  items: { questionVersionId: string; points: number }[];
}

export const examPaper = pgTable(
  'exam_paper',
  {
    ...base(),
    key: text('key'),
    title: text('title').notNull(),
    template: text('template').notNull(),
    sections: jsonb('sections').$type<PaperSection[]>().notNull(),
    totalPoints: integer('total_points').notNull(),
    passPoints: integer('pass_points'),
    durationMin: integer('duration_min').notNull(),
    shuffle: jsonb('shuffle').$type<{ section: boolean; question: boolean; option: boolean }>().notNull(),
    scorePolicy: text('score_policy').$type<'best' | 'last'>().notNull(),
    feedback: text('feedback').$type<'deferred' | 'ioi'>().notNull(),
    /** Set by the first attempt. From then on only owner, status and sharing of the row change. */
    frozenAt: instant('frozen_at'),
    /** The teacher who owns it. Null: the school of `orgId` owns it, or the platform when that is null too. */
    ownerId: text('owner_id'),
    status: text('status').$type<QuestionStatus>().notNull().default('1'),
    /** Why the school returned it to its teacher. */
    note: text('note'),
    isShared: boolean('is_shared').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('exam_paper_key').on(t.appId, t.key),
    /** The GIN index finds the papers that use a question. */
    index('exam_paper_owner').on(t.appId, t.orgId, t.ownerId),
    index('exam_paper_sections').using('gin', t.sections.op('jsonb_path_ops')),
  ],
);

export const exam = pgTable(
  'exam',
  {
    ...base(),
    key: text('key'),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    notesHtml: text('notes_html').notNull(),
    published: boolean('published').notNull(),
    stoppedAt: instant('stopped_at'),
    stopReason: text('stop_reason'),
    enrollStartAt: instant('enroll_start_at').notNull(),
    enrollEndAt: instant('enroll_end_at').notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    examPaperIds: jsonb('exam_paper_ids').$type<string[]>().notNull(),
    priceFen: integer('price_fen').notNull(),
    scope: text('scope').$type<'public' | 'grade' | 'org'>().notNull(),
    maxAttempts: integer('max_attempts').notNull(),
    /** What students see, and when; without what waits to be published. */
    reviewMatrix: jsonb('review_matrix').$type<ReviewMatrix>().notNull(),
    /** The matrix as its makers set it, once parts of it wait or waited to be published; null: `reviewMatrix`. */
    ownMatrix: jsonb('own_matrix').$type<ReviewMatrix>(),
    scoreRelease: text('score_release').$type<Release>().notNull().default('auto'),
    scoresReleasedAt: instant('scores_released_at'),
    keyRelease: text('key_release').$type<Release>().notNull().default('auto'),
    keysReleasedAt: instant('keys_released_at'),
    lateStartPolicy: text('late_start_policy').$type<'untilEnd' | 'none'>().notNull(),
    recordsEvents: boolean('records_events').notNull(),
    /** Whether the exam room explains errors of programs; homework always does. */
    explainsErrors: boolean('explains_errors').notNull().default(false),
    /** A homework is an exam without a start time or a clock, with its own single paper. */
    kind: text('kind').$type<ExamKind>().notNull().default('exam'),
    /** Markdown source of `notesHtml`. */
    notes: text('notes').notNull().default(''),
    /** Whether other teachers of the school see it. */
    visibility: text('visibility').$type<Visibility>().notNull().default('org'),
    capacity: integer('capacity'),
    waitlist: boolean('waitlist').notNull().default(false),
    /** Also listed with the contest activities. */
    isActivity: boolean('is_activity').notNull().default(false),
    /** Whether a new attempt uses one of the member's mock exams of the month. */
    isMock: boolean('is_mock').notNull().default(false),
    /** Which answers a teacher reviews. */
    review: text('review').$type<ReviewKind>().notNull().default('none'),
    accessCode: text('access_code'),
    /** Networks from which an attempt may be started; empty allows all. */
    ipRanges: jsonb('ip_ranges').$type<string[]>().notNull().default([]),
    /** Number of notices sent to its exam rooms. */
    noticeSeq: integer('notice_seq').notNull().default(0),
    /** For homework: when it is due. `startAt` is when it opens, `endAt` when late work ends. */
    dueAt: instant('due_at'),
    lateUntilAt: instant('late_until_at'),
    latePerDayPct: integer('late_per_day_pct').notNull().default(10),
    lateCapPct: integer('late_cap_pct').notNull().default(40),
    showRanking: boolean('show_ranking').notNull().default(true),
    /** Days that a student who joins the class late gets for earlier homework; null grants none. */
    catchUpDays: integer('catch_up_days'),
    /** For homework: when students see the results of questions that are scored at once. */
    results: text('results').$type<HomeworkResults>().notNull().default('atDue'),
    /** For homework: the request that assigned it, which all homework of a series has in common, and its hash. */
    requestId: text('request_id'),
    requestHash: text('request_hash'),
    /** Place in the series, from 1. */
    requestNo: integer('request_no'),
    /** The homework that this one is a copy of. */
    copiedFrom: text('copied_from'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('exam_key').on(t.appId, t.key),
    uniqueIndex('exam_request')
      .on(t.appId, t.createdBy, t.requestId, t.requestNo)
      .where(sql`request_id is not null`),
    index('exam_window').on(t.appId, t.published, t.startAt),
    index('exam_maker').on(t.appId, t.kind, t.createdBy),
    index('exam_org').on(t.appId, t.kind, t.orgId, t.startAt),
    /** Finds the exams that use a paper. */
    index('exam_papers').using('gin', t.examPaperIds.op('jsonb_path_ops')),
    index('exam_title_grams').using('gin', sql`title_grams(title)`),
  ],
);

/** One attempt of one member at one paper. */
export const examPaperEnroll = pgTable(
  'exam_paper_enroll',
  {
    ...base(),
    examEnrollId: text('exam_enroll_id').notNull(),
    examId: text('exam_id').notNull(),
    examPaperId: text('exam_paper_id').notNull(),
    memberId: text('member_id').notNull(),
    attemptNo: integer('attempt_no').notNull(),
    status: text('status').$type<AttemptStatus>().notNull(),
    seed: integer('seed').notNull(),
    startedAt: instant('started_at'),
    deadlineAt: instant('deadline_at'),
    completedAt: instant('completed_at'),
    settledAt: instant('settled_at'),
    submitReason: text('submit_reason').$type<SubmitReason>(),
    holderDeviceId: text('holder_device_id'),
    /** Grows with every takeover; the holder's token is derived from it and never stored. */
    holderGeneration: integer('holder_generation').notNull().default(1),
    lastIp: text('last_ip'),
    lastSeenAt: instant('last_seen_at'),
    /** For a student who returned after the deadline: when they were last seen before it, more than 30 s earlier. */
    silentSinceAt: instant('silent_since_at'),
    /** How long after the deadline the last answer came that was accepted only because the student was cut off. */
    graceMs: integer('grace_ms'),
    extraSec: integer('extra_sec').notNull().default(0),
    autoPoints: integer('auto_points'),
    manualPoints: integer('manual_points'),
    totalPoints: integer('total_points'),
    sectionPoints: jsonb('section_points').$type<number[]>(),
    maxPoints: integer('max_points').notNull(),
    questionCount: integer('question_count').notNull(),
    eventsCount: integer('events_count').notNull().default(0),
    /** When the results became visible to the student and its wrong answers went into the wrong book. */
    practisedAt: instant('practised_at'),
    /** Whether its answers have to be compared with the wrong book again: points changed, or a question was held. */
    practiseAgain: boolean('practise_again').notNull().default(false),
    /** Whether the attempt is at an exam or at a homework. */
    kind: text('kind').$type<ExamKind>().notNull().default('exam'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('exam_paper_enroll_no').on(t.appId, t.examEnrollId, t.examPaperId, t.attemptNo),
    /** At most one running attempt per enrolment and paper, also with concurrent starts. */
    uniqueIndex('exam_paper_enroll_running')
      .on(t.appId, t.examEnrollId, t.examPaperId)
      .where(sql`status = '1'`),
    index('exam_paper_enroll_member').on(t.appId, t.memberId),
    index('exam_paper_enroll_due').on(t.status, t.deadlineAt),
    index('exam_paper_enroll_paper').on(t.appId, t.examPaperId, t.status),
    index('exam_paper_enroll_exam').on(t.appId, t.examId, t.status),
  ],
);

/** On-time state of a homework answer. */
export interface OnTimeAnswer {
  /** The answer at the due date, kept once it is changed late. */
  answer: Answer | null;
  savedAt: string;
  /** When the answer was last cleared: programs submitted before no longer count. */
  cleanedAt?: string | null;
}

export interface LateCopy {
  receivedAt: string;
  reason: 'late' | 'takenOver' | 'conflict' | 'closed';
  answer: Answer | null;
  hash: string;
  accepted: boolean;
}

export const examMemberQuestion = pgTable(
  'exam_member_question',
  {
    ...base(),
    attemptId: text('attempt_id').notNull(),
    memberId: text('member_id').notNull(),
    questionVersionId: text('question_version_id').notNull(),
    no: integer('no').notNull(),
    maxPoints: integer('max_points').notNull(),
    answer: jsonb('answer').$type<Answer>(),
    answerHash: text('answer_hash'),
    /** Programs in languages other than the answer's current one. */
    drafts: jsonb('drafts').$type<CodeDraft[]>().notNull().default([]),
    flagged: boolean('flagged').notNull().default(false),
    revision: integer('revision').notNull().default(0),
    /** Whether the attempt was reopened for other questions only, so that this answer must not change. */
    isLocked: boolean('is_locked').notNull().default(false),
    savedAt: instant('saved_at'),
    spentMs: integer('spent_ms').notNull().default(0),
    status: text('status').$type<AnswerStatus>().notNull(),
    verdict: text('verdict').$type<Verdict>(),
    /** Points that count: the teacher's if set, else the judge's. */
    points: integer('points'),
    autoPoints: integer('auto_points'),
    manualPoints: integer('manual_points'),
    comment: text('comment').notNull().default(''),
    lineNotes: jsonb('line_notes').$type<LineNote[]>().notNull().default([]),
    /** Automatic points at the time of the review, to show whether they have changed since. */
    reviewedAutoPoints: integer('reviewed_auto_points'),
    reviewedBy: text('reviewed_by'),
    reviewedAt: instant('reviewed_at'),
    /** Whether it waits for a teacher's review. */
    needsReview: boolean('needs_review').notNull().default(false),
    /** The state at the homework's due date, once the answer is changed late. */
    onTime: jsonb('on_time').$type<OnTimeAnswer>(),
    /** The submission whose points count, according to the paper's score policy. */
    gradedSubmissionId: text('graded_submission_id'),
    lateCopies: jsonb('late_copies').$type<LateCopy[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('exam_member_question_one').on(t.appId, t.attemptId, t.questionVersionId),
    index('exam_member_question_member').on(t.appId, t.memberId),
    index('exam_member_question_version').on(t.appId, t.questionVersionId),
    index('exam_member_question_review')
      .on(t.appId, t.attemptId)
      .where(sql`needs_review`),
  ],
);

/** Events of an attempt: append-only, at most 2,000 per attempt. */
export const examEvent = pgTable(
  'exam_event',
  {
    appId: text('app_id').notNull(),
    id: text('id').notNull(),
    attemptId: text('attempt_id').notNull(),
    at: instant('at').notNull(),
    type: text('type').notNull(),
    questionVersionId: text('question_version_id'),
    ms: integer('ms'),
    meta: jsonb('meta').$type<Record<string, string | number>>(),
  },
  (t) => [primaryKey({ columns: [t.appId, t.id] }), index('exam_event_attempt').on(t.appId, t.attemptId, t.at)],
);
