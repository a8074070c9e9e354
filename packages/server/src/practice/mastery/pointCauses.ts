import { and, arrayOverlaps, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { LanguageId } from '@aosai/api/judging/languages';
import { masteryKey } from '@aosai/api/practice/mastery';
import { titleOf } from '@aosai/api/questions/headline';
import type { Verdict } from '@aosai/api/judging/verdicts';
import { question } from '../../db/schema/bank.ts';
import { examMemberQuestion as answers, examPaperEnroll, questionVersion } from '../../db/schema/exam.ts';
import { memberQuestionTry as tries } from '../../db/schema/practice.ts';
import { heldNow } from '../../questions/bank/heldQuestions.ts';
import { drawnVersion } from '../../questions/parametric/drawn.ts';
import { instantParam, rawRows } from '../../db/rawRows.ts';
import { type Call, idsLike } from './results.ts';

export interface WrongOption {
  questionId: string;
  title: string;
  optionId: string;
  /** For a group: the number of the part, from 1. */
  part: number | null;
  optionHtml: string;
  optionText: string;
  /** How many students have chosen it. */
  students: number;
}

export interface FailingProgram {
  questionId: string;
  title: string;
  language: LanguageId;
  code: string;
  verdict: Verdict;
  memberId: string;
  chapterId: string | null;
  /** How many students have submitted a failing program for it. */
  students: number;
}

export interface PointCauses {
  wrongOption: WrongOption | null;
  program: FailingProgram | null;
}

interface Asked {
  memberIds: readonly string[];
  pointIds: readonly string[];
  since: Date;
}

/**
 * Answers that lost points since then: in practice, and in exams and homework whose results are visible to their
 * students.
 */
const failed = ({ appId }: Call, { memberIds, since }: Asked, questionIds: readonly string[]): SQL => {
  const members = sql`any(${sql.param([...memberIds])}::text[])`;
  const questions = sql`any(${sql.param([...questionIds])}::text[])`;
  return sql`select t.member_id, t.question_id, t.version_id, t.draw, t.answer, t.verdict, t.chapter_id, t.created_at as at
    from ${tries} t
    where t.app_id = ${appId} and t.member_id = ${members} and t.question_id = ${questions} and t.state = 'done'
      and coalesce(t.review_percent, t.percent) < 100 and t.deleted_at is null and t.created_at >= ${instantParam(since)}
    union all
    select a.member_id, v.question_id, v.id, 0, a.answer, a.verdict, null, a.saved_at
    from ${answers} a
    join ${examPaperEnroll} e on e.app_id = a.app_id and e.id = a.attempt_id and e.practised_at is not null
    join ${questionVersion} v on v.app_id = a.app_id and v.id = a.question_version_id and v.question_id = ${questions}
    where a.app_id = ${appId} and a.member_id = ${members} and a.points < a.max_points
      and a.saved_at >= ${instantParam(since)}`;
};

interface Chosen {
  questionId: string;
  versionId: string;
  draw: number;
  optionId: string;
  part: number | null;
  students: number;
}

/** The options chosen in wrong answers, also in parts of groups, most chosen first. */
const chosenIn = (call: Call, from: SQL): Promise<Chosen[]> =>
  rawRows(
    call.db,
    sql`select f.question_id as "questionId", f.version_id as "versionId", f.draw, chosen.id as "optionId", chosen.part,
      count(distinct f.member_id)::int as students
    from (${from}) f
    join ${questionVersion} v on v.app_id = ${call.appId} and v.id = f.version_id
    cross join lateral (
      select o.id, null::int as part
      from jsonb_array_elements_text(case f.answer ->> 'kind' when 'choice' then f.answer -> 'optionIds' else '[]' end) o(id)
      union all
      select o.id, o.part::int
      from jsonb_array_elements_text(case when f.answer ->> 'kind' = 'text' and v.parts <> '[]'
        then f.answer -> 'texts' else '[]' end) with ordinality o(id, part) where o.id <> ''
    ) chosen
    group by 1, 2, 3, 4, 5 order by students desc, 1, 2, 3, 5, 4`,
  );

/** The newest failing program of each task; compile errors only where there is no other. */
const programsIn = (call: Call, from: SQL): Promise<Omit<FailingProgram, 'title'>[]> =>
  rawRows(
    call.db,
    sql`with f as (select * from (${from}) every
      where every.answer ->> 'kind' = 'code' and every.verdict is not null and every.verdict <> 'SE'),
    newest as (select distinct on (question_id) * from f order by question_id, (verdict = 'CE'), at desc)
    select n.question_id as "questionId", (n.answer ->> 'language')::int as language, n.answer ->> 'code' as code,
      n.verdict, n.member_id as "memberId", n.chapter_id as "chapterId",
      (select count(distinct f.member_id)::int from f where f.question_id = n.question_id) as students
    from newest n order by students desc, n.question_id`,
  );

/** The text of chosen options that are wrong. */
async function wrongOptions(call: Call, chosen: readonly Chosen[]) {
  const ids = [...new Set(chosen.map(({ versionId }) => versionId))];
  if (ids.length === 0) return () => null;
  const versions = await call.db
    .select({
      id: questionVersion.id,
      drawnFrom: questionVersion.drawnFrom,
      stem: questionVersion.stem,
      stemHtml: questionVersion.stemHtml,
      options: questionVersion.options,
      parts: questionVersion.parts,
      answerKey: questionVersion.answerKey,
      analysis: questionVersion.analysis,
      analysisHtml: questionVersion.analysisHtml,
    })
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, call.appId), inArray(questionVersion.id, ids)));
  const versionOf = new Map(versions.map((version) => [version.id, version]));
  return ({ versionId, draw, optionId, part }: Chosen) => {
    const version = versionOf.get(versionId);
    if (!version) return null;
    const { answerKey, options, parts } = drawnVersion(version, draw);
    if (part !== null) {
      const isRightPart = answerKey?.kind === 'parts' && answerKey.parts[part - 1]?.optionId === optionId;
      return isRightPart ? null : (parts[part - 1]?.options.find(({ id }) => id === optionId) ?? null);
    }
    const isRight = answerKey?.kind === 'choice' && answerKey.optionIds.includes(optionId);
    return isRight ? null : (options.find(({ id }) => id === optionId) ?? null);
  };
}

