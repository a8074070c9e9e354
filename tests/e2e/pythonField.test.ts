import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { leaveBrowser, sharedBrowser } from '../support/browser.ts';
import { type CountingProxy, startCountingProxy } from '../support/countingProxy.ts';
import { type Product, removeData, startProduct } from '../support/product.ts';

let product: Product;
let proxy: CountingProxy;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  product = await startProduct({ env: { JUDGE_SLOTS: '0' } });
  proxy = await startCountingProxy(product.url);
  browser = await sharedBrowser();
});
afterAll(async () => {
  await leaveBrowser(browser);
  await proxy.close();
  await product.stop();
  await removeData(product);
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
  page.setDefaultTimeout(120_000);
  return () => context.close();
});

const PATH = '/aosai/api/wall';
const hits = () => proxy.hits.filter((address) => address.includes('/wall'));
const runButton = () => page.getByRole('button', { name: '运行', exact: true });
const output = () => page.getByRole('log', { name: '程序的输出' });

const openField = async () => {
  await page.goto(`${proxy.url}/web/play/python`);
  await page.locator('.monaco-editor').first().waitFor();
};

/** Replaces the program in the editor, runs it to its end and returns the output. */
async function run(code: string): Promise<string> {
  await page.locator('.monaco-editor').first().click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  // On one line, since the editor would indent typed lines.
  const text = Buffer.from(code).toString('base64');
  await page.keyboard.insertText(`exec(__import__("base64").b64decode("${text}").decode(), globals())`);
  await runButton().click();
  await output().getByText('程序运行结束').waitFor();
  return output().innerText();
}

/** Ways to send a request from Python. Each is tried separately, so that a failing one does not stop the others. */
const PYTHON_WAYS: Readonly<Record<string, string>> = {
  'js.fetch': 'import js; js.fetch(url)',
  'js.eval': 'import js; js.eval("fetch(\'" + url + "\')")',
  'js.XMLHttpRequest': 'import js; x = js.XMLHttpRequest.new(); x.open("GET", url, False); x.send()',
  'js.WebSocket': 'import js; js.WebSocket.new(url.replace("http", "ws"))',
  'parent window': 'import js; js.window.parent.fetch(url)',
  document: 'import js; js.document.cookie',
  run_js: 'from pyodide.code import run_js; run_js("fetch(\'" + url + "\')")',
  pyfetch: 'from pyodide.http import pyfetch; from pyodide.ffi import run_sync; run_sync(pyfetch(url)).status + boom',
  open_url: 'from pyodide.http import open_url; open_url(url)',
  urllib: 'import urllib.request; urllib.request.urlopen(url, timeout=2)',
  socket:
    'import socket; socket.create_connection(("127.0.0.1", int(url.split(":")[2].split("/")[0])), 2).send(b"GET /aosai/api/wall HTTP/1.0\\r\\n\\r\\n")',
  'pyodide_js.loadPackage':
    'import pyodide_js; from pyodide.ffi import run_sync; run_sync(pyodide_js.loadPackage(url + ".whl")); boom',
  'pyodide_js constructor': 'import pyodide_js; pyodide_js.runPython.constructor("fetch(\'" + url + "\')")()',
};

/** Scripts in the worker, in case a program escapes from Python. */
const WORKER_WAYS: Readonly<Record<string, (url: string) => unknown>> = {
  XMLHttpRequest: (url) => {
    const asked = new XMLHttpRequest();
    asked.open('GET', url, false);
    asked.withCredentials = true;
    asked.send();
  },
  WebSocket: (url) => new WebSocket(url.replace('http', 'ws')),
  EventSource: (url) => new EventSource(url),
  importScripts: (url) => (globalThis as unknown as { importScripts: (url: string) => void }).importScripts(url),
  'dynamic import': (url) => import(url),
  'another worker': (url) => new Worker(url),
  'a worker of its own text': (url) =>
    new Worker(URL.createObjectURL(new Blob([`fetch(${JSON.stringify(url)}, { credentials: 'include' })`]))),
  WebTransport: (url) => new WebTransport(url.replace('http:', 'https:')),
  'cache storage': (url) => caches.open('x').then((cache) => cache.add(url)),
};

