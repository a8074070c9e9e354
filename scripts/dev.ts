// `npm run dev`: the server restarts on changes; Vite serves the site and proxies the API to the server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { childEnv, root } from './parts/child.ts';

const host = process.env['HOST'] ?? '127.0.0.1';
const port = Number(process.env['PORT'] ?? 3000);
const serverPort = port + 1;
// Target of the proxy in the site's Vite configuration.
process.env['AOSAI_SERVER'] = `http://127.0.0.1:${serverPort}`;

const site = await createServer({
  root: join(root, 'packages/app'),
  server: { host, port, strictPort: true },
});
// Before the server starts, so that no server is left running when the site's port is taken.
await site.listen();
site.printUrls();

const server = spawn(process.execPath, ['--watch', 'packages/server/src/main.ts'], {
  cwd: root,
  env: childEnv({ HOST: '127.0.0.1', PORT: String(serverPort) }),
  stdio: 'inherit',
});

const closed = new Promise<number>((resolve) => server.once('exit', (code) => resolve(code ?? 0)));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill('SIGTERM'));
process.exitCode = await closed;
await site.close();
