import { and, eq, type SQL, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { dateText } from '@aosai/api/kit/beijing';
import { DAY_MS } from '@aosai/api/kit/constants';
import { type PaperTemplateId, slotsOf, templateOn } from '@aosai/api/questions/paperTemplates';
import type { TaughtLanguage } from '@aosai/api/questions/pointId';
import { BANK_LIMITS, QUESTION } from '@aosai/api/questions/bank';
import { newId } from '../../base/newId.ts';
import { question as questionTable } from '../../db/schema/bank.ts';
import { type DrawSlot, drawQuestions } from '../bank/drawQuestions.ts';
import { unusedSince } from '../bank/examsWith.ts';
import type { CallContext, ResourceHandlers, Handler } from '../../kit/context.ts';
import { queryAlike } from './alikeQuestions.ts';
import { errorReports } from './errorReports.ts';
import { questionHistory } from './questionHistory.ts';
import { questionImports } from './questionImports.ts';
import { examsOf, questionPage } from './questionList.ts';
import { bankReader, isStaff, handOn } from './bankReader.ts';
import { usableScope } from './questionScope.ts';
import { detailView, rowViews } from './questionViews.ts';
import { questions, questionWrites } from './questionWrites.ts';
import type { Contract } from '@aosai/api/contract';
import { heldQuestions } from '../bank/heldQuestions.ts';
import { tryQuestion } from '../trial/tryQuestion.ts';
import { refuseBrokenChecker } from '../check/refuseBrokenChecker.ts';
import { startCheck } from '../check/startCheck.ts';
import { actorId } from '../../kit/actorId.ts';
import { auditOf, engineOf } from '../../kit/engineOf.ts';
import { checkOf } from './checkedWrites.ts';

type Input = Parameters<Handler<Contract['question']['calls']['debug']>>[1];

/** A run on own input, for questions open to practice. */
async function tryOut(context: CallContext, input: Input): Promise<string> {
  const { actor, services } = context;
  if (actor.kind !== 'member' || actor.type === 'parent') throw new AppError('FORBIDDEN');
  const row = await questions.found(context, input.id);
  if (!row.isOpen || row.status !== QUESTION.ready) throw new AppError('NOT_FOUND');
  const held = await heldQuestions(context.db, { appId: context.appId, now: services.now() }, [row.id]);
  if (held.size > 0) throw new AppError('QUESTION_HELD');
  if (!('code' in input)) throw new AppError('NOTHING_TO_CHECK', { detail: '请写好程序再运行' });
  if (!services.judgeStatus().available) throw new AppError('JUDGE_UNAVAILABLE');
  return tryQuestion(engineOf(context), actor, row, input);
}

/** Whether this is a teacher's own question, on mounts that members who practise use too. */
async function isOwn(context: CallContext, id: string): Promise<boolean> {
  const { actor } = context;
  if (actor.kind !== 'member' || actor.type !== 'teacher') return false;
  return (await handOn(context, await questions.found(context, id))) === 'keeper';
}

/** Trials are for those who may change the question; others run a program on their own input. */
const questionDebug = {
  debug: async (context, input) => {
    const isTrial = context.group !== '' || (!('code' in input) && (await isOwn(context, input.id)));
    if (!isTrial) return { debugId: await tryOut(context, input) };
    if ('code' in input) throw new AppError('VALIDATION', { path: 'code', detail: '这里试评的是题目的参考程序' });
    const { id, solutionIds } = input;
    const row = await questions.found(context, id);
    const author = actorId(context.actor);
    if (author === null || (await handOn(context, row)) !== 'keeper') throw new AppError('CONTENT_FOREIGN');
    await refuseBrokenChecker(context.services, await checkOf(context, row), true);
    const audit = auditOf(context, 'question:debug', id, {});
    return { debugId: await startCheck(engineOf(context), author, row, solutionIds, audit) };
  },
} satisfies Pick<ResourceHandlers<'question'>, 'debug'>;

/** Ready questions that the caller may put into papers and homework. */
const readyScope = (context: CallContext): SQL | undefined =>
  and(usableScope(context), eq(questionTable.status, QUESTION.ready));

interface Exclusions {
  excludeUsed?: { days: number; scope: 'own' | 'org' | 'all' } | undefined;
  excludeOpen?: boolean | undefined;
}

/** Questions that a draw may return. A draw for practice must not reveal anything about exams. */
function drawnFrom(context: CallContext, { excludeUsed, excludeOpen }: Exclusions): SQL | undefined {
  if (!isStaff(bankReader(context)) && (excludeUsed ?? excludeOpen) !== undefined)
    throw new AppError('VALIDATION', { path: 'excludeUsed', detail: '不能这样排除题目' });
  const since = new Date(context.services.now().getTime() - (excludeUsed?.days ?? 0) * DAY_MS);
  return and(
    usableScope(context),
    excludeOpen === true ? eq(questionTable.isOpen, false) : undefined,
    excludeUsed && unusedSince(context.appId, since, examsOf(context, excludeUsed.scope)),
  );
}

const HAS_PYTHON = sql`exists (select 1 from unnest(${questionTable.points}) as point where point like 'gesp-py-%')`;

/** Questions of a language: one stage has those of several, which are told apart by their points. */
function ofLanguage(language: TaughtLanguage): SQL {
  switch (language) {
    case 'cpp':
      return sql`not ${HAS_PYTHON}`;
    case 'py':
      return sql`(${HAS_PYTHON} or cardinality(${questionTable.points}) = 0)`;
    default:
      return language satisfies never;
  }
}

/** The slots of the current blueprint. Throws VALIDATION for a template without one, whose papers are made by hand. */
function slotsOfTemplate({ services }: CallContext, template: PaperTemplateId = 'free'): DrawSlot[] {
  const blueprint = templateOn(template, dateText(services.now().getTime()));
  if (!blueprint)
    throw new AppError('VALIDATION', { path: 'template', detail: '自由组卷没有题型要求，请填写抽题条件' });
  return slotsOf(blueprint);
}

/** Calls on questions of the bank: read, list and draw. */
export const question = {
  ...questionWrites,
  ...questionDebug,
  ...questionImports,
  ...questionHistory,
  ...errorReports,
  queryById: async (context, { id }) => detailView(context, await questions.found(context, id)),
  queryAlike,
  async queryList(context, input) {
    const { usable, ...asked } = input;
    const { rows, ...page } = await questionPage(context, asked, usable && readyScope(context));
    return { content: await rowViews(context, rows), ...page };
  },
  async querySimpleList(context, input) {
    const { rows, ...page } = await questionPage(context, input, readyScope(context));
    const views = await rowViews(context, rows);
    return { content: views.map(({ id, type, title, difficulty }) => ({ id, type, title, difficulty })), ...page };
  },
  async queryRandomList(context, { mode: _mode, level: _level, ...input }) {
    const { slots: given, template, excludeIds = [], seed = newId(), distinct = false, ...rest } = input;
    const { language = given ? undefined : ('cpp' as const), ...exclusions } = rest;
    const slots = given ?? slotsOfTemplate(context, template);
    const { drawMax, memberDrawMax } = BANK_LIMITS;
    const isOffice = isStaff(bankReader(context));
    const most = isOffice ? drawMax : memberDrawMax;
    const wanted = slots.reduce((sum, { count }) => sum + count, 0);
    if (wanted > most) throw new AppError('VALIDATION', { path: 'slots', detail: `一次最多抽 ${most} 道题` });
    const from = and(drawnFrom(context, exclusions), language && ofLanguage(language));
    const memberId = !isOffice && context.actor.kind === 'member' ? context.actor.memberId : null;
    const { db, appId } = context;
    const drawn = await drawQuestions(db, { appId, from, slots, excludeIds, seed, distinct, memberId });
    const views = await rowViews(
      context,
      drawn.flatMap(({ rows }) => rows),
    );
    const viewOf = new Map(views.map((view) => [view.id, view]));
    return {
      seed,
      slots: slots.map(({ count }, place) => {
        const { rows = [], alike = 0 } = drawn[place] ?? {};
        const found = rows.flatMap(({ id, currentVersionId }) => {
          const view = viewOf.get(id);
          return view ? [{ ...view, versionId: isOffice ? currentVersionId : null }] : [];
        });
        return { questions: found, missing: count - found.length, ...(distinct && { alike }) };
      }),
    };
  },
} satisfies Omit<ResourceHandlers<'question'>, 'buy' | 'queryEvidence'>;
