import type { ChapterWay } from '@aosai/api/courses/courseRules';
import { isJudged } from '@aosai/api/questions/kinds';
import { difficultyOf } from '../../questions/bank/effectiveDifficulty.ts';
import { heldQuestions } from '../../questions/bank/heldQuestions.ts';
import { unlockedOf } from '../../questions/bank/unlockSolution.ts';
import { solutionsByRight } from '../../rights/solutionRight.ts';
import { askedSolutions } from '../../questions/bank/askedSolutions.ts';
import { chapterQuestions } from '../chapterQuestions.ts';
import type { ChapterRow } from '../openChapters.ts';
import type { CallContext } from '../../kit/context.ts';
import { covered, HELD_TITLE, questionInPractice } from '../../questions/question/shownQuestion.ts';
import { isMine } from '../contentStaff.ts';
import { grantFile, grantNamedFiles } from '../../platform/file/grantFile.ts';
import { type InClass, openChapterInClass, openChapter } from '../openChapter.ts';
import type { ChapterPage } from '@aosai/api/courses/chapter.contract';

type Questions = Awaited<ReturnType<typeof chapterQuestions>>;

interface Reading {
  openBy: ChapterWay;
  /** Whether analyses are shown; null: that depends on what the caller has opened. */
  solution: boolean | null;
  grade: ChapterPage['grade'];
}

/** Questions among these that the member has bought. */
const boughtOf = ({ db, appId, actor }: CallContext, questions: Questions): Promise<ReadonlySet<string>> =>
  unlockedOf(
    db,
    appId,
    actor.kind === 'member' ? actor.memberId : '',
    'question',
    questions.map(({ head }) => head.id),
  );

/** Questions among these that show their analysis to the caller where no class decides it. */
async function opened(context: CallContext, questions: Questions, bought: ReadonlySet<string>) {
  const { db, appId, actor, services } = context;
  if (actor.kind !== 'member') return () => false;
  const priced = questions.flatMap(({ head: { id, pricePoints } }) => (pricePoints > 0 && !bought.has(id) ? [id] : []));
  const byRight = await solutionsByRight(db, { appId, now: services.now() }, actor.memberId, priced);
  const ids = questions.map(({ head }) => head.id);
  // Students must have revealed the solution or solved the question; other members do not practise and read it at once.
  const asked = actor.type === 'student' ? await askedSolutions(db, appId, actor.memberId, ids) : null;
  return ({ id, type, pricePoints }: Questions[number]['head']) =>
    bought.has(id) || ((pricePoints === 0 ? isJudged(type) : byRight(id)) && (asked === null || asked.has(id)));
}

/** Questions that show their analysis here. */
async function solved(
  context: CallContext,
  questions: Questions,
  { openBy, solution }: Reading,
  bought: ReadonlySet<string>,
): Promise<Questions> {
  // Authors read analyses with the question itself, which withholds them where needed.
  if (openBy === 'staff' || solution === false) return [];
  const { db, appId, services } = context;
  const ids = questions.map(({ head }) => head.id);
  const withheld = await heldQuestions(db, { appId, now: services.now() }, ids);
  // Excludes questions withheld for a running exam. An analysis that is not shown uses no card.
  const free = questions.filter(({ head }) => !withheld.has(head.id));
  if (solution) return free;
  const isOpen = await opened(context, free, bought);
  return free.filter(({ head }) => isOpen(head));
}

async function pageOf(context: CallContext, row: ChapterRow, reading: Reading): Promise<ChapterPage> {
  const isStaff = reading.openBy === 'staff';
  const questions = await chapterQuestions(context.db, row, isStaff ? 'all' : 'met');
  const bought = await boughtOf(context, isStaff ? [] : questions);
  const showing = await solved(context, questions, reading, bought);
  await grantNamedFiles(
    context,
    showing.flatMap(({ version }) => version.videoFile ?? []),
  );
  const shows = new Set(showing);
  const ids = questions.map(({ head }) => head.id);
  const at = { appId: context.appId, now: context.services.now() };
  const held = isStaff ? new Set<string>() : await heldQuestions(context.db, at, ids);
  const shownIn = ({ head, version }: Questions[number]) =>
    held.has(head.id) ? covered(questionInPractice(version)) : questionInPractice(version);
  return {
    chapterId: row.id,
    title: row.title,
    notesHtml: row.notesHtml,
    videoFile: await grantFile(context, row.videoFile),
    openBy: reading.openBy,
    grade: reading.grade,
    questions: questions.map((one, place) => ({
      questionId: one.head.id,
      title: held.has(one.head.id) ? HELD_TITLE : one.head.title,
      ...(held.has(one.head.id) && { isHeld: true }),
      difficulty: isStaff ? one.head.difficulty : difficultyOf(one.head),
      shown: { ...shownIn(one), no: place + 1 },
      pricePoints: one.head.pricePoints,
      analysisHtml: shows.has(one) ? one.version.analysisHtml : null,
      videoFile: shows.has(one) ? one.version.videoFile : null,
      mine: context.group === 'oj' ? { unlocked: bought.has(one.head.id) } : null,
      staff: isStaff ? { status: one.head.status, isOpen: one.head.isOpen } : null,
    })),
  };
}

/** A chapter that the caller has opened, with its questions. Throws NOT_FOUND, CHAPTER_LOCKED. */
export async function openedChapter(context: CallContext, id: string): Promise<ChapterPage> {
  const { row, openBy } = await openChapter(context, id);
  return pageOf(context, row, { openBy, solution: null, grade: null });
}

/** A chapter as a class schedules it. Throws NOT_FOUND, and CHAPTER_LOCKED before its day. */
export async function chapterInClass(context: CallContext, where: InClass): Promise<ChapterPage> {
  const { grade, row, slot, solution } = await openChapterInClass(context, where);
  return pageOf(context, row, {
    openBy: isMine(context, row) || grade.isStaff ? 'staff' : 'class',
    solution,
    grade: {
      id: grade.id,
      title: grade.title,
      openAt: slot.openAt?.toISOString() ?? null,
      dueAt: slot.dueAt?.toISOString() ?? null,
      member: grade.member,
    },
  });
}
