import { expect, test } from 'vitest';
import { verdictOfPair } from './interactor.ts';
import type { PairOutcome, RunOutcome } from '../runner.ts';
import { endedRun as ended } from '../testing/endedRun.ts';

const LIMITS = { cpuMs: 1000, memoryKiB: 65_536 };
const CUT = ended({ exitCode: null, signal: 'SIGKILL' });
const CRASHED = ended({ exitCode: null, signal: 'SIGSEGV' });
const SAID = {
  yes: { verdict: 'AC', ratio: 1, message: 'ok' },
  no: { verdict: 'WA', ratio: 0, message: 'no' },
  half: { verdict: 'WA', ratio: 0.5, message: 'half' },
  failed: { verdict: 'SE', ratio: 0, message: 'failed' },
} as const;

const decide = (
  first: PairOutcome['first'],
  program: RunOutcome,
  interactor: RunOutcome,
  said: keyof typeof SAID,
): string => {
  const { verdict, ratio } = verdictOfPair({ first, program, interactor }, LIMITS, SAID[said]);
  return `${verdict} ${ratio}`;
};

test.each([
  ['both end well', 'program', ended(), ended(), 'yes', 'AC 1'],
  ['both end well, the interactor first', 'interactor', ended(), ended(), 'yes', 'AC 1'],
  ['the interactor gives a part', 'program', ended(), ended(), 'half', 'WA 0.5'],
  ['the interactor refuses and the program then crashes', 'interactor', CRASHED, ended(), 'no', 'WA 0'],
  [
    'the interactor refuses and the program then runs on',
    'interactor',
    ended({ killed: 'cpu' }),
    ended(),
    'no',
    'WA 0',
  ],
  ['the program crashes and the interactor then refuses', 'program', CRASHED, ended(), 'no', 'RE 0'],
  ['the program crashes and the interactor then fails', 'program', CRASHED, ended(), 'failed', 'RE 0'],
  ['the program ends early and the interactor then refuses', 'program', ended(), ended(), 'no', 'WA 0'],
  ['the program ends early and the interactor fails by itself', 'program', ended(), CRASHED, 'failed', 'SE 0'],
  ['the interactor crashes first', 'interactor', CRASHED, CRASHED, 'failed', 'SE 0'],
  ['the interactor is content and the program then crashes', 'interactor', CRASHED, ended(), 'yes', 'RE 0'],
  ['the program takes too long', 'program', ended({ killed: 'cpu' }), CUT, 'failed', 'TLE 0'],
  [
    'the program took longer than its limit, not than the grace',
    'program',
    ended({ cpuMs: 1050 }),
    ended(),
    'yes',
    'TLE 0',
  ],
  ['the program takes too much memory', 'program', ended({ killed: 'memory' }), CUT, 'failed', 'MLE 0'],
  ['both wait for each other', 'program', ended({ killed: 'wall' }), CUT, 'failed', 'TLE 0'],
  ['the interactor takes too long', 'interactor', CUT, ended({ killed: 'cpu' }), 'failed', 'SE 0'],
  ['the interactor talks to a program that has left', 'program', ended(), ended({ killed: 'wall' }), 'failed', 'WA 0'],
] as const)('verdictOfPair: %s', (_, first, program, interactor, said, verdict) => {
  expect(decide(first, program, interactor, said)).toBe(verdict);
});
