import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/open.ts';
import { enrolment } from '../../../db/schema/enrolment.ts';
import { grade } from '../../../db/schema/teaching.ts';
import { sendMessage } from '../../../engine/people/sendMessage.ts';
import type { CallContext } from '../../context.ts';

/** The student finds what was decided about the own place, in the transaction that decides it. */
export async function tellDecided(
  tx: Db,
  { appId, services }: Pick<CallContext, 'appId' | 'services'>,
  placeId: string,
  { title, body }: { title: string; body: string },
): Promise<void> {
  const [place] = await tx
    .select({ memberId: enrolment.memberId, gradeId: grade.id, gradeTitle: grade.title })
    .from(enrolment)
    .innerJoin(grade, and(eq(grade.appId, enrolment.appId), eq(grade.id, enrolment.targetId)))
    .where(and(eq(enrolment.appId, appId), eq(enrolment.id, placeId)));
  if (!place) return;
  await sendMessage(tx, {
    appId,
    memberIds: [place.memberId],
    type: 'grade',
    title: `${title}：${place.gradeTitle}`,
    body,
    link: `grade/detail?id=${place.gradeId}`,
    createdBy: null,
    now: services.now(),
  });
}
