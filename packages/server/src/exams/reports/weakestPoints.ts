import { and, eq, inArray } from 'drizzle-orm';
import { KNOWLEDGE_POINTS } from '@aosai/api/questions/knowledgePoints';
import type { Report, ReportQuestion } from '@aosai/api/exams/examPaperEnroll.contract';
import { question } from '../../db/schema/bank.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import type { PaperContent } from '../../papers/paperContent.ts';

const MOST = 3;
const POINT_OF = new Map(KNOWLEDGE_POINTS.map((point) => [point.id, point]));

/**
 * The knowledge points at which the student lost most, three at most. A question counts for its main point; questions
 * whose score or key the report hides do not count.
 */
export async function weakestPoints(
  { db, appId }: Pick<EngineCall, 'db' | 'appId'>,
  { byVersion }: Pick<PaperContent, 'byVersion'>,
  questions: readonly ReportQuestion[],
): Promise<NonNullable<Report['weakest']>> {
  const seen = questions.filter(({ score, correct, isHeld }) => score !== null && correct !== null && isHeld !== true);
  const idOf = new Map([...byVersion].map(([versionId, { version }]) => [versionId, version.questionId]));
  const ids = [...new Set(seen.flatMap(({ id }) => idOf.get(id) ?? []))];
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: question.id, points: question.points })
    .from(question)
    .where(and(eq(question.appId, appId), inArray(question.id, ids)));
  const mainOf = new Map(rows.map(({ id, points }) => [id, points[0]]));
  const sums = new Map<string, { points: number; maxPoints: number }>();
  for (const { id, score, points: maxPoints } of seen) {
    const pointId = mainOf.get(idOf.get(id) ?? '');
    if (pointId === undefined || score === null) continue;
    const sum = sums.get(pointId) ?? { points: 0, maxPoints: 0 };
    sums.set(pointId, { points: sum.points + score, maxPoints: sum.maxPoints + maxPoints });
  }
  const lost = ({ points, maxPoints }: { points: number; maxPoints: number }) => maxPoints - points;
  return [...sums]
    .filter(([, sum]) => lost(sum) > 0)
    .toSorted(([a, one], [b, other]) => lost(other) - lost(one) || a.localeCompare(b))
    .flatMap(([pointId, sum]) => {
      const point = POINT_OF.get(pointId);
      return point ? [{ pointId, name: point.name, ...sum }] : [];
    })
    .slice(0, MOST);
}
