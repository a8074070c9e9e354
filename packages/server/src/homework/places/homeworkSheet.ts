import { minuteText } from '@aosai/api/kit/beijing';
import { ENROLMENT_SOURCE, ENROLMENT } from '@aosai/api/enrolment/enrolments';
import { maskMobile, maskName } from '@aosai/api/kit/masking';
import { formatPoints, POINT } from '@aosai/api/kit/points';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { paperContent } from '../../papers/paperContent.ts';
import type { SheetCell } from '../../excel/columnSheet.ts';
import { type Holds, POINTS, WHOLES } from '../../excel/writeSheet.ts';
import { closedVersions } from '../../questions/bank/heldQuestions.ts';
import type { CallContext, FileReply } from '../../kit/context.ts';
import { authorOf, engineOf } from '../../kit/engineOf.ts';
import { auditedSheet } from '../../kit/sheets/auditedSheet.ts';
import { readHomework } from '../homework.ts';
import { rankedPlaces } from './homeworkRanking.ts';
import { sheetFacts, type SheetFacts } from './sheetFacts.ts';

interface Question {
  id: string;
  no: number;
  maxPoints: number;
}

interface Known {
  context: CallContext;
  questions: readonly Question[];
  rankOf: ReadonlyMap<string, number | null>;
  /** Versions that a running exam withholds: neither their points nor a total with them is shown. */
  closed: ReadonlySet<string>;
}

const NARROW = 8;
const WIDE = 16;

const FACTS = ['序号', '学号', '姓名', '手机', '班级', '分组', '来源', '状态', '报名时间', '老师'];
const DATES = ['截止', '提交', '迟交天数', '扣分'];
const SUMS = ['总分', '名次', '评语'];
/** Columns of numbers: counts, and points in addition to those of the questions. */
const COUNTED = ['序号', '迟交天数', '名次'];
const MARKED = ['扣分', '总分'];

const atMinute = (at: Date | null | undefined): string => (at ? minuteText(at.toISOString()) : '');
const points = (given: number | null | undefined): number | null =>
  given === null || given === undefined ? null : given / POINT;

function whoIs({ context }: Known, { facts, contact }: SheetFacts): string[] {
  const { place, memberName, no, gradeTitle } = facts;
  const isOffice = context.actor.kind === 'user';
  const mobile = contact?.mobileEnc ? maskMobile(context.services.platform.keys.openField(contact.mobileEnc)) : '';
  const groups = (contact?.groups ?? []).filter(({ id }) => contact?.groupIds.includes(id));
  return [
    no ?? '',
    isOffice ? maskName(memberName) : memberName,
    mobile,
    gradeTitle ?? '',
    groups.map(({ name }) => name).join('、'),
    ENROLMENT_SOURCE.label(place.source),
    ENROLMENT.label(place.status),
    atMinute(place.createdAt),
    contact?.teacherName ?? '',
  ];
}

/** The student's results; empty where nothing counts yet. */
function whatCounts({ questions, rankOf, closed }: Known, { facts, answers, late }: SheetFacts): SheetCell[] {
  const { place, attempt } = facts;
  const isMissing = attempt === null && place.status === ENROLMENT.settled;
  const isCounted = closed.size === 0 && (attempt?.status === ATTEMPT.settled || isMissing);
  const comments = questions.flatMap(({ id, no }) => {
    const comment = answers.get(id)?.comment ?? '';
    return comment === '' ? [] : [`第 ${no} 题：${comment}`];
  });
  return [
    atMinute(place.dueAt),
    atMinute(attempt?.completedAt),
    attempt === null ? null : late.days,
    attempt === null || closed.size > 0 ? null : points(late.lost),
    ...questions.map(({ id }) => (closed.has(id) ? null : points(answers.get(id)?.points))),
    isCounted ? points(attempt?.totalPoints ?? 0) : null,
    (isCounted ? rankOf.get(place.id) : null) ?? null,
    comments.join('\n'),
  ];
}

/**
 * A homework as a sheet: students, hand-in, deduction for lateness, each question, total, rank and comments. Throws
 * NOT_FOUND, EXPORT_TOO_LARGE.
 */
export async function downloadEnrollList(
  context: CallContext,
  { homeworkId }: { homeworkId: string },
): Promise<FileReply> {
  const { id, title, examPaperIds } = await readHomework(context, homeworkId);
  const content = await paperContent(context.db, context.appId, examPaperIds[0] ?? '');
  const questions = content.sections
    .flatMap(({ items }) => items)
    .map(({ version, points: maxPoints }, place) => ({ id: version.id, no: place + 1, maxPoints }));
  const found = await sheetFacts(context, id, content);
  const rankOf = new Map((await rankedPlaces(context, id)).map((row) => [row.id, row.rank]));
  const diff = { after: { exported: found.length } };
  const versionIds = questions.map((one) => one.id);
  const closed = await closedVersions(engineOf(context), authorOf(context), versionIds, id);
  const known = { context, questions, rankOf, closed };
  const heads = questions.map(({ no, maxPoints }) => `第 ${no} 题（${formatPoints(maxPoints)}）`);
  const titles = [...FACTS, ...DATES, ...heads, ...SUMS];
  const holds = new Map<string, Holds>([
    ...COUNTED.map((head) => [head, WHOLES] as const),
    ...[...MARKED, ...heads].map((head) => [head, POINTS] as const),
  ]);
  const sheet = {
    name: '作业',
    columns: titles.map((head, place) => ({
      title: head,
      width: place === 0 ? NARROW : WIDE,
      holds: holds.get(head) ?? ('text' as const),
    })),
    rows: found.map((one, index) => [index + 1, ...whoIs(known, one), ...whatCounts(known, one)]),
  };
  return auditedSheet(
    context,
    { action: 'homeworkEnroll:downloadEnrollList', target: id, diff },
    `${title} 作业`,
    sheet,
  );
}
