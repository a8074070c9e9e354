import { MAX_TRACE_STEPS, type TraceReport, type TraceRequest } from '@aosai/api/judging/judging';
import { CPP } from '@aosai/api/judging/languages';
import { TRIAL_COMPILE_MS } from '../compile/compilerJob.ts';
import type { Runner } from '../runner.ts';
import { readRecording } from './recording.ts';

const UNAVAILABLE = { ended: 'unavailable', steps: '', output: '', compileMessage: '' } as const satisfies TraceReport;

/** Optimization moves lines and removes variables, so a program cannot ask for it here. Lines keep their numbers. */
const OPTIMIZATION = /^[ \t]*#[ \t]*pragma[ \t]+GCC[ \t]+(?:optimize|target|push_options|pop_options)\b.*$/gmu;

/** Compiles a program for a debugger and records its steps. It is no judging: there is no verdict. */
export async function runTrace(
  runner: Runner,
  { language, source: given, standard, input }: TraceRequest,
  signal: AbortSignal | undefined,
): Promise<TraceReport> {
  if (language !== CPP || runner.status().stepping !== 'ready') return UNAVAILABLE;
  const source = given.replace(OPTIMIZATION, '');
  const program = { language, source, standard, compileMs: TRIAL_COMPILE_MS, forSteps: true };
  const compiled = await runner.compile(program, signal);
  if (!compiled.ok) return { ...UNAVAILABLE, ended: 'compile', compileMessage: compiled.message };
  const { executable } = compiled;
  try {
    const outcome = await runner.step({ executable, source, input, steps: MAX_TRACE_STEPS }, signal);
    const recording = outcome && readRecording(outcome);
    return recording ? { ...recording, compileMessage: '' } : UNAVAILABLE;
  } finally {
    executable.release();
  }
}