/**
 * Why a class loses points at each of these knowledge points: the commonest wrong option, and a failing program. Without
 * questions that running formal exams ask, whose right and wrong are hidden.
 */
export async function pointCauses(call: Call, asked: Asked): Promise<(pointId: string) => PointCauses> {
  if (asked.pointIds.length === 0) return () => ({ wrongOption: null, program: null });
  const held = await heldNow(call);
  const heads = await call.db
    .select({ id: question.id, title: question.title, points: question.points })
    .from(question)
    .where(
      and(
        eq(question.appId, call.appId),
        arrayOverlaps(question.points, idsLike(asked.pointIds)),
        held.length > 0 ? notInArray(question.id, held) : undefined,
      ),
    );
  const headOf = new Map(heads.map((head) => [head.id, head]));
  const from = failed(call, asked, [...headOf.keys()]);
  const chosen = await chosenIn(call, from);
  const optionOf = await wrongOptions(call, chosen);
  const programs = await programsIn(call, from);
  return (pointId) => {
    const key = masteryKey(pointId);
    const titleAt = (questionId: string): string | undefined => {
      const head = headOf.get(questionId);
      return head?.points.some((id) => masteryKey(id) === key) ? head.title : undefined;
    };
    const options = chosen.values().flatMap((one): WrongOption[] => {
      const title = titleAt(one.questionId);
      const option = title === undefined ? null : optionOf(one);
      if (title === undefined || option === null) return [];
      const { questionId, optionId, part, students } = one;
      const [optionHtml, optionText] = [option.html, titleOf(option.text)];
      return [{ questionId, title, optionId, part, optionHtml, optionText, students }];
    });
    const failing = programs.values().flatMap((one): FailingProgram[] => {
      const title = titleAt(one.questionId);
      return title === undefined ? [] : [{ ...one, title }];
    });
    return { wrongOption: options.next().value ?? null, program: failing.next().value ?? null };
  };
}
