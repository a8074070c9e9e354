import { MS_PER_SECOND } from '@aosai/api/kit/constants';
import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { formatPoints } from '@aosai/api/kit/points';
import { ATTEMPT, type AttemptStatus } from '@aosai/api/papers/attemptStatus';
import { type Column, column, minute, NOTHING, text } from '@aosai/api/kit/column';
import { pointsOf as pointsIn, wholes } from '@aosai/api/kit/quantity';
import { exam } from '../../db/schema/exam.ts';
import { closedVersions, closedWorks } from '../../questions/bank/heldQuestions.ts';
import { papersOfExam } from '../exam/examFacts.ts';
import { paperContent } from '../../papers/paperContent.ts';
import { examClosesAt } from '../reports/reviewClock.ts';
import { columnSheet, numberedSheet } from '../../excel/columnSheet.ts';
import type { CallContext, FileReply, ResourceHandlers } from '../../kit/context.ts';
import { auditedSheet } from '../../kit/sheets/auditedSheet.ts';
import { authorOf, engineOf } from '../../kit/engineOf.ts';
import { runScope } from '../exam/examScope.ts';
import { countedAttempts, placesIn, pointsOf, type ScoredAttempt } from './scoreFacts.ts';

type Points = number | null;

interface ScoreRow {
  placeId: string;
  memberId: string;
  no: string | null;
  name: string;
  className: string | null;
  paperTitle: string;
  attemptId: string | null;
  /** Null for a student who has not begun. */
  status: AttemptStatus | null;
  isAbsent: boolean;
  /** When the student's make-up begins or began; null without one. */
  makeUpAt: string | null;
  completedAt: string | null;
  /** By section key. */
  sections: ReadonlyMap<string, Points>;
  /** In the order of the paper. */
  questions: readonly Points[];
  totalPoints: Points;
  maxPoints: number;
  rank: number | null;
}

/** The header of a section's or question's column; with its points if there is only one paper. */
interface Part {
  key: string;
  name: string;
  maxPoints: number | null;
}

const headOf = ({ name, maxPoints }: Part): string =>
  maxPoints === null ? name : `${name}（${formatPoints(maxPoints)}）`;

const marked = (id: string, head: string, of: (row: ScoreRow) => Points): Column<ScoreRow> =>
  column(id, head, (row) => (of(row) === null ? NOTHING : formatPoints(of(row) ?? 0)), { quantity: pointsIn(of) });

const stateOf = ({ status, isAbsent, makeUpAt }: ScoreRow): string =>
  `${isAbsent ? '缺考' : ATTEMPT.label(status ?? ATTEMPT.ready)}${makeUpAt === null ? '' : '（补考）'}`;

const columnsOf = (sections: readonly Part[], questions: readonly Part[]): Column<ScoreRow>[] => [
  text('no', '学号', { minWidth: 120 }),
  text('name', '姓名'),
  text('className', '班级', { minWidth: 140 }),
  text('paperTitle', '试卷', { minWidth: 200 }),
  column('state', '状态', stateOf),
  minute('completedAt', '交卷时间'),
  ...sections.map((one, at) => marked(`section${at}`, headOf(one), (row) => row.sections.get(one.key) ?? null)),
  ...questions.map((one, at) => marked(`question${at}`, headOf(one), (row) => row.questions[at] ?? null)),
  marked('total', '总分', ({ totalPoints }) => totalPoints),
  marked('maxPoints', '满分', ({ maxPoints }) => maxPoints),
  column('rank', '名次', ({ rank }) => String(rank ?? NOTHING), { quantity: wholes(({ rank }) => rank) }),
];

/** The mean of those who have points, in hundredths; null without any. */
function meanOf(values: readonly Points[]): Points {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.round(known.reduce((sum, value) => sum + value, 0) / known.length);
}

