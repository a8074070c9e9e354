import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { freePort } from './freePort.ts';

const root = join(import.meta.dirname, '../..');
const PROGRAMS = ['/usr/sbin/nginx', join(root, 'node_modules/.debian/nginx/usr/sbin/nginx')];

/** Path of nginx, from setup.mjs or from the system; undefined when missing. */
export const nginxPath = PROGRAMS.find((path) => existsSync(path));
export const opensslPath = ['/usr/bin/openssl', '/usr/local/bin/openssl'].find((path) => existsSync(path));

export interface Proxy {
  /** `https://127.0.0.1:…`, with a self-signed certificate. */
  url: string;
  /** Address for plain HTTP. */
  plainUrl: string;
  certificate: string;
  /** Reads the configuration again, as after a change of it. */
  reload(): void;
  stop(): Promise<void>;
}

/** Returns a fetch through the proxy's TLS, with a streamed body, from a loopback address that nginx sees as the visitor's. */
export const throughProxy =
  (
    { certificate }: Proxy,
    { localAddress, headers: extra = {} }: { localAddress?: string; headers?: Record<string, string> } = {},
  ) =>
  async (sent: Request): Promise<Response> => {
    const body = Buffer.from(await sent.arrayBuffer());
    return new Promise((resolve, reject) => {
      const headers = { ...Object.fromEntries(sent.headers), ...extra };
      const options = { method: sent.method, headers, ca: certificate, localAddress, agent: false };
      const going = request(sent.url, options, (answer) => {
        const received = new Headers();
        for (let at = 0; at < answer.rawHeaders.length; at += 2) {
          received.append(answer.rawHeaders[at] ?? '', answer.rawHeaders[at + 1] ?? '');
        }
        const stream = answer.statusCode === 304 ? null : (Readable.toWeb(answer) as ReadableStream);
        resolve(new Response(stream, { status: answer.statusCode ?? 0, headers: received }));
      });
      going.on('error', reject);
      going.end(body.length > 0 ? body : undefined);
    });
  };

/** Waits until nginx accepts connections. Throws when it exits. */
async function listening(port: number, program: ChildProcess, said: () => string): Promise<void> {
  for (;;) {
    if (program.exitCode !== null) throw new Error(`nginx ended with ${program.exitCode}: ${said()}`);
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await new Promise<void>((resolve) => setTimeout(resolve, 50));
  }
}

/** The configuration from docs/deploy.md with ports, names and certificates replaced. Throws for a missing one. */
async function documented(swaps: readonly (readonly [shown: string, ours: string])[]): Promise<string> {
  const page = await readFile(join(root, 'docs/deploy.md'), 'utf8');
  const shown = /```nginx\n([^]*?)```/.exec(page)?.[1] ?? '';
  return swaps.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`docs/deploy.md no longer shows "${from}"`);
    return text.replaceAll(from, to);
  }, shown);
}

/** Starts a real nginx in front of these servers with the documented configuration. */
export async function startNginx(...serverUrls: readonly string[]): Promise<Proxy> {
  if (nginxPath === undefined || opensslPath === undefined) throw new Error('nginx and openssl are needed');
  const folder = await mkdtemp(join(tmpdir(), 'aosai-nginx-'));
  const at = (name: string) => join(folder, name);
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'];
  const names = ['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', at('key.pem'), '-out', at('cert.pem')];
  const made = spawnSync(opensslPath, [...request, ...names], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);

  // As docs/grow.md shows it.
  const several = serverUrls.length > 1 ? ' fail_timeout=1s' : '';
  const [plainPort, tlsPort] = [await freePort(), await freePort()];
  const site = await documented([
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl', `listen 127.0.0.1:${tlsPort} ssl`],
    ['listen [::]:443 ssl http2;', ''],
    ['server_name oj.example.com;', 'server_name 127.0.0.1;'],
    ['server 127.0.0.1:3000;', serverUrls.map((url) => `server ${new URL(url).host}${several};`).join('\n')],
    ['/etc/letsencrypt/live/oj.example.com/fullchain.pem', at('cert.pem')],
    ['/etc/letsencrypt/live/oj.example.com/privkey.pem', at('key.pem')],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const name of temporary) await mkdir(at(name));
  const main = [
    'daemon off;',
    'error_log stderr warn;',
    `pid ${at('nginx.pid')};`,
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'events {}',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${at(name)};`),
    site,
    '}',
  ];
  await writeFile(at('nginx.conf'), main.join('\n'));
  const program = spawn(nginxPath, ['-p', folder, '-c', at('nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  program.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await listening(tlsPort, program, () => said);
  return {
    url: `https://127.0.0.1:${tlsPort}`,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    certificate: await readFile(at('cert.pem'), 'utf8'),
    reload: () => void program.kill('SIGHUP'),
    stop: async () => {
      const ended = once(program, 'exit');
      program.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
