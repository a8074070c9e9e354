import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { standardOf } from '@aosai/api/judging/languages';
import { pointsIn } from '@aosai/api/papers/paperSource';
import { hasBody } from '@aosai/api/questions/kinds';
import { todaysShare } from '@aosai/api/kit/todaysShare';
import type { JudgeReport } from '@aosai/api/judging/judging';
import { headroomAdvice } from '@aosai/judge/run/headroom';
import { openJudge } from '@aosai/judge/judge';
import { PAPER_KEYS, loadPaper, taskFolder } from '../loadPaper.ts';
import { taskSolutions } from '../tasks/taskSolutions.ts';
import type { TaskSolution } from '../tasks/taskSolutions.ts';

/** Tasks change rarely and take long to judge: one in fifteen a day, nightly all. */
const DAYS = 15;
const TEST_TIMEOUT_MS = 120_000;

const judge = await openJudge({ cacheDir: join(tmpdir(), 'aosai-demo-papers') });
afterAll(() => judge.close());

function failures(report: JudgeReport, unit: 'case' | 'subtask', fullPoints: ReadonlyMap<string, number>) {
  const results =
    unit === 'case'
      ? report.cases.filter((one) => one.verdict !== 'AC').map((one) => [one.caseId, one.verdict] as const)
      : report.subtasks
          .filter((one) => one.points !== fullPoints.get(one.subtaskId))
          .map((one) => [one.subtaskId, one.verdict] as const);
  return Object.fromEntries(results);
}

const TASKS = PAPER_KEYS.flatMap((paperKey) => {
  const { sections, template } = loadPaper(paperKey);
  return sections.flatMap((section) =>
    section.questions.flatMap((task) => {
      if (!hasBody(task, 'task')) return [];
      const standard = task.standard ?? standardOf(template);
      const folder = taskFolder(paperKey, task.key);
      return [{ key: task.key, task, standard, totalPoints: pointsIn(section, task), folder }];
    }),
  );
});

describe.each(todaysShare(TASKS, DAYS))('task $key', ({ task, standard, totalPoints, folder }) => {
  const solutions = taskSolutions(folder);
  const references = solutions.filter((solution) => solution.fails === null);
  const wrong = solutions.filter((solution) => solution.fails !== null);
  const fullPoints = new Map(task.subtasks.map((subtask) => [subtask.id, subtask.points]));

  /** A declaration by case is tried without subtasks, whose other cases are skipped after the first failure. */
  function judged({ language, source, fails }: TaskSolution): Promise<JudgeReport> {
    const { limits, compare, fileIo } = task;
    const isByCase = fails?.unit === 'case';
    const subtasks = isByCase ? [] : task.subtasks;
    const cases = task.cases.map(({ id, input, expected, subtaskId }) => ({
      id,
      input,
      expected,
      subtaskId: isByCase ? undefined : subtaskId,
    }));
    return judge.judge({
      language,
      source,
      standard,
      limits,
      compare,
      cases,
      subtasks,
      totalPoints,
      fileIo,
    });
  }

  test('a task has a reference in each of its languages and at least three wrong solutions', () => {
    expect(new Set(references.map(({ language }) => language))).toEqual(new Set(task.languages));
    expect(wrong.length).toBeGreaterThanOrEqual(3);
  });

  test('a task has a wrong solution for every subtask', () => {
    const subtaskOfCase = new Map(task.cases.map(({ id, subtaskId }) => [id, subtaskId]));
    const failed = new Set(
      wrong.flatMap(({ fails }) => {
        const ids = Object.keys(fails?.verdicts ?? {});
        return fails?.unit === 'subtask' ? ids : ids.flatMap((id) => subtaskOfCase.get(id) ?? []);
      }),
    );
    expect(failed).toEqual(new Set(task.subtasks.map((subtask) => subtask.id)));
  });

  test.each(references)('the reference $file gets full points', { timeout: TEST_TIMEOUT_MS }, async (solution) => {
    const report = await judged(solution);
    expect(failures(report, 'case', fullPoints), report.compileMessage).toEqual({});
    expect({ verdict: report.verdict, points: report.points }).toEqual({ verdict: 'AC', points: totalPoints });
    expect(headroomAdvice(solution.language, task.limits, report.timeMs)).toBeNull();
  });

  test.each(wrong)('fails $file exactly where its first line says', { timeout: TEST_TIMEOUT_MS }, async (solution) => {
    const report = await judged(solution);
    const unit = solution.fails?.unit ?? 'case';
    expect(failures(report, unit, fullPoints), report.compileMessage).toEqual(solution.fails?.verdicts);
    expect(report.points).toBeLessThan(totalPoints);
  });
});
