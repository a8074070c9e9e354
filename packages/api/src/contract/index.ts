import { auth } from './auth.ts';
import { config, dict, file, imageBanner } from './common.ts';
import { exam, examEnroll } from './exam.ts';
import { examMemberQuestion } from './examMemberQuestion.ts';
import { examPaper } from './examPaper.ts';
import { examPaperEnroll } from './examPaperEnroll.ts';
import { judge } from './judge.ts';
import { member } from './member.ts';
import { platform } from './platform.ts';
import { rejudge } from './rejudge.ts';
import { resource } from './resource.ts';
import { resourceOperation } from './resourceOperation.ts';
import { right } from './right.ts';
import { role } from './role.ts';
import { sysLog } from './sysLog.ts';
import { user } from './user.ts';

/**
 * Every call of the API, by resource and action. Client, server routes, validation, access, OpenAPI and fixture
 * types all derive from this table.
 */
export const contract = {
  platform,
  auth,
  member,
  dict,
  imageBanner,
  config,
  file,
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
};

export type Contract = typeof contract;
export type ResourceKey = keyof Contract;
export type ActionKey<R extends ResourceKey> = keyof Contract[R]['calls'];
