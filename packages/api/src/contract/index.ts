import { address } from './address.ts';
import { app } from './app.ts';
import { auth } from './auth.ts';
import { captcha } from './captcha.ts';
import { config } from './config.ts';
import { dict } from './dict.ts';
import { dev } from './dev.ts';
import { exam, examEnroll } from './exam.ts';
import { examMemberQuestion } from './examMemberQuestion.ts';
import { examPaper } from './examPaper.ts';
import { examPaperEnroll } from './examPaperEnroll.ts';
import { file } from './file.ts';
import { feedback } from './feedback.ts';
import { image } from './image.ts';
import { imageBanner } from './imageBanner.ts';
import { judge } from './judge.ts';
import { ocr } from './ocr.ts';
import { member } from './member.ts';
import { memberBlacklist, memberDocument, memberPoints } from './memberRecords.ts';
import { message } from './message.ts';
import { minors } from './minors.ts';
import { organization } from './organization.ts';
import { organizationMember } from './organizationMember.ts';
import { platform } from './platform.ts';
import { registration } from './registration.ts';
import { rejudge } from './rejudge.ts';
import { resource } from './resource.ts';
import { resourceOperation } from './resourceOperation.ts';
import { right } from './right.ts';
import { role } from './role.ts';
import { sysLog } from './sysLog.ts';
import { teacherGroup } from './teacherGroup.ts';
import { teacherMember } from './teacherMember.ts';
import { user } from './user.ts';
import { scenes, wx } from './wx.ts';

/**
 * Every call of the API, by resource and action. Client, server routes, validation, access, OpenAPI and fixture
 * types all derive from this table.
 */
export const contract = {
  platform,
  auth,
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
  judge,
  rejudge,
  resource,
  resourceOperation,
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

export type Contract = typeof contract;
export type ResourceKey = keyof Contract;
export type ActionKey<R extends ResourceKey> = keyof Contract[R]['calls'];
