import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from '../../support/freePort.ts';
import type { Driver, Key } from './driver.ts';

/** Debian's driver of WebKitGTK, and the display it needs. */
const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
export const hasWebKit = [DRIVER, DISPLAY_SERVER, BROWSER].every((path) => existsSync(path));

/** Keys by their place in W3C WebDriver's table of code points (§17.4.2). */
const POINTS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Delete: '\uE017',
} as const satisfies Record<Exclude<Key, 'selectAll'>, string>;
const CONTROL = '\uE009';

/** Resolves with the first line of the process' output that matches. */
function printed(stream: NodeJS.ReadableStream, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = pattern.exec(text);
      if (found?.[1]) resolve(found[1]);
    });
    stream.on('end', () => reject(new Error(`ended after: ${text}`)));
  });
}

/** A virtual display, whose number the server chooses and writes to file descriptor 3. */
async function openDisplay() {
  const server = spawn(DISPLAY_SERVER, ['-displayfd', '3', '-screen', '0', '1920x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [, , , numbers] = server.stdio;
  if (!numbers || !('on' in numbers)) throw new Error('Xvfb has no channel for its number');
  const number = await printed(numbers as NodeJS.ReadableStream, /(\d+)\n/);
  return { name: `:${number}`, close: () => server.kill() };
}

/** WebKitGTK, driven by the protocol of W3C WebDriver. */
export async function openWebKit(): Promise<Driver> {
  const display = await openDisplay();
  const port = await freePort();
  const server = spawn(DRIVER, [`--port=${port}`], { env: { ...process.env, DISPLAY: display.name }, stdio: 'ignore' });
  const base = `http://127.0.0.1:${port}`;
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${base}${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`WebDriver ${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const isUp = () =>
    ask('GET', '/status').then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${server.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { sessionId, capabilities } = (await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
        timeouts: { script: 120_000, pageLoad: 120_000 },
      },
    },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const session = (method: string, path: string, body?: object) => ask(method, `/session/${sessionId}${path}`, body);
  const act = (source: object) => session('POST', '/actions', { actions: [source] });
  const keys = (steps: readonly { type: 'keyDown' | 'keyUp'; value: string }[]) =>
    act({ type: 'key', id: 'keyboard', actions: steps });
  const stroke = (value: string) => [{ type: 'keyDown', value } as const, { type: 'keyUp', value } as const];
  await session('POST', '/window/rect', { width: 1366, height: 900 });
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    goto: async (url) => void (await session('POST', '/url', { url })),
    reload: async () => void (await session('POST', '/refresh', {})),
    back: async () => void (await session('POST', '/back', {})),
    run: (script, args) => session('POST', '/execute/sync', { script, args }),
    clickAt: async (x, y) => {
      await act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    type: async (text) =>
      void (await keys(Array.from(text).flatMap((char) => stroke(char === '\n' ? POINTS.Enter : char)))),
    press: async (key) => {
      const control = [
        { type: 'keyDown', value: CONTROL } as const,
        ...stroke('a'),
        { type: 'keyUp', value: CONTROL } as const,
      ];
      await keys(key === 'selectAll' ? control : stroke(POINTS[key]));
    },
    resize: async (width, height) => void (await session('POST', '/window/rect', { width, height })),
    screenshot: async () => Buffer.from((await session('GET', '/screenshot')) as string, 'base64'),
    close: async () => {
      await session('DELETE', '');
      server.kill();
      display.close();
    },
  };
}
