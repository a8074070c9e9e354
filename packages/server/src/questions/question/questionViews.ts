import { and, eq, inArray } from 'drizzle-orm';
import { secondLine } from '@aosai/api/questions/secondLine';
import { isJudged } from '@aosai/api/questions/kinds';
import { questionVersion } from '../../db/schema/exam.ts';
import { questionImportItem } from '../../db/schema/imports.ts';
import type { QuestionRow } from '../bank/createQuestion.ts';
import { nearTo } from '../bank/duplicates.ts';
import { heldQuestions, mayWrite } from '../bank/heldQuestions.ts';
import { askedTexts, percentsAlike } from '../bank/questionText.ts';
import { difficultyOf } from '../bank/effectiveDifficulty.ts';
import { lastTry } from '../trial/tryQuestion.ts';
import { sourceOf } from '../bank/sourceOf.ts';
import { solutionWay, unlockedOf } from '../bank/unlockSolution.ts';
import { isVersionUsed } from '../bank/questionUsage.ts';
import { currentCheck } from '../check/currentCheck.ts';
import { askedSolutions } from '../bank/askedSolutions.ts';
import { grantFile } from '../../platform/file/grantFile.ts';
import type { CallContext } from '../../kit/context.ts';
import { bankOf, bankReader, handOn, isStaff, ownerNames } from './bankReader.ts';
import { openReports } from './openReports.ts';
import { questionScope } from './questionScope.ts';
import { authorOf } from '../../kit/engineOf.ts';
import { covered, HELD_TITLE, questionInPractice } from './shownQuestion.ts';
import type { BankDetail, BankRow } from '@aosai/api/questions/questionViews.contract';

type VersionRow = typeof questionVersion.$inferSelect;

/** Fields of a question that every reader gets. */
const face = (row: QuestionRow) => ({
  id: row.id,
  type: row.type,
  title: row.title,
  difficulty: row.difficulty,
  points: row.points,
  tags: row.tags,
  stage: row.stage,
  pricePoints: row.pricePoints,
  isOpen: row.isOpen,
});

const NOT_THEIRS = {
  version: null,
  bank: null,
  ownerName: null,
  status: null,
  isShared: null,
  usedCount: null,
  passPercent: null,
  measured: null,
  check: null,
  reportCount: null,
  second: null,
  createdAt: null,
  updatedAt: null,
};

/** The difficulty measured by first answers, once there are enough. */
export const measureOf = ({ measured, facility, firstAnswers }: QuestionRow): BankRow['measured'] =>
  measured === null || facility === null
    ? null
    : { difficulty: measured, percent: Math.round(100 * facility), answers: firstAnswers };

/** Questions as list rows for the caller. */
export async function rowViews(context: CallContext, rows: readonly QuestionRow[]): Promise<BankRow[]> {
  const reader = bankReader(context);
  if (reader.as === 'member') {
    const ids = rows.map(({ id }) => id);
    const isPractice = context.group === 'oj';
    const { memberId } = reader.member;
    const opened = await unlockedOf(context.db, context.appId, memberId, 'question', isPractice ? ids : []);
    const held = await heldQuestions(context.db, { appId: context.appId, now: context.services.now() }, ids);
    return rows.map((row) => ({
      ...face(row),
      ...(held.has(row.id) && { title: HELD_TITLE, isHeld: true }),
      difficulty: difficultyOf(row),
      ...NOT_THEIRS,
      mine: isPractice ? { unlocked: opened.has(row.id) } : null,
    }));
  }
  const nameOf = await ownerNames(context, rows);
  const reports = await openReports(context, rows);
  const versions = await context.db
    .select({ id: questionVersion.id, stem: questionVersion.stem })
    .from(questionVersion)
    .where(
      and(
        eq(questionVersion.appId, context.appId),
        inArray(
          questionVersion.id,
          rows.map(({ currentVersionId }) => currentVersionId),
        ),
      ),
    );
  const stems = new Map(versions.map(({ id, stem }) => [id, stem]));
  return rows.map((row) => ({
    ...face(row),
    version: row.version,
    bank: bankOf(row),
    ownerName: nameOf(row),
    status: row.status,
    isShared: row.isShared,
    usedCount: row.usedCount,
    passPercent: row.passPercent,
    measured: measureOf(row),
    check: row.checkState,
    reportCount: reports.get(row.id) ?? null,
    second: secondLine(stems.get(row.currentVersionId) ?? ''),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    mine: null,
  }));
}

