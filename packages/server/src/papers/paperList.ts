import { and, count, desc, eq, ilike, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import type { examPaper as paperCalls, PaperListRow } from '@aosai/api/papers/paper.contract';
import { AppError } from '@aosai/api/kit/errors';
import { PAPER_TEMPLATE } from '@aosai/api/questions/paperTemplates';
import { QUESTION } from '@aosai/api/questions/bank';
import { exam, examPaper } from '../db/schema/exam.ts';
import { type PaperRow, questionCount } from './paperCard.ts';
import type { CallContext } from '../kit/context.ts';
import { containing, listOrder } from '../kit/rows/listOrder.ts';
import { paged } from '../kit/rows/paged.ts';
import { bankOf, bankReader, inBank, isStaff, ownerNames } from '../questions/question/bankReader.ts';
import { paperScope, satScope } from './paperScope.ts';

type Input = ParsedInputOf<(typeof paperCalls)['calls']['queryList']>;

const COMMON_SORT = {
  title: examPaper.title,
  template: examPaper.template,
  totalPoints: examPaper.totalPoints,
  durationMin: examPaper.durationMin,
};
const STAFF_SORT = { ...COMMON_SORT, updatedAt: examPaper.updatedAt };

/** Filters of a list; a list of short rows has fewer. */
type Asked = Pick<Input, 'page' | 'size' | 'sort'> & Partial<Input>;

/** Filters on fields that only authors see are reserved to them. Throws VALIDATION. */
function refuseHidden({ status, bank, isShared, isFrozen }: Partial<Input>): void {
  const hidden = Object.entries({ status, bank, isShared, isFrozen }).find(([, value]) => value !== undefined);
  if (hidden) throw new AppError('VALIDATION', { path: hidden[0], detail: `不能按 ${hidden[0]} 筛选` });
}

function narrowed({ keyword, template, status, bank, isShared, isFrozen }: Partial<Input>): SQL | undefined {
  return and(
    keyword ? ilike(examPaper.title, containing(keyword)) : undefined,
    template && eq(examPaper.template, template),
    status && eq(examPaper.status, status),
    bank && inBank(examPaper, bank),
    isShared === undefined ? undefined : eq(examPaper.isShared, isShared),
    isFrozen === undefined ? undefined : isFrozen ? isNotNull(examPaper.frozenAt) : isNull(examPaper.frozenAt),
  );
}

/** A page of papers of the caller's banks, or of those they have sat: all, or only usable ones. */
export function paperPage(context: CallContext, input: Asked, { isSimple = false } = {}) {
  const staff = isStaff(bankReader(context));
  if (!staff) refuseHidden(input);
  const scope = staff ? paperScope(context) : satScope(context);
  const ready = isSimple && staff ? eq(examPaper.status, QUESTION.ready) : undefined;
  const query = context.db
    .select()
    .from(examPaper)
    .where(and(scope, narrowed(input), ready));
  const isDated = staff && !isSimple;
  const order = listOrder(input.sort, isDated ? STAFF_SORT : COMMON_SORT);
  return paged(context.db, query, input, [
    ...order,
    ...(isDated ? [desc(examPaper.updatedAt)] : []),
    desc(examPaper.id),
  ]);
}

/** The number of exams that use each of these papers. */
export async function examCounts({ db, appId }: CallContext, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: examPaper.id, exams: count() })
    .from(examPaper)
    .innerJoin(
      exam,
      and(
        eq(exam.appId, examPaper.appId),
        isNull(exam.deletedAt),
        sql`${exam.examPaperIds} @> to_jsonb(${examPaper.id})`,
      ),
    )
    .where(and(eq(examPaper.appId, appId), inArray(examPaper.id, [...ids])))
    .groupBy(examPaper.id);
  return new Map(rows.map(({ id, exams }) => [id, exams]));
}

const NOT_THEIRS = {
  status: null,
  bank: null,
  ownerName: null,
  isShared: null,
  isFrozen: null,
  usedCount: null,
  version: null,
  updatedAt: null,
};

/** Papers as list rows for the caller. */
export async function paperViews(context: CallContext, rows: readonly PaperRow[]): Promise<PaperListRow[]> {
  const face = (row: PaperRow) => ({
    id: row.id,
    title: row.title,
    template: PAPER_TEMPLATE.has(row.template) ? row.template : ('free' as const),
    questionCount: questionCount(row),
    totalPoints: row.totalPoints,
    durationMin: row.durationMin,
  });
  if (!isStaff(bankReader(context))) return rows.map((row) => ({ ...face(row), ...NOT_THEIRS }));
  const nameOf = await ownerNames(context, rows);
  const uses = await examCounts(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...face(row),
    status: row.status,
    bank: bankOf(row),
    ownerName: nameOf(row),
    isShared: row.isShared,
    isFrozen: row.frozenAt !== null,
    usedCount: uses.get(row.id) ?? 0,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  }));
}
