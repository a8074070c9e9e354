import { and, eq } from 'drizzle-orm';
import { guardiansOf } from '../../accounts/minors/guardiansOf.ts';
import type { Db } from '../../db/open.ts';
import { organizationMember } from '../../db/schema/people.ts';
import { notifyOffice } from '../../platform/message/notifyOffice.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import { tellOrganization } from '../../schools/roster/linkMessages.ts';

interface Work {
  id: string;
  name: string;
  memberId: string;
}

interface Telling {
  appId: string;
  now: Date;
}

/** Asks the painter's schools to look at a reported work; without a school, the platform's office. */
export async function tellOfReport(tx: Db, { appId, now }: Telling, { id, memberId }: Work): Promise<void> {
  const schools = await tx
    .select({ orgId: organizationMember.orgId })
    .from(organizationMember)
    .where(
      and(
        eq(organizationMember.appId, appId),
        eq(organizationMember.memberId, memberId),
        eq(organizationMember.status, 'active'),
      ),
    );
  const orgIds = schools.flatMap(({ orgId }) => orgId ?? []);
  for (const orgId of orgIds)
    await tellOrganization(
      tx,
      { appId, now, createdBy: null },
      {
        orgId,
        title: '有人举报了一件公开的海龟作品',
        body: '请看一看画和原因：合适的留着，不合适的隐藏。隐藏以后链接马上失效。',
        link: `edms/sharedWork?open=${id}`,
      },
    );
  if (orgIds.length === 0) await notifyOffice(tx, { appId, now }, { kind: 'work', id });
}

/** Tells the painter and the guardians why a school has hidden a work. */
export async function tellOfHiding(
  tx: Db,
  { appId, now, createdBy }: Telling & { createdBy: string | null },
  { name, memberId, reason }: Work & { reason: string },
): Promise<void> {
  const guardians = await guardiansOf(tx, appId, [memberId]);
  await sendMessage(tx, {
    appId,
    memberIds: [memberId, ...(guardians.get(memberId) ?? [])],
    type: 'practice',
    title: `作品「${name}」的公开链接收起来了`,
    body: `${reason}\n画和程序都还在，只是别人暂时看不到。改好以后可以请老师再看一看。`,
    link: 'play/works',
    createdBy,
    now,
  });
}
