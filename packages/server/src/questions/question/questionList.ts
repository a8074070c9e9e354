import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  and,
  arrayContains,
  arrayOverlaps,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import type { question as questionCalls } from '@aosai/api/questions/question.contract';
import { AppError } from '@aosai/api/kit/errors';
import { DAY_MS } from '@aosai/api/kit/constants';
import { FIT_CHECK_STATES, STAGE, type Standing } from '@aosai/api/questions/bank';
import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { KNOWLEDGE_POINTS } from '@aosai/api/questions/knowledgePoints';
import { FAR_STEPS } from '@aosai/api/questions/measured';
import { question, questionSearch } from '../../db/schema/bank.ts';
import { memberQuestion } from '../../db/schema/practice.ts';
import type { QuestionRow } from '../bank/createQuestion.ts';
import { unusedSince } from '../bank/examsWith.ts';
import { heldNow } from '../bank/heldQuestions.ts';
import { gramsOf, searchable } from '../bank/questionText.ts';
import { effectiveDifficulty } from '../bank/effectiveDifficulty.ts';
import type { CallContext } from '../../kit/context.ts';
import { actorId } from '../../kit/actorId.ts';
import { containing, listOrder } from '../../kit/rows/listOrder.ts';
import { paged, type PageOf } from '../../kit/rows/paged.ts';
import { pagedToMost, refuseFarPage } from '../../kit/rows/pagedToMost.ts';
import { bankReader, inBank, isStaff, keptScope } from './bankReader.ts';
import { hasOpenReport } from './openReports.ts';
import { questionScope } from './questionScope.ts';

type Input = ParsedInputOf<(typeof questionCalls)['calls']['queryList']>;
type Filters = Partial<Omit<Input, 'page' | 'size' | 'sort'>>;

/** Filters for members: only fields that they see. */
const MEMBER_FILTERS: ReadonlySet<string> = new Set([
  'keyword',
  'types',
  'difficulties',
  'points',
  'tags',
  'stage',
  'level',
  'standing',
]);
/** Filters for those who practise, about their own progress. */
const NOT_FOR_STAFF: ReadonlySet<string> = new Set(['standing']);

function refuseHidden(filters: Filters, staff: boolean): void {
  const isRefused = (name: string) => (staff ? NOT_FOR_STAFF.has(name) : !MEMBER_FILTERS.has(name));
  const hidden = Object.entries(filters).find(([name, value]) => value !== undefined && isRefused(name));
  if (hidden) throw new AppError('VALIDATION', { path: hidden[0], detail: `不能按 ${hidden[0]} 筛选` });
}

const placeOf = (difficulty: SQL | AnyPgColumn) =>
  sql`array_position(array[${sql.join(
    DIFFICULTY.values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[], ${difficulty})`;

/** Two steps or more between label and measured difficulty; never true of an unmeasured question. */
const isFarMeasured = sql`coalesce(abs(${placeOf(question.measured)} - ${placeOf(question.difficulty)}) >= ${FAR_STEPS}, false)`;

const MEMBER_SORT = { title: question.title, difficulty: placeOf(effectiveDifficulty) };
const STAFF_SORT = {
  title: question.title,
  difficulty: placeOf(question.difficulty),
  facility: question.facility,
  usedCount: question.usedCount,
  passPercent: question.passPercent,
  createdAt: question.createdAt,
  updatedAt: question.updatedAt,
};

/** Questions with every word of a search: by pairs of letters, which have an index, then by the words. */
function matching({ db, appId }: CallContext, keyword: string): SQL | undefined {
  const words = searchable(keyword);
  if (words === '') return undefined;
  const found = db
    .select({ id: questionSearch.questionId })
    .from(questionSearch)
    .where(
      and(
        eq(questionSearch.appId, appId),
        arrayContains(questionSearch.grams, gramsOf(words)),
        ...words.split(' ').map((word) => sql`${questionSearch.text} like ${containing(word)}`),
      ),
    );
  return inArray(question.id, found);
}

/** Exams (`held`) whose use of a question counts; those of other schools are never revealed. */
export function examsOf(context: CallContext, scope: 'own' | 'org' | 'all'): SQL {
  const { actor } = context;
  const orgId = actor.kind === 'member' ? actor.orgId : null;
  const ofSchool = orgId === null ? sql`held.org_id is null` : sql`held.org_id = ${orgId}`;
  switch (scope) {
    case 'own':
      return sql`held.created_by = ${actorId(actor)}`;
    case 'org':
      return ofSchool;
    case 'all':
      return actor.kind === 'user' ? sql`true` : sql`(held.org_id is null or ${ofSchool})`;
    default:
      return scope satisfies never;
  }
}

