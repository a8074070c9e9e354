// The real server, whose pictures all say the same: a test cannot read them, which is what they are for.
import { join } from 'node:path';
import svgCaptcha, { type ConfigObject } from 'svg-captcha';
import { readConfig } from '../../packages/server/src/config.ts';
import { startServer } from '../../packages/server/src/server.ts';
import { KNOWN_CAPTCHA } from './knownCaptcha.ts';

// The package is a function as well, which its types leave out.
const draw = svgCaptcha as unknown as (text: string, options?: ConfigObject) => string;
svgCaptcha.create = (options) => ({ text: KNOWN_CAPTCHA, data: draw(KNOWN_CAPTCHA, options) });

const config = readConfig(process.env, join(import.meta.dirname, '../..'));
const server = await startServer({ config });
process.stdout.write(`奥赛学堂已启动   ${server.url}/web/\n`);
process.on('SIGTERM', () => {
  void server.close().then(() => process.disconnect?.());
});
