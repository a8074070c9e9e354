import type { ResourceKey } from '@aosai/api/contract/index';
import { address } from './address.ts';
import { app } from './app.ts';
import { auth } from './auth.ts';
import { captcha } from './captcha.ts';
import { config } from './config.ts';
import type { ResourceHandlers } from './context.ts';
import { dev } from './dev.ts';
import { dict } from './dict.ts';
import { exam } from './exam.ts';
import { examEnroll } from './examEnroll.ts';
import { examMemberQuestion } from './examMemberQuestion.ts';
import { examPaper } from './examPaper.ts';
import { examPaperEnroll } from './examPaperEnroll.ts';
import { feedback } from './feedback.ts';
import { file } from './file.ts';
import { imageBanner } from './imageBanner.ts';
import { image } from './image.ts';
import { judge } from './judge.ts';
import { ocr } from './ocr.ts';
import { member } from './member.ts';
import { memberBlacklist } from './memberBlacklist.ts';
import { memberDocument } from './memberDocument.ts';
import { memberPoints } from './memberPoints.ts';
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
import { sysLog } from './sysLogList.ts';
import { teacherGroup } from './teacherGroup.ts';
import { teacherMember } from './teacherMember.ts';
import { user } from './user.ts';
import { scenes, wx } from './wx.ts';

/** Every handler by resource and action: a call of the contract without one does not compile. */
export const handlers = {
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
} satisfies { [R in ResourceKey]: ResourceHandlers<R> };
