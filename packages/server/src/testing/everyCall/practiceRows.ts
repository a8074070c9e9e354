import { newId } from '../../base/newId.ts';
import { submission } from '../../db/schema/submission.ts';
import { memberQuestion, memberQuestionTry } from '../../db/schema/practice.ts';
import { createQuestion } from '../../questions/bank/createQuestion.ts';
import { aStatement } from '../engine/aStatement.ts';
import type { AccessSite } from './accessOf.ts';
import type { Owner } from './accessPeople.ts';

async function aQuestion(site: AccessSite, owner: Owner) {
  const by = { appId: site.appIdOf(owner), now: site.now(), actorId: null };
  const head = { orgId: null, ownerId: null, status: '1', isOpen: true } as const;
  return createQuestion(site.db, by, aStatement(), head);
}

/** The practice state of an owner for a question. */
export async function aPractice(site: AccessSite, owner: Owner): Promise<string> {
  const { id: questionId } = await aQuestion(site, owner);
  const at = { lastTriedAt: site.now(), tries: 1 };
  return site.insert(memberQuestion, owner, { memberId: site.ids[owner], questionId, ...at });
}

/** A judged program that an owner submitted. */
export async function aTry(site: AccessSite, owner: Owner): Promise<string> {
  const { id: questionId, versionId } = await aQuestion(site, owner);
  const memberId = site.ids[owner];
  const submissionId = await site.insert(submission, owner, {
    tryId: newId(),
    memberId,
    questionVersionId: versionId,
    kind: 'submit',
    language: 53,
    code: 'int main() {}',
    codeHash: '',
    maxPoints: 10_000,
    priority: 1,
    state: 'done',
    totalCases: 0,
  });
  return site.insert(memberQuestionTry, owner, {
    memberId,
    questionId,
    versionId,
    submissionId,
    no: 1,
    answer: { kind: 'code', language: 53, code: 'int main() {}' },
    state: 'done',
    percent: 40,
    verdict: 'WA',
    requestId: newId(),
    requestHash: '',
  });
}
