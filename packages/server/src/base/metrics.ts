import { Counter, Histogram, Registry } from 'prom-client';

/** What this process counts since its start, however many parts of it count. `/metrics` adds what it measures then. */
export const counted = new Registry();

const registers = [counted];

/** From 5 ms, a quick save, to the ten seconds after which people give up. */
const CALL_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 0.8, 1.5, 3, 10];

/**
 * Calls by their name in the contract, `exam:save`. Whatever is no call counts as `page`, so that invented addresses
 * add no series.
 */
export const callSeconds = new Histogram({
  name: 'aosai_call_duration_seconds',
  help: 'Time from a request to its reply, by call; streams of events and downloads end with their head.',
  labelNames: ['call'],
  buckets: CALL_BUCKETS_SECONDS,
  registers,
});

export const callCount = new Counter({
  name: 'aosai_calls_total',
  help: 'Replies by call and HTTP status.',
  labelNames: ['call', 'status'],
  registers,
});

export const savedAnswers = new Counter({
  name: 'aosai_saved_answers_total',
  help: 'Answers of exams and homework in saves that were acknowledged.',
  registers,
});

export const verdictCount = new Counter({
  name: 'aosai_verdicts_total',
  help: 'Programs judged, by kind of job and verdict; SE is a failure of the judge.',
  labelNames: ['kind', 'verdict'],
  registers,
});

export const sendCount = new Counter({
  name: 'aosai_sends_total',
  help: 'Mails, text messages and alarms that left, by kind and outcome (ok, failed).',
  labelNames: ['kind', 'outcome'],
  registers,
});

export const jobSeconds = new Histogram({
  name: 'aosai_job_duration_seconds',
  help: 'Time of one run of a background job.',
  labelNames: ['job'],
  buckets: [0.01, 0.1, 0.5, 1, 5, 30, 120, 600],
  registers,
});

export const jobCount = new Counter({
  name: 'aosai_jobs_total',
  help: 'Runs of background jobs by outcome (ok, failed).',
  labelNames: ['job', 'outcome'],
  registers,
});

/** Counts what is sent, and passes its result or failure on. */
export async function countSend<T>(kind: 'mail' | 'sms' | 'webhook', send: () => Promise<T>): Promise<T> {
  try {
    const result = await send();
    sendCount.inc({ kind, outcome: 'ok' });
    return result;
  } catch (error) {
    sendCount.inc({ kind, outcome: 'failed' });
    throw error;
  }
}
