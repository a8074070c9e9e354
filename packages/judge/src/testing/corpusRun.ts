import { readFile } from 'node:fs/promises';
import { CPP, PYTHON } from '@aosai/api/judging/languages';
import type { JudgeReport } from '@aosai/api/judging/judging';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import { compareOutput } from '../checker/compare.ts';
import type { Judge } from '../judge.ts';
import type { Runner } from '../runner.ts';
import type { Box } from '../sandbox/box.ts';
import { DEBUGGER_WALLS } from '../steps/localSteps.ts';
import type { CorpusProgram } from './corpus.ts';
import { requestOf, TEST_CACHE } from './testJudge.ts';

/** The parts of a report that corpus tests check. */
export type CorpusReport = Pick<JudgeReport, 'verdict' | 'memoryKiB' | 'compileMessage'>;

const languageOf = (program: CorpusProgram) => (program.language === 'cpp' ? CPP : PYTHON);

/** Judges a program like a student's submission. */
export async function judgeProgram(judge: Judge, program: CorpusProgram): Promise<CorpusReport> {
  const cases = Array.from({ length: program.times }, (_, no) => ({
    id: String(no),
    input: program.input,
    expected: program.output,
  }));
  const { limits, source, fileIo } = program;
  return judge.judge(requestOf({ language: languageOf(program), source, limits, fileIo, cases }));
}

/** Runs a program in the place of a compiler, with fork and exec, or of a debugger, which a program may have taken over. */
export async function runAsTool(runner: Runner, box: Box, program: CorpusProgram): Promise<CorpusReport> {
  const compiled = await runner.compile({ language: languageOf(program), source: program.source });
  if (!compiled.ok) {
    return { verdict: 'CE', memoryKiB: 0, compileMessage: compiled.message };
  }
  try {
    const answer = await box.run(
      {
        program: compiled.executable.path,
        arguments: ['program'],
        ...(program.calls === 'debugger' ? DEBUGGER_WALLS : { readable: [], writable: ['.'], compiling: true }),
        cpuUs: program.limits.timeMs * 1000,
        wallUs: program.limits.timeMs * 3000,
        memoryKiB: program.limits.memoryKiB,
        outputBytes: MEBIBYTE,
      },
      program.calls === 'debugger' ? { content: { 'main.cpp': program.source }, writable: ['output', 'steps'] } : {},
      program.input,
    );
    const isRight = compareOutput({ kind: 'default' }, await readFile(box.output), Buffer.from(program.output)).equal;
    const endedWell = answer.killed === '' && answer.exitCode === 0;
    const verdict = !endedWell ? 'RE' : isRight ? 'AC' : 'WA';
    return { verdict, memoryKiB: answer.memoryKiB, compileMessage: '' };
  } finally {
    compiled.executable.release();
  }
}

/** Returns a line when the report differs from the program's header, else null. */
export function brokenPromise(program: CorpusProgram, report: CorpusReport): string | null {
  const kept =
    program.expect.includes(report.verdict) &&
    report.memoryKiB <= program.peakKiB &&
    report.compileMessage.length <= 64 * 1024 &&
    !report.compileMessage.includes(TEST_CACHE) &&
    (program.hidden === '' || !report.compileMessage.includes(program.hidden));
  const { verdict, memoryKiB, compileMessage } = report;
  return kept ? null : `${program.name}: ${verdict}, ${memoryKiB} KiB, ${compileMessage.slice(0, 300)}`;
}

/**
 * Steps through a program with a debugger and lets it run on to its end. Returns a line when it broke through a wall, or
 * when a program that says what it found did not get that far; null otherwise.
 */
export async function brokenSteps(runner: Runner, program: CorpusProgram): Promise<string | null> {
  const compiled = await runner.compile({ language: languageOf(program), source: program.source, forSteps: true });
  if (!compiled.ok) return null;
  const { executable } = compiled;
  try {
    const { source, input } = program;
    const outcome = await runner.step({ executable, source, input, steps: 20, runsOn: true });
    const said = outcome?.output.toString('utf8') ?? '';
    // One that is judged by its file prints nothing; those that a limit ends have no word to say.
    const hasWord = program.output === 'SAFE' && program.fileIo === undefined;
    const isRight = outcome !== null && !said.includes('BREACH') && (!hasWord || said === 'SAFE\n');
    return isRight ? null : `${program.name}: ${said.slice(0, 300)}`;
  } finally {
    executable.release();
  }
}
