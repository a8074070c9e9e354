import type { openElsewhere } from './exam/examWrites.ts';
import type * as z from 'zod/mini';
import type * as attemptPieces from './exam/attempt.ts';
import type { submissionView, submittedCode } from './exam/submissionViews.ts';
import type { currentPerson, memberSelf, signInReply } from './people/auth.ts';
import type { inboxMessage } from './platform/dev.ts';
import type { childOnExam, examCard, examDetail, examPaperCard } from './exam/exam.ts';
import type { enrolment } from './exam/examEnroll.ts';
import type { boardRow, liveBoard } from './exam/liveBoard.ts';
import type { paperDetail, paperQuestion, paperRow, paperSections } from './exam/examPaper.ts';
import type { report, reportQuestion } from './exam/examPaperEnroll.ts';
import type { openPayment, orderDetail, orderRow } from './commerce/orderViews.ts';
import type { orderStatistics } from './commerce/membershipOrder.ts';
import type { feedbackItem } from './platform/feedback.ts';
import type { reviewedAnswer, reviewRow } from './teaching/memberQuestion.ts';
import type { memberPractice, pointMastery } from './people/memberPractice.ts';
import type { latestPractice, practiceReads } from './teaching/practiceReads.ts';
import type {
  practiceDraft,
  practiceSolution,
  practiceState,
  practiceTry,
  practiceTryDetail,
  practiceTryRow,
} from './teaching/practiceViews.ts';
import type { judgeOverview } from './exam/judge.ts';
import type { organizationRow } from './people/organization.ts';
import type { importReport, organizationLink, organizationMemberRow } from './people/organizationMember.ts';
import type { memberDetail } from './people/memberViews.ts';
import type { messageItem } from './platform/message.ts';
import type { dueHomework, examToday, familyWeek, platformDay, schoolDay, teacherDay } from './teaching/desk.ts';
import type { homeworkDetail, homeworkRow } from './teaching/homework.ts';
import type {
  homeworkPlace,
  homeworkReport,
  homeworkRosterRow,
  homeworkStatistics,
} from './teaching/homeworkEnroll.ts';
import type { guardianLink } from './people/minors.ts';
import type { questionDetail, questionRow } from './exam/questionViews.ts';
import type { questionVersionDetail, questionVersionRow } from './exam/questionHistory.ts';
import type { rejudgeDifference, rejudgeSummary } from './exam/rejudge.ts';
import type { chapterDetail, chapterPage, chapterRow } from './content/chapter.ts';
import type { courseClass, courseDetail, courseRow, courseUnit } from './content/course.ts';
import type { classReport, classStudent } from './teaching/classReport.ts';
import type { gradeDetail, gradeRow } from './teaching/grade.ts';
import type { gradeControlRow } from './teaching/gradeControls.ts';
import type { gradePlace, gradePlaceRow } from './teaching/gradeEnroll.ts';
import type { settlementRow } from './teaching/memberGradeSettlement.ts';
import type { teacherGroupRow } from './teaching/teacherGroup.ts';
import type { teacherMemberRow } from './teaching/teacherMember.ts';

