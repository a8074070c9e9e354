import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip as gzipWith } from 'node:zlib';
import { API_PREFIX } from '@aosai/api/kit/constants';
import { startThread } from '../../base/startThread.ts';
import { namesTag } from '../files/fileResponse.ts';

const gzip = promisify(gzipWith);

/** A text that never changes while the server runs. */
interface Published {
  type: string;
  text: string | Uint8Array;
  gzip: Uint8Array;
  etag: string;
}

function published(type: string, text: string | Uint8Array, packed: Uint8Array): Published {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  // Weak, since both encodings have the same tag.
  return { type, text, gzip: packed, etag: `W/"${hash}"` };
}

async function writeDocument(): Promise<Published> {
  const thread = startThread(new URL('./documentThread.ts', import.meta.url));
  const [document] = (await once(thread, 'message')) as [{ text: string; gzip: Uint8Array }];
  return published('application/json', document.text, document.gzip);
}

async function readViewer(address: string, type: string): Promise<Published> {
  const text = await readFile(new URL(address));
  return published(type, text, await gzip(text));
}

/** The viewer sends nothing: its calls would lack the envelope. */
const START = `SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#document',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  tagsSorter: 'alpha',
  supportedSubmitMethods: [],
  validatorUrl: null,
});
`;

const PAGE = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>接口文档 · Aosai API</title>
<link rel="stylesheet" href="docs/viewer.css">
</head>
<body>
<main id="document"><p>正在打开接口文档…</p></main>
<noscript>浏览器没有启用 JavaScript，请直接下载 <a href="openapi.json">openapi.json</a>。</noscript>
<script src="docs/viewer.js"></script>
<script src="docs/start.js"></script>
</body>
</html>
`;

/** The viewer sets styles at its elements and draws its icons from data URLs. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const inMemory = async (type: string, text: string) => published(type, text, await gzip(text));

/** What is published, by path below the API; each is made at the first request for it. */
const PUBLISHED: Readonly<Record<string, () => Promise<Published>>> = {
  '/openapi.json': writeDocument,
  '/docs': () => inMemory('text/html; charset=utf-8', PAGE),
  '/docs/start.js': () => inMemory('text/javascript; charset=utf-8', START),
  '/docs/viewer.js': () =>
    readViewer(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'), 'text/javascript; charset=utf-8'),
  '/docs/viewer.css': () =>
    readViewer(import.meta.resolve('swagger-ui-dist/swagger-ui.css'), 'text/css; charset=utf-8'),
};

function reply(c: Context<{ Bindings: HttpBindings }>, { type, text, gzip: packed, etag }: Published): Response {
  c.header('ETag', etag);
  c.header('Cache-Control', 'no-cache');
  c.header('Vary', 'Accept-Encoding');
  if (namesTag(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
  c.header('Content-Type', type);
  if (type.startsWith('text/html')) c.header('Content-Security-Policy', PAGE_POLICY);
  if (!/\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '')) {
    return c.body(typeof text === 'string' ? text : new Uint8Array(text));
  }
  c.header('Content-Encoding', 'gzip');
  return c.body(new Uint8Array(packed));
}

/** Publishes the description of all calls as OpenAPI, and a page to read it: compressed, and 304 for those who have it. */
export function mountOpenApi(app: Hono<{ Bindings: HttpBindings }>): void {
  for (const [path, make] of Object.entries(PUBLISHED)) {
    let made: Promise<Published> | undefined;
    app.get(`${API_PREFIX}${path}`, async (c) => {
      made ??= make();
      try {
        return reply(c, await made);
      } catch (error) {
        made = undefined;
        throw error;
      }
    });
  }
}
