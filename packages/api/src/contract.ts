import { address } from './platform/address.contract.ts';
import { app } from './platform/app.contract.ts';
import { auth } from './accounts/auth.contract.ts';
import { secondFactor } from './accounts/secondFactor.contract.ts';
import { captcha } from './accounts/captcha.contract.ts';
import { chapter } from './courses/chapter.contract.ts';
import { config } from './platform/config.contract.ts';
import { desk } from './desks/desk.contract.ts';
import { search } from './desks/search.contract.ts';
import { course } from './courses/course.contract.ts';
import { dict } from './platform/dict.contract.ts';
import { dev } from './platform/dev.contract.ts';
import { exam } from './exams/exam.contract.ts';
import { examEnroll } from './exams/examEnroll.contract.ts';
import { examMemberQuestion } from './exams/examMemberQuestion.contract.ts';
import { examPaper } from './papers/paper.contract.ts';
import { examPaperEnroll } from './exams/examPaperEnroll.contract.ts';
import { file } from './platform/file.contract.ts';
import { feedback } from './platform/feedback.contract.ts';
import { image } from './platform/image.contract.ts';
import { imageBanner } from './platform/imageBanner.contract.ts';
import { backup } from './platform/backup.contract.ts';
import { job } from './platform/job.contract.ts';
import { judge } from './judging/judge.contract.ts';
import { grade } from './classes/grade.contract.ts';
import { gradeEnroll } from './classes/gradeEnroll.contract.ts';
import { memberPlayground } from './practice/memberPlayground.contract.ts';
import { sharedWork } from './practice/sharedWork.contract.ts';
import { turtleWork } from './practice/turtleWork.contract.ts';
import { placement } from './practice/placement/placement.contract.ts';
import { plan } from './practice/plan/plan.contract.ts';
import { memberGradeSettlement } from './classes/memberGradeSettlement.contract.ts';
import { homework } from './homework/homework.contract.ts';
import { homeworkEnroll } from './homework/homeworkEnroll.contract.ts';
import { homeworkMemberQuestion } from './homework/homeworkMemberQuestion.contract.ts';
import { question } from './questions/question.contract.ts';
import { ocr } from './platform/ocr.contract.ts';
import { memberReads } from './accounts/memberReads.contract.ts';
import { memberWrites } from './accounts/memberWrites.contract.ts';
import { queryCurrentRights } from './rights/memberRights.contract.ts';
import { queryStatistics } from './practice/memberStatistics.contract.ts';
import { resource as resourceOf } from './kit/contract/call.ts';
import { memberQuestion } from './practice/memberQuestion.contract.ts';
import { memberBlacklist, memberDocument, memberPoints } from './accounts/memberRecords.contract.ts';
import { memberOrder } from './orders/memberOrder.contract.ts';
import { membershipOrder } from './orders/membershipOrder.contract.ts';
import { messageCalls } from './platform/message.contract.ts';
import { announcementCalls } from './classes/announcements.contract.ts';
import { sendToStudents } from './classes/sendToStudents.contract.ts';
import { minors } from './accounts/minors.contract.ts';
import { organization } from './schools/organization.contract.ts';
import { organizationMember } from './schools/organizationMember.contract.ts';
import { platform } from './platform/platform.contract.ts';
import { registration } from './accounts/registration.contract.ts';
import { rejudge } from './rejudging/rejudge.contract.ts';
import { resource } from './accounts/resource.contract.ts';
import { resourceOperation } from './accounts/resourceOperation.contract.ts';
import { membership } from './orders/membership.contract.ts';
import { right } from './rights/right.contract.ts';
import { role } from './accounts/role.contract.ts';
import { sysLog } from './platform/sysLog.contract.ts';
import { teacherGroup } from './schools/teacherGroup.contract.ts';
import { teacherMember } from './schools/teacherMember.contract.ts';
import { user } from './accounts/user.contract.ts';
import { scenes, wx } from './accounts/wx.contract.ts';
import { memberMembership } from './rights/memberMembership.contract.ts';

/** Student, parent and teacher accounts. `create` is in registration.ts, consent and guardians in minors.ts. */
const member = resourceOf('member', { ...memberReads({ queryCurrentRights, queryStatistics }), ...memberWrites });
const message = resourceOf('message', { ...messageCalls(sendToStudents), ...announcementCalls });

/**
 * Every call of the API, by resource and action. Client, server routes, validation, access, OpenAPI and the types of
 * fixtures derive from this table.
 */
export const contract = {
  platform,
  auth,
  secondFactor,
  captcha,
  wx,
  scenes,
  dev,
  member,
  memberBlacklist,
  memberDocument,
  memberPoints,
  dict,
  imageBanner,
  config,
  app,
  address,
  file,
  image,
  ocr,
  exam,
  examEnroll,
  examPaper,
  examPaperEnroll,
  examMemberQuestion,
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
  homework,
  homeworkEnroll,
  homeworkMemberQuestion,
  course,
  chapter,
  backup,
  job,
  judge,
  question,
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
  message,
  registration,
  minors,
  organization,
  organizationMember,
  teacherGroup,
  teacherMember,
};

/** Type of the contract, for types derived from it. */
export type Contract = typeof contract;
/** Key of a resource, as in the contract table. */
export type ResourceKey = keyof Contract;
/** Action of a resource. */
export type ActionKey<R extends ResourceKey> = keyof Contract[R]['calls'];