/** Output types of the contract's schemas, for use in screens, handlers and fixtures. */
export type Current = z.output<typeof currentPerson>;
export type PracticeState = z.output<typeof practiceState>;
export type PracticeSolution = z.output<typeof practiceSolution>;
export type PracticeDraft = z.output<typeof practiceDraft>;
export type PracticeTry = z.output<typeof practiceTry>;
export type PracticeTryRow = z.output<typeof practiceTryRow>;
export type PracticeTryDetail = z.output<typeof practiceTryDetail>;
/** A student in a class report. */
export type ClassPracticeRow = z.output<typeof classStudent>;
export type ClassReport = z.output<typeof classReport>;
export type PracticeStanding = z.output<(typeof practiceReads)['queryDraft']['output']>;
export type WrongCases = z.output<(typeof practiceReads)['queryWrongCaseListById']['output']>;
export type MemberPractice = z.output<typeof memberPractice>;
export type PointMastery = z.output<typeof pointMastery>;
export type LatestPractice = z.output<typeof latestPractice>;
export type SignInReply = z.output<typeof signInReply>;
export type InboxMessage = z.output<typeof inboxMessage>;
export type MemberSelf = z.output<typeof memberSelf>;
export type ExamCard = z.output<typeof examCard>;
/** State of a guardian's child in an exam. */
export type ChildOnExam = z.output<typeof childOnExam>;
export type ExamDetail = z.output<typeof examDetail>;
export type OpenElsewhere = z.output<typeof openElsewhere>;
export type ExamPaperCard = z.output<typeof examPaperCard>;
export type Enrolment = z.output<typeof enrolment>;
export type BoardRow = z.output<typeof boardRow>;
export type LiveBoard = z.output<typeof liveBoard>;
export type Attempt = z.output<typeof attemptPieces.attempt>;
export type StudentAttempt = z.output<typeof attemptPieces.studentAttempt>;
export type Room = z.output<typeof attemptPieces.room>;
export type RoomSection = z.output<typeof attemptPieces.roomSection>;
export type RoomQuestion = z.output<typeof attemptPieces.roomQuestion>;
export type SavedAnswer = z.output<typeof attemptPieces.savedAnswer>;
export type RoomAnswer = z.output<typeof attemptPieces.roomAnswer>;
export type RecordedEvent = z.output<typeof attemptPieces.recordedEvent>;
export type SaveAnswer = z.output<typeof attemptPieces.saveAnswer>;
export type SaveInput = z.output<typeof attemptPieces.saveInput>;
export type SaveReply = z.output<typeof attemptPieces.saveReply>;
export type ClientEventInput = z.output<typeof attemptPieces.clientEvent>;
export type Notice = z.output<typeof attemptPieces.notice>;
export type SubmissionView = z.output<typeof submissionView>;
export type SubmittedCode = z.output<typeof submittedCode>;
export type Receipt = z.output<typeof attemptPieces.receipt>;
export type AnswerRecord = z.output<typeof attemptPieces.answerRecord>;
export type Report = z.output<typeof report>;
export type ReportQuestion = z.output<typeof reportQuestion>;
export type JudgeOverview = z.output<typeof judgeOverview>;
export type BankRow = z.output<typeof questionRow>;
export type BankDetail = z.output<typeof questionDetail>;
export type BankVersionRow = z.output<typeof questionVersionRow>;
export type BankVersion = z.output<typeof questionVersionDetail>;
export type PaperListRow = z.output<typeof paperRow>;
export type PaperDetail = z.output<typeof paperDetail>;
export type PaperSections = z.output<typeof paperSections>;
export type PaperQuestion = z.output<typeof paperQuestion>;
export type ChapterRow = z.output<typeof chapterRow>;
export type ChapterDetail = z.output<typeof chapterDetail>;
export type ChapterPage = z.output<typeof chapterPage>;
export type CourseRow = z.output<typeof courseRow>;
export type CourseDetail = z.output<typeof courseDetail>;
export type CourseClass = z.output<typeof courseClass>;
export type CourseUnit = z.output<typeof courseUnit>;
export type RejudgeSummary = z.output<typeof rejudgeSummary>;
export type RejudgeDifference = z.output<typeof rejudgeDifference>;
export type OrganizationItem = z.output<typeof organizationRow>;
export type OrganizationMember = z.output<typeof organizationMemberRow>;
export type OrganizationLink = z.output<typeof organizationLink>;
export type ImportReport = z.output<typeof importReport>;
export type TeacherGroup = z.output<typeof teacherGroupRow>;
export type TeacherMember = z.output<typeof teacherMemberRow>;
export type OrderRow = z.output<typeof orderRow>;
export type OrderDetail = z.output<typeof orderDetail>;
export type OpenPayment = z.output<typeof openPayment>;
export type OrderStatistics = z.output<typeof orderStatistics>;
export type FeedbackItem = z.output<typeof feedbackItem>;
export type MessageItem = z.output<typeof messageItem>;
export type GuardianLink = z.output<typeof guardianLink>;
export type MemberDetail = z.output<typeof memberDetail>;
export type GradeRow = z.output<typeof gradeRow>;
export type GradeDetail = z.output<typeof gradeDetail>;
export type GradeControl = z.output<typeof gradeControlRow>;
export type GradePlace = z.output<typeof gradePlace>;
export type GradePlaceRow = z.output<typeof gradePlaceRow>;
export type TermReport = z.output<typeof settlementRow>;
export type HomeworkRow = z.output<typeof homeworkRow>;
export type HomeworkDetail = z.output<typeof homeworkDetail>;
export type ReviewRow = z.output<typeof reviewRow>;
export type ReviewedAnswer = z.output<typeof reviewedAnswer>;
export type HomeworkPlace = z.output<typeof homeworkPlace>;
export type HomeworkRosterRow = z.output<typeof homeworkRosterRow>;
export type HomeworkReport = z.output<typeof homeworkReport>;
export type HomeworkStatistics = z.output<typeof homeworkStatistics>;
export type TeacherDay = z.output<typeof teacherDay>;
export type SchoolDay = z.output<typeof schoolDay>;
export type PlatformDay = z.output<typeof platformDay>;
export type FamilyWeek = z.output<typeof familyWeek>;
export type DueHomework = z.output<typeof dueHomework>;
export type ExamToday = z.output<typeof examToday>;
