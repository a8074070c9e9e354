// The real server and judge with the same text on every captcha, since a test cannot read captchas.
import { join } from 'node:path';
import { readConfig } from '../../packages/server/src/config.ts';
import { startServer } from '../../packages/server/src/server.ts';
import { captchaLetters } from '../../packages/server/src/accounts/captcha/captchaPicture.ts';
import { KNOWN_CAPTCHA } from './knownCaptcha.ts';

captchaLetters.next = () => KNOWN_CAPTCHA;

const config = readConfig(process.env, join(import.meta.dirname, '../..'));
const server = await startServer({ config });
process.stdout.write(`奥赛学堂已启动   ${server.url}/web/\n`);
const status = await server.judge;
process.stdout.write(`评测机   隔离级别 ${status.level}\n`);
process.on('SIGTERM', () => {
  void server.close().then(() => process.disconnect?.());
});
