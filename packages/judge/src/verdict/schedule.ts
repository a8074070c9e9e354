import type { JudgeRequest, Subtask, TestCase } from '@aosai/api/judging/judging';
import { SKIPPED, type CaseOutcome } from './score.ts';

type Scheduled = Pick<JudgeRequest, 'cases' | 'subtasks'>;

/** Sorts subtasks so that each comes after those it requires. */
function inOrder(subtasks: readonly Subtask[]): Subtask[] {
  const byId = new Map(subtasks.map((subtask) => [subtask.id, subtask]));
  const done = new Set<string>();
  const ordered: Subtask[] = [];
  const visit = (subtask: Subtask, path: readonly string[]): void => {
    if (done.has(subtask.id)) {
      return;
    }
    if (path.includes(subtask.id)) {
      throw new Error(`subtask ${subtask.id} requires itself`);
    }
    for (const id of subtask.requires ?? []) {
      const required = byId.get(id);
      if (!required) {
        throw new Error(`subtask ${subtask.id} requires ${id}, which does not exist`);
      }
      visit(required, [...path, subtask.id]);
    }
    done.add(subtask.id);
    ordered.push(subtask);
  };
  for (const subtask of subtasks) {
    visit(subtask, []);
  }
  return ordered;
}

function isFull(subtask: Subtask, outcomes: readonly CaseOutcome[]): boolean {
  return subtask.type === 'max'
    ? outcomes.some(({ ratio }) => ratio === 1)
    : outcomes.every(({ ratio }) => ratio === 1);
}

/**
 * Runs the cases that can change the score. A subtask of type min stops after its first case without points (a partial
 * score may still get lower), and a subtask whose requirements are not full does not run. The other cases are Skipped.
 * @throws Error when subtasks require each other in a circle, or a subtask does not exist
 */
export async function runCases(
  request: Scheduled,
  runOne: (testCase: TestCase) => Promise<CaseOutcome>,
  onCase?: (done: number, total: number) => void,
): Promise<Map<string, CaseOutcome>> {
  const known = new Set(request.subtasks.map((subtask) => subtask.id));
  const stray = request.cases.find(({ subtaskId }) => subtaskId !== undefined && !known.has(subtaskId));
  if (stray) {
    throw new Error(`case ${stray.id} belongs to subtask ${stray.subtaskId}, which does not exist`);
  }
  const outcomes = new Map<string, CaseOutcome>();
  const settle = (testCase: TestCase, outcome: CaseOutcome): CaseOutcome => {
    outcomes.set(testCase.id, outcome);
    onCase?.(outcomes.size, request.cases.length);
    return outcome;
  };

  for (const testCase of request.cases.filter(({ subtaskId }) => subtaskId === undefined)) {
    settle(testCase, await runOne(testCase));
  }
  const full = new Set<string>();
  for (const subtask of inOrder(request.subtasks)) {
    const results: CaseOutcome[] = [];
    const missed = (subtask.requires ?? []).find((id) => !full.has(id));
    let pointless = missed === undefined ? '' : `依赖的子任务 ${missed} 没有满分`;
    for (const testCase of request.cases.filter(({ subtaskId }) => subtaskId === subtask.id)) {
      const outcome = settle(testCase, pointless ? { ...SKIPPED, message: pointless } : await runOne(testCase));
      results.push(outcome);
      if (subtask.type === 'min' && outcome.ratio === 0) {
        pointless ||= `测试点 ${testCase.id} 没有得分，本子任务不再评测`;
      }
    }
    if (missed === undefined && isFull(subtask, results)) {
      full.add(subtask.id);
    }
  }
  return outcomes;
}