const isUnchecked = (unchecked: boolean): SQL =>
  unchecked
    ? notInArray(question.checkState, [...FIT_CHECK_STATES])
    : inArray(question.checkState, [...FIT_CHECK_STATES]);

/**
 * Questions whose main point is of this level. All points are compared first, as only they have an index. Staff also
 * find those of its stage that have no points yet.
 */
function ofLevel(level: string, staff: boolean): SQL | undefined {
  const points = KNOWLEDGE_POINTS.map(({ id }) => id).filter((id) => id.startsWith(`${level}/`));
  const main = and(
    arrayOverlaps(question.points, points),
    sql`${question.points}[1] = any(${sql.param(points)}::text[])`,
  );
  const stage = level.replace(/^gesp-(?:cpp|py)-/, 'gesp-');
  if (!staff || !STAGE.has(stage)) return main;
  return or(main, and(eq(question.stage, stage), sql`cardinality(${question.points}) = 0`));
}

/** Questions with which the calling member has come so far. */
function standsAt({ db, appId, actor }: CallContext, standing: Standing): SQL | undefined {
  const mine = (further?: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(memberQuestion)
        .where(
          and(
            eq(memberQuestion.appId, appId),
            eq(memberQuestion.memberId, actor.kind === 'member' ? actor.memberId : ''),
            eq(memberQuestion.questionId, question.id),
            gt(memberQuestion.tries, 0),
            further,
          ),
        ),
    );
  switch (standing) {
    case 'new':
      return not(mine());
    case 'tried':
      return mine(isNull(memberQuestion.solvedAt));
    case 'solved':
      return mine(isNotNull(memberQuestion.solvedAt));
    default:
      return standing satisfies never;
  }
}

function narrowed(context: CallContext, filters: Filters, staff: boolean): SQL | undefined {
  const { types, difficulties, points = [], tags = [], stage, status, bank, ownerId, level, standing } = filters;
  const { isOpen, isShared, unusedDays, importId, unchecked, farMeasured, reported } = filters;
  const since = (days: number) => new Date(context.services.now().getTime() - days * DAY_MS);
  return and(
    types && inArray(question.type, types),
    difficulties && (staff ? inArray(question.difficulty, difficulties) : inArray(effectiveDifficulty, difficulties)),
    points.length > 0 ? arrayOverlaps(question.points, points) : undefined,
    level === undefined ? undefined : ofLevel(level, staff),
    standing && standsAt(context, standing),
    tags.length > 0 ? arrayContains(question.tags, tags) : undefined,
    stage && eq(question.stage, stage),
    status && eq(question.status, status),
    bank && inBank(question, bank),
    ownerId === undefined ? undefined : eq(question.ownerId, ownerId),
    isOpen === undefined ? undefined : eq(question.isOpen, isOpen),
    isShared === undefined ? undefined : eq(question.isShared, isShared),
    unusedDays === undefined ? undefined : unusedSince(context.appId, since(unusedDays), examsOf(context, 'all')),
    importId === undefined ? undefined : eq(question.importId, importId),
    unchecked === undefined ? undefined : isUnchecked(unchecked),
    farMeasured === undefined ? undefined : sql`${isFarMeasured} = ${farMeasured}`,
    reported && and(keptScope(context), hasOpenReport(context)),
  );
}

export type QuestionPage = PageOf<QuestionRow> & { totalIsLeast: boolean };

/** A page of the questions in `scope`. A search counts to a thousand; no page goes beyond ten thousand rows. */
export async function questionPage(
  context: CallContext,
  { page, size, sort, keyword = '', ...filters }: Input,
  scope: SQL | undefined = questionScope(context),
): Promise<QuestionPage> {
  const { db } = context;
  const staff = isStaff(bankReader(context));
  refuseHidden(filters, staff);
  refuseFarPage({ page, size });
  const match = matching(context, keyword);
  // A search or an order by title would tell what the rows of running exams hide.
  const readsHidden = match !== undefined || sort.some((one) => one.startsWith('title'));
  const held = staff || !readsHidden ? [] : await heldNow({ db, appId: context.appId, now: context.services.now() });
  const open = held.length === 0 ? undefined : notInArray(question.id, held);
  const where = and(scope, narrowed(context, filters, staff), match, open);
  const order = listOrder(sort, staff ? STAFF_SORT : MEMBER_SORT);
  const last = staff ? [desc(question.updatedAt), desc(question.id)] : [desc(question.id)];
  const selected = () =>
    db
      .select()
      .from(question)
      .where(and(eq(question.appId, context.appId), where));
  const by = [...order, ...last];
  if (match) return pagedToMost(db, selected, { page, size }, by);
  return { ...(await paged(db, selected(), { page, size }, by)), totalIsLeast: false };
}