/** The means of a paper's scored students, as the last line of the sheet; null while nobody has a score. */
function meansOf({ sections, rows }: { sections: readonly Part[]; rows: readonly ScoreRow[] }): ScoreRow | null {
  const scored = rows.filter(({ totalPoints }) => totalPoints !== null);
  const [first] = scored;
  if (!first) return null;
  return {
    ...first,
    no: null,
    name: '平均分',
    className: null,
    completedAt: null,
    makeUpAt: null,
    sections: new Map(sections.map(({ key }) => [key, meanOf(scored.map((row) => row.sections.get(key) ?? null))])),
    questions: first.questions.map((_, at) => meanOf(scored.map(({ questions }) => questions[at] ?? null))),
    totalPoints: meanOf(scored.map(({ totalPoints }) => totalPoints)),
    rank: null,
  };
}

/** Ranks with gaps: equal totals share a rank, and the next rank counts all students before it. */
function ranksOf(totals: readonly number[]): ReadonlyMap<number, number> {
  const ranks = new Map<number, number>();
  for (const [before, total] of totals.toSorted((a, b) => b - a).entries())
    if (!ranks.has(total)) ranks.set(total, before + 1);
  return ranks;
}

/** Keys of sections: two of the same name in one paper stay separate, those of two papers share a column. */
function keysOf(sections: readonly { name: string }[]): string[] {
  const met = new Map<string, number>();
  return sections.map(({ name }) => {
    const nth = (met.get(name) ?? 0) + 1;
    met.set(name, nth);
    return `${name} ${nth}`;
  });
}

const addAll = (values: readonly Points[]): Points =>
  values.includes(null) ? null : values.reduce<number>((sum, one) => sum + (one ?? 0), 0);

const NO_POINTS: ReadonlyMap<string, Points> = new Map();

interface OfExam {
  row: typeof exam.$inferSelect;
  places: Awaited<ReturnType<typeof placesIn>>;
  now: Date;
}

/** Rows for everybody with a place in the exam, with their points in one paper. */
async function rowsOf(context: CallContext, { row, places, now }: OfExam, paperId: string) {
  const { paper, sections } = await paperContent(context.db, context.appId, paperId);
  const versionIds = sections.flatMap(({ items }) => items.map(({ version }) => version.id));
  // Another formal exam may ask one of these questions: then its points are left out, and mostly the sums with it.
  const [call, author] = [engineOf(context), authorOf(context)];
  const closed = await closedVersions(call, author, versionIds, row.id);
  const isHeld = closed.size > 0 && (await closedWorks(call, author, [row.id])).size > 0;
  const counted = await countedAttempts(context, row.id, paperId);
  const isDone = ({ status }: ScoredAttempt) => status === ATTEMPT.completed || status === ATTEMPT.settled;
  const ids = [...counted.values()].filter(isDone).map(({ id }) => id);
  const points = await pointsOf(context, ids);
  const totalsOf = new Map(
    isHeld
      ? []
      : [...counted].flatMap(([placeId, { status, totalPoints }]) =>
          status === ATTEMPT.settled && totalPoints !== null ? [[placeId, totalPoints] as const] : [],
        ),
  );
  const ranks = ranksOf([...totalsOf.values()]);
  const keys = keysOf(sections);
  return {
    items: sections.flatMap(({ items }) => items),
    sections: sections.map(({ name, points: maxPoints }, at) => ({ key: keys[at] ?? name, name, maxPoints })),
    isHeld,
    paper,
    rows: places.map(({ id, shiftSec, ...who }): ScoreRow => {
      const [startsAt, endsAt] = [row.startAt, row.endAt].map(
        (at) => new Date(at.getTime() + shiftSec * MS_PER_SECOND),
      );
      const attempt = counted.get(id);
      const given = points.get(attempt?.id ?? '') ?? NO_POINTS;
      const of = (versionId: string): Points => (closed.has(versionId) ? null : (given.get(versionId) ?? null));
      const summed = isHeld ? of : (versionId: string): Points => given.get(versionId) ?? null;
      const total = totalsOf.get(id) ?? null;
      return {
        ...who,
        placeId: id,
        paperTitle: paper.title,
        attemptId: attempt?.id ?? null,
        status: attempt?.status ?? null,
        isAbsent: attempt === undefined && (row.stoppedAt ?? endsAt ?? row.endAt) <= now,
        makeUpAt: shiftSec > 0 && startsAt ? startsAt.toISOString() : null,
        completedAt: attempt?.completedAt?.toISOString() ?? null,
        sections: new Map(
          sections.map(({ name, items }, at) => [
            keys[at] ?? name,
            addAll(items.map(({ version }) => summed(version.id))),
          ]),
        ),
        questions: versionIds.map(of),
        totalPoints: total,
        maxPoints: paper.totalPoints,
        rank: total === null ? null : (ranks.get(total) ?? null),
      };
    }),
  };
}

