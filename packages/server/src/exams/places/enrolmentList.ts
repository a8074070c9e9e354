import { and, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import type { examEnroll as calls } from '@aosai/api/exams/examEnroll.contract';
import { maskName } from '@aosai/api/kit/masking';
import { enrolment as enrolments } from '../../db/schema/enrolment.ts';
import { orders } from '../../db/schema/orders.ts';
import { exam } from '../../db/schema/exam.ts';
import { member, organizationMember } from '../../db/schema/people.ts';
import type { CallContext } from '../../kit/context.ts';
import { containing, listOrder } from '../../kit/rows/listOrder.ts';
import { paged } from '../../kit/rows/paged.ts';
import { withinDays } from '../../kit/rows/withinDays.ts';
import { memberRowScope } from '../../kit/scope.ts';
import { ofHolder } from '../../enrolment/scope/ofHolder.ts';
import { runs } from '../exam/examStaff.ts';

type Input = ParsedInputOf<(typeof calls)['calls']['queryEnrollList']>;

const ROW = {
  kind: { column: enrolments.kind, is: 'exam' as const },
  appId: enrolments.appId,
  memberId: enrolments.memberId,
  orgId: enrolments.orgId,
  teacherId: enrolments.teacherId,
};

/** All places of an exam that the caller runs; of any other exam those of the caller's students, school or platform. */
export async function placesScope(context: CallContext, examId: string | undefined): Promise<SQL | undefined> {
  const ofExam = examId === undefined ? undefined : eq(enrolments.targetId, examId);
  const isRun = examId !== undefined && (await runs(context, { id: examId }));
  if (isRun) return and(eq(enrolments.appId, context.appId), eq(enrolments.kind, 'exam'), ofExam);
  return and(memberRowScope(context, ROW, ['student', 'organization', 'office']), ofExam);
}

const teacher = alias(member, 'teacher');

/** Limits filters to rows of the caller's own school: a filter must not use what the reader does not see. */
const isOwnRow = ({ actor }: CallContext): SQL | undefined =>
  actor.kind === 'member' ? eq(enrolments.orgId, actor.orgId ?? '') : undefined;

/** Uses lists of ids, not joins: the page is found among all places of a school without reading titles and names. */
function narrowed(
  context: CallContext,
  { status, source, className, heldBy, from, to, keyword }: Input,
): SQL | undefined {
  const { db, appId, actor } = context;
  const like = keyword ? containing(keyword) : undefined;
  const inClass = db
    .select({ orgId: organizationMember.orgId, memberId: organizationMember.memberId })
    .from(organizationMember)
    .where(and(eq(organizationMember.appId, appId), eq(organizationMember.className, className ?? '')));
  const titled = db
    .select({ id: exam.id })
    .from(exam)
    .where(and(eq(exam.appId, appId), ilike(exam.title, like ?? '')));
  const named = db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.appId, appId), ilike(member.name, like ?? '')));
  const byName = actor.kind === 'member' ? and(isOwnRow(context), inArray(enrolments.memberId, named)) : undefined;
  const held = db
    .select({ id: exam.id })
    .from(exam)
    .where(and(eq(exam.appId, appId), ofHolder(exam.orgId, heldBy)));
  return and(
    heldBy === undefined ? undefined : inArray(enrolments.targetId, held),
    status === undefined ? undefined : eq(enrolments.status, status),
    source === undefined ? undefined : eq(enrolments.source, source),
    withinDays(enrolments.createdAt, { from, to }),
    className === undefined
      ? undefined
      : and(isOwnRow(context), sql`(${enrolments.orgId}, ${enrolments.memberId}) in ${inClass}`),
    like === undefined ? undefined : or(inArray(enrolments.targetId, titled), byName),
  );
}

/** The places with these ids as shown in lists, in the order of the ids. */
async function placesOf({ db, appId }: CallContext, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: enrolments.id,
      examId: enrolments.targetId,
      examTitle: exam.title,
      memberId: enrolments.memberId,
      name: member.name,
      account: member.account,
      no: organizationMember.no,
      className: organizationMember.className,
      teacherName: sql<string | null>`${teacher.name}`.as('teacher_name'),
      orgId: enrolments.orgId,
      source: enrolments.source,
      status: enrolments.status,
      quitReason: enrolments.quitReason,
      rejectReason: enrolments.rejectReason,
      orderFen: orders.amountFen,
      createdAt: enrolments.createdAt,
      updatedAt: enrolments.updatedAt,
    })
    .from(enrolments)
    .innerJoin(exam, and(eq(exam.appId, enrolments.appId), eq(exam.id, enrolments.targetId)))
    .innerJoin(member, and(eq(member.appId, enrolments.appId), eq(member.id, enrolments.memberId)))
    .leftJoin(orders, and(eq(orders.appId, enrolments.appId), eq(orders.id, enrolments.orderId)))
    .leftJoin(teacher, and(eq(teacher.appId, enrolments.appId), eq(teacher.id, enrolments.teacherId)))
    .leftJoin(
      organizationMember,
      and(
        eq(organizationMember.appId, enrolments.appId),
        eq(organizationMember.orgId, enrolments.orgId),
        eq(organizationMember.memberId, enrolments.memberId),
      ),
    )
    .where(and(eq(enrolments.appId, appId), sql`${enrolments.id} = any(${sql.param([...ids])}::text[])`));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Enrolments of a teacher, a school or the platform, last changed first. */
export async function enrolmentList(context: CallContext, input: Input) {
  const { db, actor } = context;
  const { page, size, sort, examId } = input;
  const query = db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(and(await placesScope(context, examId), narrowed(context, input)));
  const sortable = { updatedAt: enrolments.updatedAt, createdAt: enrolments.createdAt };
  const order = [...listOrder(sort, sortable), desc(enrolments.updatedAt), desc(enrolments.id)];
  const { rows: places, ...found } = await paged(db, query, { page, size }, order);
  const rows = await placesOf(
    context,
    places.map(({ id }) => id),
  );
  const content = rows.map(({ name, account, orgId, no, className: ofClass, createdAt, updatedAt, ...row }) => {
    // Number and class are the school's; students of another school have masked names.
    const isOwn = actor.kind === 'member' && orgId === actor.orgId;
    return {
      ...row,
      member: { nameMasked: maskName(name), account },
      shownName: isOwn ? name : maskName(name),
      no: isOwn || actor.kind === 'user' ? no : null,
      className: isOwn || actor.kind === 'user' ? ofClass : null,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    };
  });
  return { content, ...found };
}
