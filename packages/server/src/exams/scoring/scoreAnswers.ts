import { sql } from 'drizzle-orm';
import { ANSWER_STATUS, type AnswerStatus } from '@aosai/api/papers/attemptStatus';
import { isJudged } from '@aosai/api/questions/kinds';
import { scoreObjective } from '@aosai/api/questions/scoring';
import { examMemberQuestion } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import type { AnswerRow, AttemptRow } from '../attempts/attemptRow.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import type { PaperContent } from '../../papers/paperContent.ts';
import type { PaperItem } from '../../questions/question/paperItem.ts';
import { instantParam, jsonParam } from '../../db/rawRows.ts';
import { scoredSubmissions } from './attemptSubmissions.ts';
import { cleanedAt, finalPrograms } from './finalPrograms.ts';
import { codeHash } from '../../judging/submissions/codeAnswer.ts';
import { type NewSubmission, newSubmission } from '../../judging/submissions/newSubmission.ts';
import type { JudgedRow } from '../../judging/submissions/submissionView.ts';

interface Grade {
  id: string;
  status: AnswerStatus;
  points: number | null;
}

interface GradedCode {
  grade: Grade;
  queued: NewSubmission[];
}

function gradeObjective(row: AnswerRow, { version, points }: PaperItem): Grade {
  const earned = version.answerKey ? scoreObjective(version.answerKey, row.answer, points) : 0;
  return { id: row.id, status: ANSWER_STATUS.judged, points: earned };
}

/** For a final program, reuses a judged or queued submission with the same text, or queues a new one. */
function gradeCode(
  call: EngineCall,
  attempt: AttemptRow,
  row: AnswerRow,
  item: PaperItem,
  made: readonly JudgedRow[],
): GradedCode {
  const earlier = made.filter(({ createdAt }) => createdAt > cleanedAt(row));
  const finals = finalPrograms(call, attempt, row);
  if (finals.length === 0) {
    const status = earlier.length > 0 ? ANSWER_STATUS.submitted : ANSWER_STATUS.judged;
    return { grade: { id: row.id, status, points: earlier.length > 0 ? null : 0 }, queued: [] };
  }
  const unknown = finals.filter(({ code }) => {
    const hash = codeHash(code);
    return !earlier.some((one) => one.codeHash === hash && one.verdict !== 'SE');
  });
  // The program was written in time, so its submission is dated then, whenever it is judged.
  const queued = unknown.map(({ code, at }) => ({ ...newSubmission(call, attempt, item, code), createdAt: at }));
  return { grade: { id: row.id, status: ANSWER_STATUS.submitted, points: null }, queued };
}

/**
 * Scores the objective answers and queues the final programs of the others. The caller holds the attempt's lock and
 * settles afterwards. Returns how many programs were queued.
 */
export async function gradeAnswers(
  call: EngineCall,
  attempt: AttemptRow,
  rows: readonly AnswerRow[],
  content: PaperContent,
): Promise<number> {
  const { db, appId, now } = call;
  const hasCode = rows.some((row) => {
    const item = content.byVersion.get(row.questionVersionId);
    return item !== undefined && isJudged(item.version.type);
  });
  const submissions = hasCode ? await scoredSubmissions(db, appId, attempt.id) : [];
  const grades: Grade[] = [];
  const queued: NewSubmission[] = [];
  for (const row of rows) {
    const item = content.byVersion.get(row.questionVersionId);
    if (!item) throw new Error(`answer ${row.id} belongs to no question of its paper`);
    if (!isJudged(item.version.type)) {
      grades.push(gradeObjective(row, item));
      continue;
    }
    const earlier = submissions.filter((one) => one.questionVersionId === row.questionVersionId);
    const result = gradeCode(call, attempt, row, item, earlier);
    grades.push(result.grade);
    queued.push(...result.queued);
  }
  if (queued.length > 0) await db.insert(submission).values(queued);
  await db.execute(sql`update ${examMemberQuestion} q
    set status = case when q.manual_points is null then g.status else ${ANSWER_STATUS.reviewed} end,
      auto_points = g.points, points = coalesce(q.manual_points, g.points), verdict = null, graded_submission_id = null,
      updated_at = ${instantParam(now)}
    from jsonb_to_recordset(${jsonParam(grades)}) as g(id text, status text, points int)
    where q.app_id = ${appId} and q.id = g.id`);
  return queued.length;
}
