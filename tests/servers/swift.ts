import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../../packages/server/src/adapters/s3/s3Settings.ts';

const unpacked = join(import.meta.dirname, '../../node_modules/.debian/python3-swift');
const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

const env = {
  ...process.env,
  PYTHONPATH: join(unpacked, 'usr/lib/python3/dist-packages'),
  LD_LIBRARY_PATH: ['x86_64', 'aarch64'].map((cpu) => join(unpacked, `usr/lib/${cpu}-linux-gnu`)).join(':'),
};

/** Whether Debian's Swift runs here, from setup.mjs or from the system. */
export const hasSwift = (): boolean =>
  spawnSync(python, ['-c', 'import swift.common.middleware.s3api.s3api, swift.obj.server'], { env }).status === 0;

export interface Swift {
  /** A bucket of its own, empty. */
  bucket(name: string): Promise<S3Settings>;
  /** Where its objects lie on the disk. */
  devices: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts OpenStack Swift with the interface of S3, an object storage that is not Amazon's. */
export async function startSwift(options: { isEncrypted?: boolean } = {}): Promise<Swift> {
  const folder = await mkdtemp(join(tmpdir(), 'aosai-swift-'));
  const args = [join(import.meta.dirname, 'swift.py'), folder, ...(options.isEncrypted ? ['encrypted'] : [])];
  const program = spawn(python, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  program.stderr.on('data', (chunk: Buffer) => {
    said = `${said}${chunk.toString()}`.slice(-4_000);
  });
  const ended = once(program, 'exit');
  const [endpoint] = await Promise.race([
    once(createInterface(program.stdout), 'line') as Promise<[string]>,
    ended.then(() => Promise.reject(new Error(`Swift ended: ${said}`))),
  ]);
  const settings = { endpoint, region: 'cn-north-1', keyId: 'aosai:site', keySecret: 'site-secret' };
  const client = new S3Client({
    endpoint,
    region: settings.region,
    forcePathStyle: true,
    credentials: { accessKeyId: settings.keyId, secretAccessKey: settings.keySecret },
  });
  return {
    bucket: async (name) => {
      await client.send(new CreateBucketCommand({ Bucket: name }));
      return { ...settings, bucket: name, isPathStyle: true, encryption: null };
    },
    devices: join(folder, 'devices'),
    pid: program.pid ?? 0,
    stop: async () => {
      client.destroy();
      program.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
