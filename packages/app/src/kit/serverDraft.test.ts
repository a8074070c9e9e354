import { ApiError } from '@aosai/api/client/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openServerDraft } from './serverDraft.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const MINUTE_MS = 60_000;
const kept = (revision: number) => ({ saved: true, draft: { savedAt: '2026-11-26T00:00:00.000Z', revision } });

function opened(answers: (() => Promise<ReturnType<typeof kept>>)[]) {
  const sent: string[] = [];
  const draft = openServerDraft(null, (content: string) => {
    sent.push(content);
    return (answers.shift() ?? (() => Promise.resolve(kept(sent.length))))();
  });
  return { draft, sent };
}

test('openKeptDraft: content that the server refuses for good is sent again only once it has changed', async () => {
  const { draft, sent } = opened([() => Promise.reject(new ApiError('VALIDATION', '内容太长', 400))]);
  draft.changed('too long');
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect([sent, draft.snapshot().save]).toEqual([['too long'], { kind: 'unsaved' }]);
  draft.changed('short');
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(sent).toEqual(['too long', 'short']);
  expect(draft.snapshot().save).toEqual({ kind: 'saved', at: '2026-11-26T00:00:00.000Z' });
});

test('openKeptDraft: content is sent again after an error that passes', async () => {
  const { draft, sent } = opened([() => Promise.reject(new ApiError('UNAVAILABLE', '请稍后再试', 503))]);
  draft.changed('text');
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect([sent, draft.snapshot().save.kind]).toEqual([['text', 'text'], 'saved']);
});

test('openKeptDraft: what was written during a refused save is saved by itself', async () => {
  const gate = Promise.withResolvers<ReturnType<typeof kept>>();
  const { draft, sent } = opened([() => gate.promise]);
  draft.changed('too long');
  await vi.advanceTimersByTimeAsync(2_000);
  draft.changed('short');
  gate.reject(new ApiError('VALIDATION', '内容太长', 400));
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect([sent, draft.snapshot().save.kind]).toEqual([['too long', 'short'], 'saved']);
});
