import type { DemoPeople } from './demoPeople.ts';
import type { Entrant } from './seedEntrants.ts';

/**
 * A candidate of the exam that is over: the share of objective questions they got right and, for each programming
 * task, the program they submitted (a file of its `solutions/`, null for none).
 */
export interface DemoCandidate {
  /** Null: the demo student; a number: one of the classmates; a string: a name without an account to sign in. */
  who: null | number | string;
  rightShare: number;
  programs: readonly (string | null)[];
  usedMin: number;
  /** The time ran out and an answer arrived afterwards, for the teacher to decide on. */
  late?: boolean;
}

export const DEMO_CANDIDATES: readonly DemoCandidate[] = [
  { who: null, rightShare: 0.88, programs: ['ref.cpp', 'wrong-last-streak-lost.cpp'], usedMin: 96 },
  { who: 0, rightShare: 0.96, programs: ['ref.cpp', 'ref.cpp'], usedMin: 71 },
  { who: 1, rightShare: 0.72, programs: ['wrong-floor.cpp', 'ref.py'], usedMin: 108 },
  { who: 2, rightShare: 0.64, programs: ['ref.cpp', null], usedMin: 120, late: true },
  { who: 3, rightShare: 0.8, programs: ['wrong-float.cpp', 'wrong-only-last-streak.cpp'], usedMin: 113 },
  { who: 4, rightShare: 0.92, programs: ['ref.py', 'ref.py'], usedMin: 88 },
  { who: '何静姝', rightShare: 0.52, programs: ['wrong-half-trips.cpp', null], usedMin: 117 },
  { who: '郑浩然', rightShare: 0.84, programs: ['ref.cpp', 'wrong-no-reset.cpp'], usedMin: 99 },
  { who: '冯语桐', rightShare: 0.76, programs: ['wrong-always-one-more.cpp', 'ref.cpp'], usedMin: 104 },
  { who: '沈博文', rightShare: 1, programs: ['ref.cpp', 'ref.cpp'], usedMin: 64 },
  { who: '许嘉树', rightShare: 0.6, programs: [null, null], usedMin: 82 },
  { who: '苏慕白', rightShare: 0.68, programs: ['wrong-floor.cpp', 'wrong-strictly-more.cpp'], usedMin: 119 },
  { who: '唐若溪', rightShare: 0.88, programs: ['ref.cpp', 'wrong-last-streak-lost.cpp'], usedMin: 92 },
  { who: '谢云舟', rightShare: 0.44, programs: ['wrong-half-trips.cpp', 'wrong-strictly-more.cpp'], usedMin: 110 },
  { who: '罗一鸣', rightShare: 0.8, programs: ['ref.cpp', 'ref.cpp'], usedMin: 85 },
];

/** The candidates without an account to sign in; the number in the account is the place among all. */
export const demoEntrants = (): Entrant[] =>
  DEMO_CANDIDATES.flatMap(({ who }, place) =>
    typeof who === 'string' ? [{ account: `demo-kaosheng-${String(place).padStart(2, '0')}`, name: who }] : [],
  );

/** The members of candidates, in order; `named` are those of `demoEntrants`. */
export function demoMemberIds(
  { studentId, classmateIds }: DemoPeople,
  candidates: readonly DemoCandidate[],
  named: readonly string[],
): string[] {
  const rest = [...named];
  return candidates.map(({ who }) => {
    if (typeof who === 'string') return rest.shift() ?? studentId;
    return who === null ? studentId : (classmateIds[who] ?? studentId);
  });
}
