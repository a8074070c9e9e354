import { serve } from '@hono/node-server';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../platform/demoReach/demoAccounts.ts';
import { openTestApp } from '../../testing/testApp.ts';

const root = join(import.meta.dirname, '../../../../..');
const run = promisify(execFile);

const site = await openTestApp();
/** Changes sealed answers on their way, when on. */
let isForging = false;
async function fetch(request: Request): Promise<Response> {
  const response = await site.fetch(request);
  if (!isForging || request.method === 'GET') return response;
  const { signature, ...rest } = (await response.json()) as { signature?: string };
  if (signature === undefined) return Response.json(rest, response);
  const changed = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  return Response.json({ ...rest, signature: changed }, response);
}
const server = serve({ fetch, hostname: '127.0.0.1', port: 0 });
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const folder = await mkdtemp(join(tmpdir(), 'aosai-client-'));

beforeAll(async () => {
  await cp(join(root, 'examples/client-typescript'), folder, { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const calls = await run(process.execPath, ['generate.mjs', origin], { cwd: folder, maxBuffer: 16 * 1024 * 1024 });
  await writeFile(join(folder, 'calls.ts'), calls.stdout);
});
afterAll(async () => {
  server.close();
  await site.close();
  await rm(folder, { recursive: true });
});

const HEAD = `
import { Aosai, AosaiError } from './aosai.ts';
import { type Calls, routes } from './calls.ts';
const school = new Aosai<Calls>(routes, '${origin}');
`;

async function program(body: string): Promise<unknown> {
  const file = join(folder, 'program.ts');
  await writeFile(file, HEAD + body);
  const { stdout } = await run(process.execPath, [file], { cwd: folder });
  return JSON.parse(stdout);
}

test('the TypeScript client signs in and reads a list, by body and by query, in the envelope', async () => {
  const read = `
await school.signIn('laoshi', '${DEMO_PASSWORD}');
const listed = await school.call('/edms/exam/queryList', { page: 0, size: 5, sort: ['startAt,desc'] });
const current = await school.call('/auth/queryCurrent');
console.log(JSON.stringify([listed.page, listed.size, listed.total, current.realm]));`;
  expect(await program(read)).toEqual([0, 5, 0, 'member']);
});

test('the TypeScript client throws the code, the status and the field of a refused call', async () => {
  const refused = `
const refusal = async (act: () => Promise<unknown>) =>
  act().then(() => null, (error) => (error instanceof AosaiError ? [error.status, error.code, error.path ?? null] : String(error)));
const stranger = await refusal(() => school.call('/edms/exam/queryList', {}));
await school.signIn('laoshi', '${DEMO_PASSWORD}');
console.log(JSON.stringify([
  stranger,
  await refusal(() => school.call('/edms/exam/queryList', { statusList: ['nonsense' as '0'] })),
  await refusal(() => school.call('/exam/queryById', { id: '0'.repeat(26) })),
]));`;
  expect(await program(refused)).toEqual([
    [401, 'SIGN_IN_REQUIRED', null],
    [400, 'VALIDATION', 'statusList.0'],
    [404, 'NOT_FOUND', null],
  ]);
});

test('the TypeScript client refuses an answer that somebody changed on its way', async () => {
  isForging = true;
  try {
    const forged = `
const ask = school.call('/auth/loginByPwd', { realm: 'member', account: 'laoshi', password: '${DEMO_PASSWORD}' });
await ask.catch((error) => console.log(JSON.stringify(error.code)));`;
    expect(await program(forged)).toBe('ENV_SIGNATURE');
  } finally {
    isForging = false;
  }
});

test('the TypeScript client knows the fields of every call, and the compiler refuses others', async () => {
  await writeFile(
    join(folder, 'typed.ts'),
    `${HEAD}
export const titles = async (): Promise<string[]> => {
  const { content } = await school.call('/edms/exam/queryList', { statusList: ['1'] });
  return content.map(({ title }) => title);
};
// @ts-expect-error a status that there is not
await school.call('/edms/exam/queryList', { statusList: ['9'] });
// @ts-expect-error the exam is not named
await school.call('/exam/queryById');
// @ts-expect-error a call that there is not
await school.call('/exam/queryEverything', {});
export { AosaiError };
`,
  );
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const checked = run(process.execPath, [tsc, '-p', '.'], { cwd: folder });
  await expect(checked.catch((error: { stdout: string }) => error.stdout)).resolves.toMatchObject({ stdout: '' });
}, 300_000);
