import { basename } from 'node:path';
import { type TaskSolution, taskSolutions } from '@aosai/content/tasks/taskSolutions';
import type { ContestPaper } from './contestPapers.ts';
import { steady } from './demoAnswers.ts';
import type { DemoCandidate } from './demoCandidates.ts';
import type { DemoContest } from './demoContests.ts';
import type { Entrant } from './seedEntrants.ts';

/** Simulated students, the strongest in no particular place. */
const ENTRANTS: readonly Entrant[] = [
  '顾清和',
  '江一帆',
  '白若溪',
  '程屿',
  '宋以宁',
  '陆景行',
  '叶知秋',
  '姚安然',
  '邵云飞',
  '龚子墨',
  '田雨晴',
  '余思远',
  '夏初一',
  '韩牧野',
  '曹可心',
  '丁嘉禾',
  '薛明月',
  '范知行',
  '石小川',
  '侯一鸣',
].map((name, index) => ({ account: `demo-xuanshou-${String(index + 1).padStart(2, '0')}`, name }));

/** The simulated students who take part in a contest. */
export const entrantsOf = ({ entrants: [first, count] }: DemoContest): Entrant[] =>
  ENTRANTS.slice(first, first + count);

/** What a simulated student hands in: the reference, one of the wrong solutions, or nothing. */
function programOf(name: string, ease: number, task: string, solutions: readonly TaskSolution[]): string | null {
  const luck = steady(name, task);
  if (luck < ease) return solutions.find(({ fails }) => fails === null)?.file ?? null;
  const wrong = solutions.filter(({ fails }) => fails?.unit === 'case');
  if (luck > ease + (1 - ease) * 0.7) return null;
  return wrong[Math.floor(steady(task, name) * wrong.length)]?.file ?? null;
}

/** What the entrants of a contest do, the same on every machine. */
export function candidatesOf(contest: DemoContest, { row, folders }: ContestPaper): DemoCandidate[] {
  const solutions = folders.map(taskSolutions);
  return entrantsOf(contest).map(({ name }) => {
    // Who solves more than others in one contest does so in all.
    const ease = Math.min(0.98, Math.max(0.15, contest.ease + (steady(name) - 0.5) * 0.8));
    return {
      who: name,
      rightShare: Math.min(1, ease + 0.15),
      programs: folders.map((folder, task) => programOf(name, ease, basename(folder), solutions[task] ?? [])),
      usedMin: Math.round(row.durationMin * (0.55 + 0.44 * steady(contest.key, name))),
    };
  });
}
