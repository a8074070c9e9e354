import type * as z from 'zod/mini';
import type * as attemptPieces from './attempt.ts';
import type { currentPerson, memberSelf } from './auth.ts';
import type { enrolment, examCard, examDetail, examPaperCard } from './exam.ts';
import type { report, reportQuestion } from './examPaperEnroll.ts';

/** Names for what the contract infers, so that screens, handlers and fixtures speak of the same things. */
export type Current = z.output<typeof currentPerson>;
export type MemberSelf = z.output<typeof memberSelf>;
export type ExamCard = z.output<typeof examCard>;
export type ExamDetail = z.output<typeof examDetail>;
export type ExamPaperCard = z.output<typeof examPaperCard>;
export type Enrolment = z.output<typeof enrolment>;
export type Attempt = z.output<typeof attemptPieces.attempt>;
export type Room = z.output<typeof attemptPieces.room>;
export type RoomSection = z.output<typeof attemptPieces.roomSection>;
export type RoomQuestion = z.output<typeof attemptPieces.roomQuestion>;
export type SavedAnswer = z.output<typeof attemptPieces.savedAnswer>;
export type SaveAnswer = z.output<typeof attemptPieces.saveAnswer>;
export type SaveInput = z.output<typeof attemptPieces.saveInput>;
export type SaveReply = z.output<typeof attemptPieces.saveReply>;
export type ClientEventInput = z.output<typeof attemptPieces.clientEvent>;
export type Notice = z.output<typeof attemptPieces.notice>;
export type SubmissionView = z.output<typeof attemptPieces.submissionView>;
export type Receipt = z.output<typeof attemptPieces.receipt>;
export type AnswerRecord = z.output<typeof attemptPieces.answerRecord>;
export type Report = z.output<typeof report>;
export type ReportQuestion = z.output<typeof reportQuestion>;
