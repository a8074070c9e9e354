import type { AnyPgTable } from 'drizzle-orm/pg-core';
import { question, questionSearch, unlock } from '../../../db/schema/bank.ts';
import { chapter, course } from '../../../db/schema/content.ts';
import { enrolment } from '../../../db/schema/enrolment.ts';
import { exam, examMemberQuestion, examPaper, examPaperEnroll, questionVersion } from '../../../db/schema/exam.ts';
import { submission } from '../../../db/schema/submission.ts';
import { rejudge } from '../../../db/schema/judge.ts';
import {
  memberBlacklist,
  memberDocument,
  memberPoints,
  teacherGroup,
  turtleWork,
} from '../../../db/schema/memberRecords.ts';
import { consent } from '../../../db/schema/minors.ts';
import { memberMembership, membership, right } from '../../../db/schema/cards.ts';
import { member, memberTeacher, organization, organizationMember, user } from '../../../db/schema/people.ts';
import { orders, payment } from '../../../db/schema/orders.ts';
import {
  app,
  config,
  configVersion,
  dict,
  dictItem,
  feedback,
  imageBanner,
  message,
  sysLog,
} from '../../../db/schema/platform.ts';
import { memberQuestion, memberQuestionTry } from '../../../db/schema/practice.ts';
import { resource, resourceOperation, role } from '../../../db/schema/rights.ts';
import { grade, gradeControl, gradePin, memberGradeSettlement } from '../../../db/schema/teaching.ts';

const exams = [exam, examPaper, enrolment];
const attempts = [examPaperEnroll, exam, examPaper, enrolment, member, examMemberQuestion];
const homework = [exam, examPaper, enrolment, examPaperEnroll, examMemberQuestion, member, grade, gradeControl];
const homeworkPlaces = [...homework, organizationMember];
const practised = [memberQuestionTry, member, question];
const people = [member, organizationMember, organization, memberTeacher];

/** The tables that each list of the contract reads. */
export const LIST_TABLES: Readonly<Record<string, readonly AnyPgTable[]>> = {
  'app.queryList': [app],
  'chapter.queryList': [chapter, course, question, member, organization, unlock],
  'chapter.querySimpleList': [chapter, question],
  'config.queryList': [config, configVersion],
  'course.queryList': [course, chapter, grade, member, organization],
  'course.querySimpleList': [course, chapter],
  'dict.queryList': [dict, dictItem],
  'dict.queryItemList': [dict, dictItem],
  'exam.queryList': exams,
  'exam.querySimpleList': exams,
  'examMemberQuestion.queryLatestList': [submission, examPaperEnroll, exam],
  'examMemberQuestion.queryList': [examMemberQuestion, examPaperEnroll, enrolment, exam, questionVersion],
  'examMemberQuestion.queryListByTeacher': [
    examMemberQuestion,
    examPaperEnroll,
    enrolment,
    exam,
    member,
    questionVersion,
  ],
  'examMemberQuestion.queryStatisticsGroupByMember': [examMemberQuestion, examPaperEnroll, enrolment, exam, member],
  'examMemberQuestion.queryQuestionStatisticsByExamPaper': [
    examMemberQuestion,
    examPaperEnroll,
    enrolment,
    exam,
    questionVersion,
  ],
  'examEnroll.queryEnrollList': [enrolment, exam, member, organizationMember],
  'examPaper.queryList': [examPaper, exam, examPaperEnroll, member, organization],
  'examPaper.querySimpleList': [examPaper, examPaperEnroll],
  'examPaperEnroll.queryList': attempts,
  'examPaperEnroll.queryListByTeacher': attempts,
  'examPaperEnroll.queryListByOrganization': [...attempts, organizationMember],
  'feedback.queryList': [feedback, member],
  'grade.queryList': [grade, gradePin, enrolment, member, organization],
  'grade.querySimpleList': [grade, gradePin, enrolment],
  'grade.controls/queryList': [gradeControl, grade, enrolment, exam, course, chapter],
  'gradeEnroll.queryEnrollList': [enrolment, grade, member, organizationMember],
  'memberQuestion.queryList': practised,
  'memberQuestion.queryLatestList': [memberQuestion, question, chapter],
  'memberQuestion.queryListByTeacher': [...practised, memberTeacher, enrolment],
  'homework.queryList': homework,
  'homework.querySimpleList': homework,
  'homeworkEnroll.queryList': homeworkPlaces,
  'homeworkEnroll.queryListByTeacher': homeworkPlaces,
  'homeworkEnroll.queryEnrolledMemberListByHomework': homeworkPlaces,
  'homeworkMemberQuestion.queryList': [...homework, questionVersion],
  'homeworkMemberQuestion.queryListByTeacher': [...homework, questionVersion],
  'imageBanner.queryList': [imageBanner],
  'member.queryList': people,
  'member.anonQueryList': people,
  'member.querySimpleList': people,
  'memberBlacklist.queryList': [memberBlacklist, member],
  'memberDocument.queryList': [memberDocument, member],
  'memberGradeSettlement.queryList': [memberGradeSettlement, grade, member, organization, organizationMember],
  'membership.queryList': [membership, memberMembership, right],
  'memberMembership.queryList': [memberMembership, member],
  'memberOrder.queryList': [orders, payment, member],
  'memberPoints.queryList': [memberPoints],
  'membershipOrder.queryList': [orders, payment, member],
  'message.queryList': [message],
  'organization.queryList': [organization, organizationMember, member],
  'organization.querySimpleList': [organization],
  'organizationMember.queryList': [organizationMember, member, consent],
  'question.queryList': [question, questionSearch, questionVersion, feedback],
  'question.querySimpleList': [question, questionSearch, questionVersion],
  'rejudge.queryList': [rejudge, submission],
  'rejudge.queryDifferenceList': [rejudge, submission],
  'resource.queryList': [resource, resourceOperation],
  'resourceOperation.queryList': [resourceOperation, resource],
  'right.queryList': [right],
  'role.queryList': [role, user],
  'sysLog.queryList': [sysLog, user, member],
  'sharedWork.queryList': [turtleWork, member],
  'teacherGroup.queryList': [teacherGroup, member, memberTeacher],
  'teacherGroup.querySimpleList': [teacherGroup, member],
  'teacherMember.queryList': [memberTeacher, member, organizationMember, teacherGroup],
  'user.queryList': [user, role],
};
