import { serve } from '@hono/node-server';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeEach, expect, test, type TestContext } from 'vitest';
import { DEMO_PASSWORD } from '../../platform/demoReach/demoAccounts.ts';
import { openTestApp } from '../../testing/testApp.ts';

const folder = new URL('../../../../../examples/client-python/', import.meta.url).pathname;
const run = promisify(execFile);

/** Debian's python3-cryptography, which the setup unpacks where it is not installed. */
const unpacked = new URL(
  '../../../../../node_modules/.debian/python3-cryptography/usr/lib/python3/dist-packages',
  import.meta.url,
).pathname;
const env = { ...process.env, PYTHONPATH: unpacked };

async function needsPython({ skip }: TestContext): Promise<void> {
  const found = await run('/usr/bin/python3', ['-c', 'import cryptography'], { env }).catch(() => null);
  if (!found) skip('no python3-cryptography: apt install python3-cryptography');
}

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
afterAll(async () => {
  server.close();
  await site.close();
});

beforeEach(needsPython);

async function python(program: string): Promise<unknown> {
  const { port } = server.address() as AddressInfo;
  const lines = [
    'import json, sys',
    'from aosai import Aosai, AosaiError',
    `api = Aosai("http://127.0.0.1:${port}")`,
    program,
  ];
  const { stdout } = await run('/usr/bin/python3', ['-c', lines.join('\n')], { cwd: folder, env });
  return JSON.parse(stdout);
}

test('the Python client signs in, sets its clock and reads a list in the envelope', async () => {
  expect(
    await python(`
api.sign_in("laoshi", "${DEMO_PASSWORD}")
page = api.call("/edms/exam/queryList", page=0, size=5, sort=["startAt,desc"])
print(json.dumps([page["page"], page["size"], page["total"]]))`),
  ).toEqual([0, 5, 0]);
});

test('the Python client raises the code, the words and the field of a refused call', async () => {
  expect(
    await python(`
def refused(act):
    try:
        act()
    except AosaiError as error:
        return [error.status, error.code, error.path]
api.sign_in("laoshi", "${DEMO_PASSWORD}")
print(json.dumps([
    refused(lambda: Aosai(api._origin).call("/edms/exam/queryList")),
    refused(lambda: api.call("/edms/exam/queryList", statusList=["nonsense"])),
    refused(lambda: api.call("/exam/queryById", id="0" * 26)),
]))`),
  ).toEqual([
    [401, 'SIGN_IN_REQUIRED', null],
    [400, 'VALIDATION', 'statusList.0'],
    [404, 'NOT_FOUND', null],
  ]);
});

test('the Python client refuses an answer that somebody changed on its way', async () => {
  const program = `
try:
    api.call("/getEmailCode", purpose="signIn", email="a@b.example")
except AosaiError as error:
    print(json.dumps(error.code))`;
  isForging = true;
  try {
    expect(await python(program)).toBe('ENV_SIGNATURE');
  } finally {
    isForging = false;
  }
});
