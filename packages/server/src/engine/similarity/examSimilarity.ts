import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { LanguageId } from '@aosai/api/domain/languages';
import type { CaseResult } from '@aosai/api/domain/judging';
import { ATTEMPT } from '@aosai/api/domain/statuses';
import { examEvent, examMemberQuestion, examPaperEnroll, questionVersion } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import { member } from '../../db/schema/people.ts';
import type { EngineCall } from '../engineCall.ts';
import { similarPairs } from './similarPairs.ts';
import { namedQuestion } from '../statistics/namedQuestion.ts';

export interface ComparedProgram {
  id: string;
  attemptId: string;
  memberId: string;
  name: string;
  orgId: string | null;
  questionId: string;
  language: LanguageId;
  code: string;
  cases: CaseResult[];
  points: number | null;
  submittedAt: Date;
}

export interface AlikePair {
  similarity: number;
  sameWrongCases: number;
  programs: [ComparedProgram, ComparedProgram];
}

export interface AlikeQuestion {
  questionId: string;
  title: string;
  count: number;
  pairs: AlikePair[];
}

/** What counts of each student's programs: of several attempts the last; staff compare nobody with themselves. */
async function comparedPrograms({ db, appId }: EngineCall, examId: string): Promise<ComparedProgram[]> {
  const rows = await db
    .select({
      id: submission.id,
      attemptId: examPaperEnroll.id,
      memberId: submission.memberId,
      name: member.name,
      orgId: examPaperEnroll.orgId,
      questionId: submission.questionVersionId,
      language: submission.language,
      code: submission.code,
      cases: submission.cases,
      points: submission.points,
      submittedAt: submission.createdAt,
    })
    .from(examPaperEnroll)
    .innerJoin(
      examMemberQuestion,
      and(eq(examMemberQuestion.appId, examPaperEnroll.appId), eq(examMemberQuestion.attemptId, examPaperEnroll.id)),
    )
    .innerJoin(
      submission,
      and(eq(submission.appId, examPaperEnroll.appId), eq(submission.id, examMemberQuestion.gradedSubmissionId)),
    )
    .innerJoin(member, and(eq(member.appId, examPaperEnroll.appId), eq(member.id, examPaperEnroll.memberId)))
    .where(
      and(
        eq(examPaperEnroll.appId, appId),
        eq(examPaperEnroll.examId, examId),
        eq(examPaperEnroll.status, ATTEMPT.settled),
        isNotNull(examMemberQuestion.gradedSubmissionId),
        ne(member.type, 'teacher'),
      ),
    )
    .orderBy(desc(examPaperEnroll.startedAt), desc(submission.id));
  const last = new Map<string, ComparedProgram>();
  for (const row of rows) {
    const key = `${row.memberId}/${row.questionId}`;
    if (!last.has(key)) last.set(key, row);
  }
  return [...last.values()];
}

const isWrong = ({ verdict }: CaseResult): boolean => verdict !== 'AC';

const sameWrong = (a: readonly CaseResult[], b: readonly CaseResult[]): number =>
  a.filter((one, no) => isWrong(one) && one.verdict === b[no]?.verdict).length;

/** Programs of an exam that stand out as alike, question by question. */
export async function examSimilarity(call: EngineCall, examId: string): Promise<AlikeQuestion[]> {
  const { db, appId } = call;
  const byQuestion = Map.groupBy(await comparedPrograms(call, examId), ({ questionId }) => questionId);
  if (byQuestion.size === 0) return [];
  const versions = await db
    .select({
      id: questionVersion.id,
      title: namedQuestion(questionVersion.title, questionVersion.stem),
      programming: questionVersion.programming,
      solutions: questionVersion.solutions,
    })
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, appId), inArray(questionVersion.id, [...byQuestion.keys()])));
  return versions.map(({ id, title, programming, solutions }) => {
    const programs = byQuestion.get(id) ?? [];
    const byId = new Map(programs.map((program) => [program.id, program]));
    const templates = Object.entries(programming?.templates ?? {}).map(([language, { start, prepend, append }]) => ({
      language: Number(language) as LanguageId,
      code: [prepend, start, append].join('\n'),
    }));
    const pairs = similarPairs(programs, [...templates, ...solutions]).flatMap(({ a, b, similarity }): AlikePair[] => {
      const [one, other] = [byId.get(a), byId.get(b)];
      if (!one || !other) return [];
      const isLater = one.submittedAt > other.submittedAt;
      return [
        {
          similarity,
          sameWrongCases: sameWrong(one.cases, other.cases),
          programs: isLater ? [other, one] : [one, other],
        },
      ];
    });
    return { questionId: id, title, count: programs.length, pairs };
  });
}

export interface Pasted {
  count: number;
  length: number;
}

/** What was pasted into these attempts, by attempt and question. */
export async function pastedIn(
  { db, appId }: EngineCall,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, Pasted>> {
  if (attemptIds.length === 0) return new Map();
  const rows = await db
    .select({
      attemptId: examEvent.attemptId,
      questionId: examEvent.questionVersionId,
      count: sql<number>`count(*)::int`,
      length: sql<number>`coalesce(sum(${examEvent.ms}), 0)::int`,
    })
    .from(examEvent)
    .where(and(eq(examEvent.appId, appId), inArray(examEvent.attemptId, [...attemptIds]), eq(examEvent.type, 'paste')))
    .groupBy(examEvent.attemptId, examEvent.questionVersionId);
  return new Map(rows.map(({ attemptId, questionId, ...pasted }) => [`${attemptId}/${questionId ?? ''}`, pasted]));
}
