import { pino } from 'pino';
import { expect, test } from 'vitest';
import { AppError } from '@aosai/api/kit/errors';
import { failureOf } from './errors.ts';
import { openTestApp } from '../testing/testApp.ts';

const now = new Date('2026-11-21T08:00:00.000Z');

function failureAndLog(error: unknown) {
  const lines: string[] = [];
  const log = pino({ level: 'info', base: null, timestamp: false }, { write: (line: string) => void lines.push(line) });
  return {
    failure: failureOf(error, log, now, { requestId: 'k7w2m9pq4rtx', call: 'exam:save' }),
    logged: lines.join(''),
  };
}

test('failureOf: keeps status, code and text of an AppError, and says when to retry', () => {
  expect(failureAndLog(new AppError('RATE_LIMITED', { seconds: 7 })).failure).toEqual({
    status: 429,
    body: { success: false, code: 'RATE_LIMITED', message: '操作太频繁，请 7 秒后再试' },
    retryAfterSeconds: 7,
  });
  expect(failureAndLog(new AppError('LOGIN_LOCKED', { minutes: 15 })).failure.retryAfterSeconds).toBe(900);
  expect(failureAndLog(new AppError('NOT_FOUND')).failure.retryAfterSeconds).toBeUndefined();
});

test('failureOf: logs an unexpected error and reveals nothing about it', () => {
  const query = new Error('Failed query: select pwd_hash\nparams: secret-parameter', {
    cause: new Error('syntax error'),
  });
  const { failure, logged } = failureAndLog(query);
  expect(failure).toEqual({
    status: 500,
    body: {
      success: false,
      code: 'INTERNAL',
      message: '服务器出了点问题，请稍后再试（反馈编号 k7w2m9pq4rtx）',
      requestId: 'k7w2m9pq4rtx',
    },
    retryAfterSeconds: undefined,
  });
  expect(logged).toContain('syntax error');
  expect(logged).toContain('"requestId":"k7w2m9pq4rtx","call":"exam:save"');
  expect(logged).not.toContain('secret-parameter');
});

test('failureOf: tells callers to retry soon when the database is away', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  for (const cause of [
    refused,
    Object.assign(new Error('x'), { code: '57P01' }),
    new Error('Connection terminated unexpectedly'),
    new Error('the database does not answer'),
    new Error('Client has encountered a connection error and is not queryable'),
    Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
    Object.assign(new Error('terminating connection due to idle-in-transaction timeout'), { code: '25P03' }),
  ]) {
    const { failure } = failureAndLog(new Error('Failed query', { cause }));
    expect([failure.status, failure.body.code, failure.retryAfterSeconds]).toEqual([503, 'UNAVAILABLE', 2]);
  }
});

test('failureOf: does not report a full disk of the database as a service that is away', () => {
  const cause = Object.assign(new Error('could not extend file'), { code: '53100' });
  const { failure } = failureAndLog(new Error('Failed query', { cause }));
  expect([failure.status, failure.body.code]).toEqual([507, 'STORAGE_FULL']);
});

test('without the database calls reply 503 with Retry-After, and the health page still shows why', async () => {
  const site = await openTestApp();
  await site.send('GET', '/health');
  await site.close();
  const reply = await site.send('GET', '/dict/queryByValue?value=difficulty');
  expect([reply.status, reply.body.code, reply.headers.get('Retry-After')]).toEqual([503, 'UNAVAILABLE', '2']);
});