/** Notes of the import that made the question. */
async function importNotes(db: CallContext['db'], { appId, id, importId }: QuestionRow): Promise<string[]> {
  if (importId === null) return [];
  const [item] = await db
    .select({ notes: questionImportItem.notes })
    .from(questionImportItem)
    .where(
      and(
        eq(questionImportItem.appId, appId),
        eq(questionImportItem.importId, importId),
        eq(questionImportItem.questionId, id),
      ),
    );
  return item?.notes ?? [];
}

async function staffView(context: CallContext, row: QuestionRow, version: VersionRow): Promise<BankDetail['staff']> {
  const { db, appId, services } = context;
  const hand = await handOn(context, row);
  const now = services.now();
  const isInExam = (await heldQuestions(db, { appId, now }, [row.id])).has(row.id);
  const isWithheld = isInExam && !mayWrite(authorOf(context), row);
  const source = sourceOf(version);
  const { key: _, ...written } = source;
  const nameOf = await ownerNames(context, [row]);
  return {
    version: row.version,
    versionNo: version.versionNo,
    bank: bankOf(row),
    ownerId: row.ownerId,
    ownerName: nameOf(row),
    status: row.status,
    note: row.note,
    isShared: row.isShared,
    casePolicy: row.casePolicy,
    usedCount: row.usedCount,
    passPercent: row.passPercent,
    importId: row.importId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    mayWrite: hand === 'keeper',
    isUsed: await isVersionUsed(db, appId, version.id),
    isInExam,
    check: row.checkState,
    importNotes: row.checkState === 'doubtful' ? await importNotes(db, row) : [],
    source: isWithheld ? null : written,
    solutions: isWithheld ? null : version.solutions,
    checked: isWithheld ? null : await currentCheck(db, appId, version),
    near: await nearTo(
      db,
      { appId, scope: questionScope(context), exceptId: row.id },
      { type: row.type, texts: askedTexts(source), bands: row.bands },
      async (texts, others) => percentsAlike(texts, others),
    ),
  };
}

/** A question with its current version, as the caller may read it. */
export async function detailView(context: CallContext, row: QuestionRow): Promise<BankDetail> {
  const { db, appId } = context;
  const reader = bankReader(context);
  const [version] = await db
    .select()
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, appId), eq(questionVersion.id, row.currentVersionId)));
  if (!version) throw new Error(`question ${row.id} has lost its version`);
  const common = {
    ...face(row),
    difficulty: reader.as === 'member' ? difficultyOf(row) : row.difficulty,
    shown: questionInPractice(version),
  };
  if (reader.as !== 'member') {
    const staff = await staffView(context, row, version);
    return {
      ...common,
      analysisHtml: staff?.source ? version.analysisHtml : null,
      videoFile: staff?.source ? await grantFile(context, version.videoFile) : null,
      unlocked: isStaff(reader),
      run: null,
      staff,
    };
  }
  const call = { appId, now: context.services.now() };
  const { memberId, type } = reader.member;
  const isWithheld = (await heldQuestions(db, call, [row.id])).has(row.id);
  const way = isWithheld ? null : await solutionWay(db, call, memberId, row);
  // Students must have revealed the solution or solved the question; other members do not practise and read it at once.
  const isAsked = async () => type !== 'student' || (await askedSolutions(db, appId, memberId, [row.id])).has(row.id);
  const unlocked = way === 'bought' || (way === 'given' && (await isAsked()));
  const run = isJudged(row.type) ? await lastTry(db, appId, memberId, row.id) : null;
  const analysisHtml = unlocked ? version.analysisHtml : null;
  const videoFile = unlocked ? await grantFile(context, version.videoFile) : null;
  const cover = isWithheld ? { title: HELD_TITLE, isHeld: true, shown: covered(common.shown) } : {};
  return { ...common, ...cover, analysisHtml, videoFile, unlocked, run, staff: null };
}
