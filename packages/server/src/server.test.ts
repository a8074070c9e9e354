import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { newPostgresDatabase } from './testing/testDatabase.ts';
import { startServer } from './server.ts';

const folder = await mkdtemp(join(tmpdir(), 'aosai-server-'));
afterAll(() => rm(folder, { recursive: true }));
const config = {
  ...readConfig({ PORT: '0', AOSAI_DATA: folder, AOSAI_DEMO: '0', LOG_LEVEL: 'silent' }, '/'),
  databaseUrl: undefined,
};

async function answer(url: string): Promise<unknown> {
  return (await fetch(url)).json();
}

test('startServer: starts on a free port, ends its streams when it stops, and restarts on the same data', async () => {
  const first = await startServer({ config, withJudge: false });
  const root = await answer(`${first.url}/aosai/api/`);
  expect(await answer(`${first.url}/live`)).toEqual({ live: true });
  expect(await answer(`${first.url}/ready`)).toEqual({
    database: true,
    disk: true,
    clock: true,
    folders: true,
    judge: false,
    reasons: [],
    version: first.version,
  });
  expect(first.version).toMatch(/^0\.1\.0(?:\+[0-9a-f]{9})?$/);
  expect(await (await fetch(`${first.url}/metrics`)).text()).toContain('aosai_event_streams 0\n');
  await first.close();
  await expect(fetch(`${first.url}/live`)).rejects.toThrow('fetch failed');

  const second = await startServer({ config, withJudge: false });
  expect((await answer(`${second.url}/aosai/api/`)) as { data: { envelope: unknown } }).toMatchObject({
    data: { envelope: (root as { data: { envelope: unknown } }).data.envelope },
  });
  await expect(startServer({ config, withJudge: false })).rejects.toThrow('Another server is using the data folder');
  await second.close();
});

test('startServer: makes database, files and keys private, also where they were not before', async () => {
  const dataFolder = join(folder, 'open');
  const names = ['.', 'database', 'files', 'keys', 'uploads'];
  await mkdir(join(dataFolder, 'files'), { recursive: true });
  await chmod(dataFolder, 0o755);
  await chmod(join(dataFolder, 'files'), 0o755);
  const server = await startServer({ config: { ...config, dataFolder }, withJudge: false });
  const modes = names.map(async (name) => (await stat(join(dataFolder, name))).mode & 0o777);
  expect(await Promise.all(modes)).toEqual(names.map(() => 0o700));
  await server.close();
});

test('startServer: reports a taken port and leaves nothing behind', async () => {
  const first = await startServer({ config, withJudge: false });
  const other = { ...config, port: Number(new URL(first.url).port), dataFolder: join(folder, 'other') };
  await expect(startServer({ config: other, withJudge: false })).rejects.toThrow('Cannot listen on');
  await expect(stat(other.dataFolder)).rejects.toThrow('ENOENT');
  await first.close();
  const again = await startServer({ config: { ...other, port: 0 }, withJudge: false });
  await again.close();
});

test('SIGTERM lets the running call end, closes everything and exits with 0', async () => {
  const program = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, PORT: '0', AOSAI_DATA: join(folder, 'signal'), AOSAI_DEMO: '0', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    program.once('exit', (code) => reject(new Error(`it ended with ${code} before it was there`)));
    program.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /已启动 +(http:\S+?)\/web\//.exec(output)?.[1];
      if (found) resolve(found);
    });
  });
  const stream = await fetch(`${url}/aosai/api/`);
  expect(stream.status).toBe(200);
  program.kill('SIGTERM');
  const [code] = (await once(program, 'exit')) as [number];
  expect(code).toBe(0);
  expect(output).toContain('已停止，数据已保存。');
  expect(output).toContain('管理账号');
});

test('on PostgreSQL, servers share one database only with the same AOSAI_SECRET', async (context) => {
  const postgres = process.env['DATABASE_URL'];
  if (!postgres) return context.skip('no DATABASE_URL; npm run test:postgres starts one');
  const { url, drop } = await newPostgresDatabase(postgres);
  const shared = { ...config, databaseUrl: url, secret: 'the secret of this installation' };
  const [first, second] = [
    await startServer({ config: shared, withJudge: false }),
    await startServer({ config: shared, withJudge: false }),
  ];
  const keysOf = async (server: { url: string }) =>
    ((await answer(`${server.url}/aosai/api/`)) as { data: { envelope: unknown } }).data.envelope;
  expect(await keysOf(second)).toEqual(await keysOf(first));
  const wrong = { ...shared, secret: 'the secret of another one' };
  await expect(startServer({ config: wrong, withJudge: false })).rejects.toThrow('AOSAI_SECRET does not open');
  await first.close();
  await second.close();
  await drop();
});

test('startServer: refuses an unusable data folder with advice instead of a stack', async () => {
  const dataFolder = join(folder, 'a file');
  await writeFile(dataFolder, '');
  const start = startServer({ config: { ...config, dataFolder: join(dataFolder, 'data') }, withJudge: false });
  await expect(start).rejects.toThrow(/chown -R[^]*is not this user's to write \(ENOTDIR/);
});
