import { createHash } from 'node:crypto';
import type { Case } from './reference.ts';

/** Derives bytes from a name, so that anybody can verify that they were not chosen. */
const bytesOf = (name: string) => createHash('sha256').update(`aosai-envelope-v1 known answer ${name}`).digest('hex');

const NOW = 1_790_000_000_000;
const SESSION = { id: '01K9ZXCVBNMASDFGHJKLQWERTY', key: bytesOf('session key') };
const BASE = {
  method: 'POST',
  path: '/exam/queryList',
  query: 'page=0&size=20',
  appId: 'aosai',
  session: null,
  timeMs: NOW,
  plaintext: '{"statusList":["1"]}',
} as const;
const DONE = { status: 200, plaintext: '{"success":true,"data":{"content":[],"total":0,"page":0,"size":20}}' };

type Changes = Partial<Omit<Case, 'answer'>> & { answer?: Partial<Case['answer']> };

function aCase(name: string, { answer = {}, ...changes }: Changes = {}): Case {
  return {
    name,
    serverSecretKey: bytesOf('server key'),
    ephemeralSecretKey: bytesOf(`ephemeral ${name}`),
    ...BASE,
    ...changes,
    answer: { timeMs: NOW + 12, responseNonce: bytesOf(`response nonce ${name}`), ...DONE, ...answer },
  };
}

/** One case for each input that the bytes depend on. */
export const CASES: readonly Case[] = [
  aCase('base-post'),
  aCase('psk-post', { session: SESSION }),
  aCase('base-header', { method: 'GET', path: '/common/ocr', query: 'fileName=a.png', plaintext: null }),
  aCase('psk-header', {
    session: SESSION,
    method: 'GET',
    path: '/auth/logout',
    query: '',
    plaintext: null,
    answer: { plaintext: '{"success":true,"data":{"signedOut":true}}' },
  }),
  aCase('psk-upload', { session: SESSION, path: '/common/file/upload', query: '', plaintext: null }),
  aCase('no-body', { session: SESSION, path: '/member/cancel', query: '', plaintext: '{}' }),
  aCase('empty-query', { query: '' }),
  aCase('escaped-path', { path: '/common/file/%E5%9B%BE%2e%7e.png', query: 'appId=aosai' }),
  aCase('raw-query', { query: `name='%E7%94%B2'&b="c"<d>|{e}` }),
  aCase('put', { session: SESSION, method: 'PUT', path: '/bms/exam/update', query: '' }),
  aCase('delete', { session: SESSION, method: 'DELETE', path: '/bms/exam/delete', query: '' }),
  aCase('other-app', { appId: 'No.1_school-A' }),
  aCase('chinese', {
    session: SESSION,
    plaintext: '{"title":"全国青少年信息学奥林匹克 模拟考试","note":"𠮷"}',
    answer: { plaintext: '{"success":true,"data":{"title":"“试卷一”—及格线 60 分"}}' },
  }),
  aCase('error-status', {
    session: SESSION,
    answer: { status: 409, plaintext: '{"success":false,"code":"TAKEN_OVER","message":"已在另一个窗口继续作答"}' },
  }),
  aCase('server-error', {
    answer: { status: 503, plaintext: '{"success":false,"code":"UNAVAILABLE","message":"稍后"}' },
  }),
  aCase('long', { session: SESSION, plaintext: JSON.stringify({ code: '#include <cstdio>\n'.repeat(60) }) }),
  aCase('time-zero', { timeMs: 0, answer: { timeMs: 1 } }),
  aCase('time-last', { timeMs: Number.MAX_SAFE_INTEGER, answer: { timeMs: Number.MAX_SAFE_INTEGER } }),
  aCase('kid-with-zero', { serverSecretKey: bytesOf('server key 546') }),
  aCase('short-session-id', { session: { id: 'abcDEF_-012', key: bytesOf('another key') } }),
  aCase('long-session-id', { session: { id: 'Z_-9'.repeat(16), key: bytesOf('another key') } }),
];
