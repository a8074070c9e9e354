// The real server and judge with a clock that a test can set ahead, by the message `{ aheadMs }` or by AHEAD_MS.
import { join } from 'node:path';
import { readConfig } from '../../packages/server/src/config.ts';
import { startServer } from '../../packages/server/src/server.ts';

let aheadMs = Number(process.env['AHEAD_MS'] ?? 0);
process.on('message', (message: { aheadMs: number }) => {
  aheadMs = message.aheadMs;
  process.send?.({ aheadMs });
});

const config = readConfig(process.env, join(import.meta.dirname, '../..'));
const server = await startServer({ config, now: () => new Date(Date.now() + aheadMs) });
process.stdout.write(`奥赛学堂已启动   ${server.url}/web/\n`);
const status = await server.judge;
process.stdout.write(`评测机   隔离级别 ${status.level}\n`);
process.on('SIGTERM', () => {
  void server.close().then(() => process.disconnect?.());
});
