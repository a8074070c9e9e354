import { join } from 'node:path';
import { createServer, type HotPayload } from 'vite';
import { expect, onTestFinished, test } from 'vitest';

const app = join(import.meta.dirname, '../../packages/app');

/** Opens the site's development server without a port; collects its messages to pages. */
async function openServer() {
  const server = await createServer({
    configFile: join(app, 'vite.config.ts'),
    root: app,
    cacheDir: join(app, 'node_modules/.vite-test'),
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, watch: null, ws: false },
  });
  onTestFinished(() => server.close());
  const { client } = server.environments;
  const sent = Promise.withResolvers<HotPayload>();
  client.hot.send = (payload: HotPayload | string) => {
    if (typeof payload === 'object') sent.resolve(payload);
  };
  return {
    async afterChangeOf(path: string): Promise<HotPayload['type']> {
      // Loads the importing module, which accepts updates.
      await client.transformRequest('/src/shell/GlobalLayout.tsx');
      await client.transformRequest(`/${path}`);
      server.watcher.emit('change', join(app, path));
      return (await sent.promise).type;
    },
  };
}

test.each([
  ['src/kit/useOnline.ts', 'full-reload'],
  ['src/shell/PageOverlays.tsx', 'update'],
])('the development server announces a change of %s to the page as %s', async (path, type) => {
  const server = await openServer();
  expect(await server.afterChangeOf(path)).toBe(type);
});