/** Scripts in the frame around the worker, which programs cannot reach. */
const FRAME_WAYS: Readonly<Record<string, (url: string) => unknown>> = {
  fetch: (url) => fetch(url, { credentials: 'include' }),
  sendBeacon: (url) => navigator.sendBeacon(url, 'x'),
  image: (url) => {
    new Image().src = url;
  },
  script: (url) => document.head.append(Object.assign(document.createElement('script'), { src: url })),
  'style sheet': (url) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url })),
  prefetch: (url) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: url })),
  form: (url) => {
    const form = Object.assign(document.createElement('form'), { action: url, method: 'post' });
    document.body.append(form);
    form.submit();
  },
  'window.open': (url) => window.open(url)?.document,
  'a frame in the frame': (url) => document.body.append(Object.assign(document.createElement('iframe'), { src: url })),
  'navigation of the page': (url) => {
    (window.top ?? window).location.href = url;
  },
  'the page’s document': () => window.parent.document.cookie,
  'a service worker': (url) => navigator.serviceWorker.register(url),
};

test('S47: no Python program can send a request to the API', async () => {
  await openField();
  await page.evaluate((url) => fetch(url), `${proxy.url}${PATH}-control`);
  expect(hits()).toEqual([`${PATH}-control`]);
  const tried = Object.entries(PYTHON_WAYS).map(
    ([name, code]) => `
try:
    url = "${proxy.url}${PATH}"
    exec(${JSON.stringify(code)})
    print("went through:", "${name}")
except BaseException as error:
    print("refused:", "${name}", type(error).__name__)`,
  );
  const said = await run(tried.join('\n'));
  expect(said).not.toContain('went through');
  expect(said.match(/refused:/g)).toHaveLength(Object.keys(PYTHON_WAYS).length);
  expect(hits()).toHaveLength(1);
});

test('S47: no script in the worker or its frame can reach the API or the site’s data', async () => {
  await openField();
  await run('print("ready")');
  const seen = hits().length;
  const url = `${proxy.url}${PATH}`;
  const quietly = async (way: Promise<unknown>) => way.catch(() => undefined);
  const [worker] = page.workers();
  const frame = page.frames().find((one) => one.url().endsWith('/web/py/box'));
  if (!worker || !frame) throw new Error('there is no box');
  for (const way of Object.values(WORKER_WAYS)) await quietly(worker.evaluate(way, url));
  for (const way of Object.values(FRAME_WAYS)) await quietly(frame.evaluate(way, url));

  const found = await frame.evaluate(async () => {
    const refused = async (look: () => unknown) => {
      try {
        await look();
        return false;
      } catch {
        return true;
      }
    };
    const opened = () =>
      new Promise((resolve, reject) => {
        const asked = indexedDB.open('aosai');
        asked.addEventListener('success', resolve);
        asked.addEventListener('error', reject);
      });
    return {
      origin: self.origin,
      cookie: await refused(() => document.cookie),
      localStorage: await refused(() => localStorage.length),
      indexedDB: await refused(opened),
      caches: await refused(() => caches.keys()),
      parent: await refused(() => window.parent.document),
    };
  });
  expect(found).toEqual({
    origin: 'null',
    cookie: true,
    localStorage: true,
    indexedDB: true,
    caches: true,
    parent: true,
  });
  // A broadcast channel with the site's name is another channel, since the frame has no origin.
  await page.evaluate(() => {
    const box = { count: 0 };
    new BroadcastChannel('aosai-session').addEventListener('message', () => (box.count += 1));
    Object.assign(window, { heardOfBox: box });
  });
  await quietly(worker.evaluate(() => new BroadcastChannel('aosai-session').postMessage('sign out')));
  // A last request of the page: everything sent before it has arrived when it has.
  await page.evaluate((after) => fetch(after), `${url}-after`);
  expect(await page.evaluate(() => (window as unknown as { heardOfBox: { count: number } }).heardOfBox.count)).toBe(0);
  expect(hits().slice(seen)).toEqual([`${PATH}-after`]);
  expect(page.url()).toContain('/web/play/python');
});
