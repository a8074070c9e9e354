import type { JudgeReport, RunReport } from '@aosai/api/judging/judging';
import type { JudgeOptions, JudgePort } from '../../judging/queue/ports.ts';

export const ACCEPTED: JudgeReport = {
  verdict: 'AC',
  points: 2500,
  timeMs: 5,
  memoryKiB: 3400,
  compileMessage: '',
  cases: [
    { caseId: '01', verdict: 'AC', points: 1250, timeMs: 5, memoryKiB: 3400 },
    { caseId: '02', verdict: 'AC', points: 1250, timeMs: 4, memoryKiB: 3300, message: 'secret of the case' },
  ],
  subtasks: [],
};

const RAN: RunReport = {
  verdict: 'AC',
  timeMs: 2,
  wallMs: 3,
  memoryKiB: 3300,
  exitCode: 0,
  signal: null,
  stdout: '3 \n\n',
  stderr: '',
  compileMessage: '',
};

export interface FakeJudge extends JudgePort {
  /** The judged programs in order. */
  seen: string[];
  available: boolean;
}

/**
 * A judge for tests: `verdictOf` decides by the program's text and may wait, throw, or obey the signal. A trial run of
 * `echo` prints its input, and stepping through anything does.
 */
export function fakeJudge(
  verdictOf: (source: string, options: JudgeOptions) => JudgeReport | Promise<JudgeReport> = () => ACCEPTED,
): FakeJudge {
  const judge: FakeJudge = {
    seen: [],
    available: true,
    status: () => ({ available: judge.available, level: 'L4', layers: [], compilers: [], slots: 1, problems: [] }),
    judge: async ({ source }, options = {}) => {
      judge.seen.push(source);
      return verdictOf(source, options);
    },
    run: async ({ source, input }) => {
      judge.seen.push(source);
      return { ...RAN, stdout: source === 'echo' ? input : RAN.stdout };
    },
    trace: async ({ source, input }) => {
      judge.seen.push(source);
      return { ended: 'done', steps: '["end",null,0,0,[],[],null]', output: input, compileMessage: '' };
    },
  };
  return judge;
}