/** The papers of an exam with everybody's points, for those who run it. Throws NOT_FOUND, EXPORT_TOO_LARGE. */
async function scoresIn(context: CallContext, id: string) {
  const [row] = await context.db
    .select()
    .from(exam)
    .where(and(runScope(context), eq(exam.id, id)));
  if (!row) throw new AppError('NOT_FOUND');
  const call = engineOf(context);
  const isOver = (await examClosesAt(call, row)) <= call.now;
  const of = { row, places: await placesIn(context, id), now: call.now };
  const papers = [];
  for (const paper of await papersOfExam(call, row)) papers.push(await rowsOf(context, of, paper.id));
  return { row, isOver, papers };
}

/** The scores of an exam per student, section and question, with the absent students. */
export const queryScores: ResourceHandlers<'exam'>['queryScores'] = async (context, { id }) => {
  const { isOver, papers } = await scoresIn(context, id);
  return {
    examId: id,
    isOver,
    papers: papers.map(({ paper, isHeld, sections, items, rows }) => ({
      examPaperId: paper.id,
      title: paper.title,
      totalPoints: paper.totalPoints,
      passPoints: paper.passPoints,
      isHeld,
      sections: sections.map(({ name, maxPoints }) => ({ name, maxPoints })),
      questions: items.map(({ points, sectionIndex }) => ({ section: sectionIndex, maxPoints: points })),
      rows: rows.map(({ paperTitle: _title, sections: bySection, questions, maxPoints: _max, ...one }) => ({
        ...one,
        sections: sections.map(({ key }) => bySection.get(key) ?? null),
        questions: [...questions],
      })),
    })),
  };
};

/**
 * The scores of an exam as an Excel sheet, for those who run it: everybody with a place, including absent students, with
 * points per section and question, total and rank. Throws NOT_FOUND, EXPORT_TOO_LARGE.
 */
export async function downloadScores(context: CallContext, { id }: { id: string }): Promise<FileReply> {
  const { row, papers } = await scoresIn(context, id);
  const isOne = papers.length === 1;
  const told = (part: Part): Part => (isOne ? part : { ...part, maxPoints: null });
  const sections = new Map(papers.flatMap((paper) => paper.sections.map((one) => [one.key, told(one)] as const)));
  const longest = papers.reduce<(typeof papers)[number]['items']>(
    (most, { items }) => (items.length > most.length ? items : most),
    [],
  );
  const questions = longest.map(({ points: maxPoints }, at) =>
    told({ key: String(at), name: `第 ${at + 1} 题`, maxPoints }),
  );
  const rows = papers.flatMap((paper) => paper.rows);
  const columns = columnsOf([...sections.values()], questions);
  const { rows: lines, ...head } = numberedSheet(columnSheet(columns, rows));
  const means = columnSheet(
    columns,
    papers.flatMap((paper) => meansOf(paper) ?? []),
  );
  // Without a number, as they are no student's.
  const sheet = { name: '成绩表', ...head, rows: [...lines, ...means.rows.map((line) => [null, ...line])] };
  const diff = { after: { exported: rows.length } };
  return auditedSheet(context, { action: 'exam:downloadScores', target: id, diff }, `${row.title} 成绩表`, sheet);
}
