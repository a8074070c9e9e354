import type { AnyPgTable } from 'drizzle-orm/pg-core';
import { question, questionSearch } from '../../db/schema/bank.ts';
import {
  exam,
  examEnroll,
  examMemberQuestion,
  examPaper,
  examPaperEnroll,
  questionVersion,
  submission,
} from '../../db/schema/exam.ts';
import { rejudge } from '../../db/schema/judge.ts';
import { memberBlacklist, memberDocument, memberPoints, teacherGroup } from '../../db/schema/memberRecords.ts';
import { consent } from '../../db/schema/minors.ts';
import { member, memberTeacher, organization, organizationMember, right, user } from '../../db/schema/people.ts';
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
} from '../../db/schema/platform.ts';
import { resource, resourceOperation, role } from '../../db/schema/rights.ts';

const exams = [exam, examPaper, examEnroll];
const attempts = [examPaperEnroll, exam, examPaper, examEnroll, member, examMemberQuestion];
const people = [member, organizationMember, organization, memberTeacher];

/** What each list of the contract reads. */
export const LIST_TABLES: Readonly<Record<string, readonly AnyPgTable[]>> = {
  'app.queryList': [app],
  'config.queryList': [config, configVersion],
  'dict.queryList': [dict, dictItem],
  'dict.queryItemList': [dict, dictItem],
  'exam.queryList': exams,
  'exam.querySimpleList': exams,
  'examMemberQuestion.queryLatestList': [submission, examPaperEnroll, exam],
  'examMemberQuestion.queryList': [examMemberQuestion, examPaperEnroll, examEnroll, exam, questionVersion],
  'examEnroll.queryEnrollList': [examEnroll, exam, member],
  'examPaper.queryList': [examPaper, exam, examPaperEnroll, member, organization],
  'examPaper.querySimpleList': [examPaper, examPaperEnroll],
  'examPaperEnroll.queryList': attempts,
  'examPaperEnroll.queryListByTeacher': attempts,
  'examPaperEnroll.queryListByOrganization': [...attempts, organizationMember],
  'feedback.queryList': [feedback, member],
  'imageBanner.queryList': [imageBanner],
  'member.queryList': people,
  'member.anonQueryList': people,
  'member.querySimpleList': people,
  'memberBlacklist.queryList': [memberBlacklist, member],
  'memberDocument.queryList': [memberDocument, member],
  'memberPoints.queryList': [memberPoints],
  'message.queryList': [message],
  'organization.queryList': [organization, organizationMember, member],
  'organization.querySimpleList': [organization],
  'organizationMember.queryList': [organizationMember, member, consent],
  'question.queryList': [question, questionSearch, questionVersion],
  'question.querySimpleList': [question, questionSearch, questionVersion],
  'rejudge.queryList': [rejudge, submission],
  'rejudge.queryDifferenceList': [rejudge, submission],
  'resource.queryList': [resource, resourceOperation],
  'resourceOperation.queryList': [resourceOperation, resource],
  'right.queryList': [right],
  'role.queryList': [role, user],
  'sysLog.queryList': [sysLog, user, member],
  'teacherGroup.queryList': [teacherGroup, member, memberTeacher],
  'teacherGroup.querySimpleList': [teacherGroup, member],
  'teacherMember.queryList': [memberTeacher, member, organizationMember, teacherGroup],
  'user.queryList': [user, role],
};
