import type { JudgeReport, TestCase, TestData } from '@aosai/api/judging/judging';
import type { LeasedJob, LeaseOutcome, RemoteCase } from '@aosai/api/judging/remoteJudging';
import type { Judge } from '../judge.ts';
import { JudgeUnavailable } from '../judgeUnavailable.ts';
import type { Connection } from './connection.ts';
import type { TestDataCache } from './testDataCache.ts';

const DOWNLOADS = 4;
/** A little less than the server's limit of 1 MiB per body. */
const LONGEST_REPORT = 900_000;

/** Parts that a leased job needs. */
export interface JudgeLeasedOptions {
  judge: Pick<Judge, 'judge' | 'run' | 'trace'>;
  connection: Pick<Connection, 'testData'>;
  cache: TestDataCache;
}

/** Test data could not be fetched. The judge is not at fault, and nothing was judged. */
class DataAway extends Error {
  override readonly name = 'DataAway';
}

const MESSAGE_LENGTH = 2_000;

/** Downloads the missing test data into the cache. Cases read it from there when they are judged. */
async function withData(
  job: LeasedJob,
  cases: readonly RemoteCase[],
  { connection, cache }: JudgeLeasedOptions,
  signal: AbortSignal,
  away: { cause?: DataAway },
): Promise<TestCase[]> {
  const get = async (hash: string): Promise<Buffer> => {
    try {
      return await cache.get(hash, async () => connection.testData(job, hash, signal));
    } catch (cause) {
      signal.throwIfAborted();
      away.cause = new DataAway(cause instanceof Error ? cause.message : String(cause), { cause });
      throw away.cause;
    }
  };
  const hashes = [...new Set(cases.flatMap(({ inputHash, expectedHash }) => [inputHash, expectedHash]))];
  const fetchNext = async (): Promise<void> => {
    for (let hash = hashes.pop(); hash !== undefined; hash = hashes.pop()) {
      await get(hash);
    }
  };
  await Promise.all(Array.from({ length: DOWNLOADS }, fetchNext));
  const dataOf = (hash: string): TestData => ({ read: async () => get(hash) });
  return cases.map(({ inputHash, expectedHash, ...rest }) => ({
    ...rest,
    input: dataOf(inputHash),
    expected: dataOf(expectedHash),
  }));
}

/** Messages of thousands of cases may exceed the body limit. Then they are dropped and the verdicts are kept. */
function fitting(report: JudgeReport): JudgeReport {
  if (JSON.stringify(report).length <= LONGEST_REPORT) {
    return report;
  }
  return { ...report, cases: report.cases.map((one) => ({ ...one, message: undefined })) };
}

function noData({ message }: DataAway): LeaseOutcome {
  return { kind: 'noData', message: message.slice(0, MESSAGE_LENGTH) };
}

/** Judges a leased job and returns the outcome for the server. Rejects only with the signal's reason. */
export async function judgeLeased(
  job: LeasedJob,
  options: JudgeLeasedOptions,
  onCase: (done: number) => void,
  signal: AbortSignal,
): Promise<LeaseOutcome> {
  const { judge } = options;
  const { task, priority } = job;
  const away: { cause?: DataAway } = {};
  try {
    if (task.kind === 'run') {
      return { kind: 'ran', report: await judge.run(task.request, { signal }) };
    }
    if (task.kind === 'trace') {
      return { kind: 'traced', report: await judge.trace(task.request, { signal }) };
    }
    const cases = await withData(job, task.request.cases, options, signal, away);
    const report = await judge.judge({ ...task.request, cases }, { signal, onCase, priority });
    // A case whose data became unavailable during judging is SE in the report, so the report is not used.
    return away.cause ? noData(away.cause) : { kind: 'judged', report: fitting(report) };
  } catch (error) {
    signal.throwIfAborted();
    if (away.cause) {
      return noData(away.cause);
    }
    if (error instanceof JudgeUnavailable) {
      return { kind: 'returned' };
    }
    return {
      kind: 'failed',
      message: (error instanceof Error ? error.message : String(error)).slice(0, MESSAGE_LENGTH),
    };
  }
}
