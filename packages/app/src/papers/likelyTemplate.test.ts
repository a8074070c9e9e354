import type { Client } from '@aosai/api/client/client';
import { expect, test, vi } from 'vitest';
import { likelyTemplate } from './likelyTemplate.ts';

/** A teacher's last papers by bank, and what each of their classes learns. */
function callsOf({ papers = {}, classes = {} }: { papers?: Record<string, string>; classes?: Record<string, string> }) {
  const queryList = vi.fn(async ({ bank }: { bank: string }) => ({
    content: papers[bank] === undefined ? [] : [{ template: papers[bank] }],
  }));
  const grade = {
    queryList: async () => ({ content: Object.keys(classes).map((id) => ({ id })) }),
    queryReport: async ({ id }: { id: string }) => ({ levels: classes[id] === undefined ? [] : [classes[id]] }),
  };
  return { grade, examPaper: { queryList } } as unknown as Client;
}

test('likelyTemplate: takes the level of the class one comes from', async () => {
  const calls = callsOf({ papers: { own: 'free' }, classes: { 甲: 'gesp-cpp-2', 乙: 'gesp-py-6' } });
  expect(await likelyTemplate(calls, { gradeId: '乙', own: ['own'] })).toBe('gesp-6');
});

test('likelyTemplate: takes the last paper, first from one’s own bank', async () => {
  const calls = callsOf({ papers: { org: 'csp-j1', own: 'gesp-5' }, classes: { 甲: 'gesp-cpp-2' } });
  expect(await likelyTemplate(calls, { gradeId: null, own: ['org', 'own'] })).toBe('gesp-5');
});

test('likelyTemplate: takes the level of the newest class before the first paper', async () => {
  const calls = callsOf({ classes: { 甲: 'gesp-cpp-2' } });
  expect(await likelyTemplate(calls, { gradeId: null, own: ['own'] })).toBe('gesp-2');
});

test('likelyTemplate: takes the last paper if the class has no level yet', async () => {
  const calls = callsOf({ papers: { own: 'gesp-7' }, classes: {} });
  expect(await likelyTemplate(calls, { gradeId: '新班', own: ['own'] })).toBe('gesp-7');
});

test('likelyTemplate: guesses nothing for a new school', async () => {
  expect(await likelyTemplate(callsOf({}), { gradeId: null, own: ['org'] })).toBeNull();
});

test.each([
  ['csp-j', 'csp-j1'],
  ['csp-s', 'csp-s1'],
  ['noip', null],
])('likelyTemplate: takes the first round of CSP, and nothing for an unknown level: %s', async (level, template) => {
  expect(await likelyTemplate(callsOf({ classes: { 甲: level } }), { gradeId: '甲', own: [] })).toBe(template);
});
