import { and, desc, eq, ilike } from 'drizzle-orm';
import { maskName } from '@aosai/api/domain/masking';
import { exam, examEnroll as enrolments } from '../../../db/schema/exam.ts';
import { member } from '../../../db/schema/people.ts';
import type { ResourceHandlers } from '../../context.ts';
import { containing, listOrder } from '../../kit/listOrder.ts';
import { paged } from '../../kit/paged.ts';
import { memberRowScope } from '../../scope.ts';

const ROW = { appId: enrolments.appId, memberId: enrolments.memberId, orgId: enrolments.orgId };

/** Enrolments of a school or of the platform, those first that changed last. */
export const enrolmentList: ResourceHandlers<'examEnroll'>['queryEnrollList'] = async (context, input) => {
  const { db } = context;
  const { page, size, sort, status, keyword } = input;
  const query = db
    .select({
      id: enrolments.id,
      examId: enrolments.examId,
      examTitle: exam.title,
      memberId: enrolments.memberId,
      name: member.name,
      account: member.account,
      status: enrolments.status,
      quitReason: enrolments.quitReason,
      rejectReason: enrolments.rejectReason,
      createdAt: enrolments.createdAt,
      updatedAt: enrolments.updatedAt,
    })
    .from(enrolments)
    .innerJoin(exam, and(eq(exam.appId, enrolments.appId), eq(exam.id, enrolments.examId)))
    .innerJoin(member, and(eq(member.appId, enrolments.appId), eq(member.id, enrolments.memberId)))
    .where(
      and(
        memberRowScope(context, ROW, ['organization', 'office']),
        status === undefined ? undefined : eq(enrolments.status, status),
        keyword ? ilike(exam.title, containing(keyword)) : undefined,
      ),
    );
  const order = [
    ...listOrder(sort, { updatedAt: enrolments.updatedAt }),
    desc(enrolments.updatedAt),
    desc(enrolments.id),
  ];
  const { rows, ...found } = await paged(db, query, { page, size }, order);
  const content = rows.map(({ name, account, createdAt, updatedAt, ...row }) => ({
    ...row,
    member: { nameMasked: maskName(name), account },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
  return { content, ...found };
};
