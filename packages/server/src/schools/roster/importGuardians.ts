import { and, eq, inArray } from 'drizzle-orm';
import { maskName } from '@aosai/api/kit/masking';
import { newId } from '../../base/newId.ts';
import { insertChunks } from '../../db/chunks.ts';
import type { Db } from '../../db/open.ts';
import { memberGuardian, organization } from '../../db/schema/people.ts';
import type { PeopleCall } from '../../accounts/member/newMember.ts';
import { guardiansFor } from '../../accounts/minors/guardianAccount.ts';
import { type NewMessage, sendMessages } from '../../platform/message/sendMessage.ts';
import type { Guardian } from './importRow.ts';

/** A parent to invite for a child whose account the school made. */
export interface InvitedGuardian {
  line: number;
  child: { id: string; name: string };
  guardian: Guardian;
}

const ACCOUNT_PAGE = 'user/accout';

/**
 * Invites parents by the numbers that the school typed. A school may name a parent but not speak for one: the link
 * waits until the parent, who alone can sign in with the number, confirms it, and a consent is the parent's own act. A
 * parent who has ended the link is not invited again. Returns by line the parents invited now; a line is missing if
 * there was nothing to do, and null if the number belongs to a student.
 */
export async function inviteGuardians(
  tx: Db,
  call: PeopleCall,
  orgId: string,
  invited: readonly InvitedGuardian[],
): Promise<Map<number, string | null>> {
  const { appId, now, createdBy } = call;
  const asked = new Map<number, string | null>();
  if (invited.length === 0) return asked;
  const [school] = await tx
    .select({ name: organization.name })
    .from(organization)
    .where(and(eq(organization.appId, appId), eq(organization.id, orgId)));
  const name = school?.name ?? '';
  const links = await tx
    .select({ guardianId: memberGuardian.guardianId, childId: memberGuardian.memberId })
    .from(memberGuardian)
    .where(
      and(
        eq(memberGuardian.appId, appId),
        inArray(
          memberGuardian.memberId,
          invited.map(({ child }) => child.id),
        ),
      ),
    );
  const known = new Set(links.map(({ guardianId, childId }) => `${guardianId} ${childId}`));
  const parents = await guardiansFor(
    tx,
    call,
    invited.map(({ guardian }) => guardian),
    `「${name}」为您的孩子建了账号，并填写了您的手机号。用手机验证码登录后，请在「账号与安全」里确认与孩子的关联。`,
  );
  const made: (typeof memberGuardian.$inferInsert)[] = [];
  const messages: NewMessage[] = [];
  for (const { line, child, guardian } of invited) {
    const parent = parents.get(guardian.mobile) ?? null;
    if (parent === null) asked.set(line, null);
    if (parent === null || known.has(`${parent.id} ${child.id}`)) continue;
    known.add(`${parent.id} ${child.id}`);
    made.push({
      appId,
      id: newId(),
      guardianId: parent.id,
      memberId: child.id,
      relation: guardian.relation,
      status: 'pending',
      createdBy,
      createdAt: now,
      updatedAt: now,
    });
    messages.push({
      appId,
      memberIds: [parent.id],
      type: 'guardian',
      title: `「${name}」请您确认与孩子的关联`,
      body: `${maskName(child.name)}（您是${guardian.relation}）是这所学校的学生。如果是您的孩子，请在「账号与安全」里确认；不是的，请拒绝。`,
      link: ACCOUNT_PAGE,
      createdBy,
      now,
    });
    asked.set(line, parent.id);
  }
  for (const part of insertChunks(made)) await tx.insert(memberGuardian).values(part);
  await sendMessages(tx, messages);
  return asked;
}
