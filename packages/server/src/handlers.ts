import type { ResourceKey } from '@aosai/api/contract';
import { assignSeries } from './classes/assignSeries.ts';
import { publishHomework } from './classes/publishHomework.ts';
import { ensureAppData } from './start/seed/appData.ts';
import { renewConsents } from './accounts/minors/askForRenewal.ts';
import { buySolution } from './practice/tries/buySolution.ts';
import { queryRandomList } from './practice/draw/practiceDraw.ts';
import { answerStatistics } from './homework/statistics.ts';
import { announcements } from './classes/announcements.ts';
import { sendToStudents } from './classes/sendToStudents.ts';
import { exportMine } from './desks/personalData/exportMine.ts';
import { memberStanding } from './practice/mastery/memberStanding.ts';
import { memberTeachers } from './schools/member/memberTeachers.ts';
import { memberStates } from './schools/member/memberStates.ts';
import { memberPwdReset } from './schools/member/memberPwdReset.ts';
import { memberBatch } from './schools/member/memberBatch.ts';
import { address } from './platform/address/address.ts';
import { appOf } from './platform/app/app.ts';
import { auth } from './accounts/signIn/auth.ts';
import { secondFactor } from './accounts/secondFactor/secondFactor.ts';
import { backup } from './platform/backup/backup.ts';
import { captcha } from './accounts/captcha/captcha.ts';
import { chapter } from './courses/chapter/chapter.ts';
import { configOf } from './platform/config/config.ts';
import { course } from './courses/course/course.ts';
import type { ResourceHandlers } from './kit/context.ts';
import { desk } from './desks/desk.ts';
import { search } from './desks/search.ts';
import { dev } from './platform/dev/dev.ts';
import { dict } from './platform/dict/dict.ts';
import { exam } from './exams/exam/exam.ts';
import { examEnroll } from './exams/places/examEnroll.ts';
import { examMemberQuestion } from './exams/marking/examMemberQuestion.ts';
import { examPaper } from './exams/papers/examPaper.ts';
import { examPaperEnroll } from './exams/attempts/examPaperEnroll.ts';
import { feedback } from './platform/feedback/feedback.ts';
import { file } from './platform/file/file.ts';
import { homework } from './homework/homework.ts';
import { deleteSeries } from './homework/homeworkSeries.ts';
import { homeworkEnroll } from './homework/places/homeworkEnroll.ts';
import { homeworkMemberQuestion } from './homework/answers/homeworkMemberQuestion.ts';
import { imageBanner } from './platform/imageBanner/imageBanner.ts';
import { grade } from './classes/grade.ts';
import { gradeEnroll } from './classes/places/gradeEnroll.ts';
import { memberGradeSettlement } from './classes/settlement/memberGradeSettlement.ts';
import { image } from './platform/image/image.ts';
import { job } from './platform/health/job.ts';
import { judge } from './judging/judge.ts';
import { ocr } from './platform/ocr/ocr.ts';
import { member } from './accounts/member/member.ts';
import { memberBlacklist } from './accounts/blacklist/memberBlacklist.ts';
import { memberDocument } from './accounts/document/memberDocument.ts';
import { memberPlayground } from './practice/playground/memberPlayground.ts';
import { sharedWork } from './practice/playground/sharedWork.ts';
import { turtleWork } from './practice/playground/turtleWork.ts';
import { plan } from './practice/plan/plan.ts';
import { placement } from './practice/placement/placement.ts';
import { memberQuestion } from './practice/memberQuestion.ts';
import { memberMembership } from './rights/cards/memberMembership.ts';
import { memberPoints } from './accounts/points/memberPoints.ts';
import { memberOrder } from './orders/memberOrder.ts';
import { membershipOrder } from './orders/cards/membershipOrder.ts';
import { message } from './platform/message/message.ts';
import { minors } from './accounts/minors/minors.ts';
import { organization } from './schools/organization/organization.ts';
import { organizationMember } from './schools/roster/organizationMember.ts';
import { platform } from './platform/health/platform.ts';
import { queryEvidence } from './exams/statistics/questionEvidence.ts';
import { question } from './questions/question/question.ts';
import { registration } from './schools/registration/registration.ts';
import { rejudge } from './rejudging/rejudge.ts';
import { resource } from './accounts/role/resource.ts';
import { resourceOperation } from './accounts/role/resourceOperation.ts';
import { membership } from './orders/cards/membership.ts';
import { right } from './rights/right/right.ts';
import { role } from './accounts/role/role.ts';
import { sysLog } from './platform/sysLog/sysLogList.ts';
import { teacherGroup } from './schools/teacherGroup/teacherGroup.ts';
import { teacherMember } from './schools/teacherGroup/teacherMember.ts';
import { user } from './accounts/user/user.ts';
import { scenes, wx } from './accounts/weChat/wx.ts';

/** Every handler by resource and action: a call of the contract without one does not compile. */
export const handlers = {
  platform,
  auth,
  secondFactor,
  captcha,
  wx,
  scenes,
  dev,
  member: { ...member, ...memberBatch, ...memberPwdReset, ...memberStates, ...memberTeachers, ...memberStanding },
  memberBlacklist,
  memberDocument,
  memberPoints,
  dict,
  imageBanner,
  config: configOf(renewConsents),
  app: appOf(ensureAppData),
  address,
  file,
  image,
  ocr,
  exam,
  examEnroll,
  examPaper,
  examPaperEnroll,
  examMemberQuestion: { ...examMemberQuestion, ...answerStatistics },
  memberQuestion,
  memberPlayground,
  turtleWork,
  sharedWork,
  placement,
  plan,
  grade,
  gradeEnroll,
  memberGradeSettlement,
  desk,
  search,
  homework: { ...homework, publish: publishHomework, assign: assignSeries, deleteSeries },
  homeworkEnroll,
  homeworkMemberQuestion,
  course,
  chapter,
  backup,
  job,
  judge,
  question: { ...question, queryRandomList, queryEvidence, buy: buySolution },
  rejudge,
  resource,
  resourceOperation,
  membership,
  memberMembership,
  membershipOrder,
  memberOrder,
  right,
  role,
  sysLog,
  user,
  feedback,
  message: { ...message, ...announcements, send: sendToStudents },
  registration,
  minors: { ...minors, exportMine },
  organization,
  organizationMember,
  teacherGroup,
  teacherMember,
} satisfies { [R in ResourceKey]: ResourceHandlers<R> };
