import type { JudgeRequest, TestCase, TestData } from '@aosai/api/judging/judging';
import { asTold, type Check } from '../checker/check.ts';
import { runInteraction } from '../checker/interactor.ts';
import { errorExcerpt, outputExcerpt } from './outputExcerpt.ts';
import { nearlyInTime, runLimits, scoredLimits, verdictOfRun } from '../run/run.ts';
import type { Executable, Runner, RunOutcome } from '../runner.ts';
import type { CaseOutcome } from './score.ts';

interface Judged {
  outcome: RunOutcome;
  verdict: Pick<CaseOutcome, 'verdict' | 'ratio' | 'message'>;
}

/** Reads test data on demand and keeps it for one case only: a task may have a gigabyte of it. */
async function bytesOf(data: TestData): Promise<string | Buffer> {
  if (typeof data === 'string') {
    return data;
  }
  const bytes = await data.read();
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Runs one case once and checks it. The message comes from the checker or interactor. */
async function attempt(
  runner: Runner,
  request: JudgeRequest,
  check: Check,
  executable: Executable,
  testCase: TestCase,
  signal: AbortSignal | undefined,
): Promise<Judged> {
  const limits = runLimits(request.language, request.limits);
  const job = { executable, ...scoredLimits(limits) };
  if (check.kind === 'interactor') {
    const files = { input: await bytesOf(testCase.input), answer: await bytesOf(testCase.expected) };
    const pair = await runInteraction(runner, check, { job, limits }, files, signal);
    return { outcome: pair.outcome, verdict: asTold(pair.judged, request.formatCounts) };
  }
  const { fileIo, standardIoToo } = request;
  const input = await bytesOf(testCase.input);
  const outcome = await runner.run({ ...job, input, fileIo, standardIoToo }, signal);
  const ended = verdictOfRun(outcome, limits);
  if (ended.verdict !== 'AC') {
    return { outcome, verdict: { ...ended, ratio: 0 } };
  }
  return {
    outcome,
    verdict: await check.judge({
      input,
      output: outcome.output,
      answer: await bytesOf(testCase.expected),
      code: request.source,
    }),
  };
}

/**
 * Judges one case. A program that exceeded its time by at most a tenth runs once more, because a busy machine may have
 * slowed it down.
 */
export async function judgeCase(
  runner: Runner,
  request: JudgeRequest,
  check: Check,
  executable: Executable,
  testCase: TestCase,
  signal: AbortSignal | undefined,
): Promise<CaseOutcome> {
  const once = async (): Promise<Judged> => attempt(runner, request, check, executable, testCase, signal);
  const first = await once();
  const isClose = nearlyInTime(first.outcome, runLimits(request.language, request.limits));
  const { outcome, verdict } = isClose ? await once() : first;
  const { message, ...decided } = verdict;
  // With an interactor the output is a conversation, which cannot be compared with the answer.
  const isKept = (request.keepOutputs ?? 0) > 0 && check.kind === 'output' && decided.verdict !== 'AC';
  return {
    ...decided,
    timeMs: outcome.cpuMs,
    memoryKiB: outcome.memoryKiB,
    ...(message ? { message } : {}),
    ...(isKept ? { output: outputExcerpt(outcome.output) } : {}),
    ...(isKept && decided.verdict === 'RE' ? { error: errorExcerpt(outcome.error) } : {}),
  };
}
