import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';
import { routesPlugin } from './routesPlugin.ts';

/** Folder of the build with the first pages. */
export const FIRST_PAGES = 'first';

/** The scripts that the first page of each kind of visitor loads one after another; named in advance, they load at once. */
const SCRIPTS = {
  guest: ['/src/desks/home.tsx'],
  signedIn: [
    '/src/desks/earlyReads.ts',
    '/src/desks/home.tsx',
    '/src/desks/PersonHome.tsx',
    '/Home/parts/StudentView.tsx',
  ],
};

type Chunks = Record<string, { type: string; facadeModuleId?: string | null; imports?: string[]; fileName: string }>;

/** These modules' chunks with all that they import. */
function filesOf(chunks: Chunks, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const next of chunks[file]?.imports ?? []) add(next);
  };
  for (const module of modules) {
    const chunk = Object.values(chunks).find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!chunk) throw new Error(`no chunk begins with ${module}`);
    add(chunk.fileName);
  }
  return files;
}

interface GuestHome {
  guestHome: (site: { title: string; logo: string | null }) => string;
  WITHOUT_ACCENT: string;
}

/** Draws the guest's home page with the site's own code. */
async function drawn(root: string): Promise<{ seal: string; logo: string; accent: string }> {
  const server = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'error',
    plugins: [react(), routesPlugin()],
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { guestHome, WITHOUT_ACCENT } = (await server.ssrLoadModule('/src/shell/guestHome.tsx')) as GuestHome;
    return {
      seal: guestHome({ title: '{{title}}', logo: null }),
      logo: guestHome({ title: '{{title}}', logo: '{{logo}}' }),
      accent: `<style media="{{accent}}">${WITHOUT_ACCENT}</style>`,
    };
  } finally {
    await server.close();
  }
}

/**
 * Writes what the server sends at /web/ in place of index.html (`packages/server/src/http/files/firstPages.ts`): for
 * guests the home page already drawn, for visitors with a session the usual page that also preloads the scripts of their
 * home page. The server replaces the names in double braces.
 */
export function firstPages(): Plugin {
  let root = '';
  let base = '/';
  return {
    name: 'aosai-first-pages',
    apply: 'build',
    configResolved(config) {
      ({ root, base } = config);
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('the build has no index.html');
        const page = String(index.source)
          .replace('<html lang="zh-CN">', '<html lang="zh-CN"{{theme}}>')
          .replace(/<title>.*<\/title>/, '<title>{{title}}</title>');
        const withScripts = (modules: readonly string[]) =>
          page.replace(
            '</head>',
            [...filesOf(bundle, modules)]
              .filter((file) => !page.includes(file))
              .map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`)
              .join('') + '</head>',
          );
        const { seal, logo, accent } = await drawn(root);
        const guest = (home: string) =>
          withScripts(SCRIPTS.guest).replace(
            /<div id="root">.*?<\/div>/s,
            () => `<div id="root">${home}${accent}</div>`,
          );
        const write = (name: string, source: string) =>
          this.emitFile({ type: 'asset', fileName: `${FIRST_PAGES}/${name}.html`, source });
        write('guest', guest(seal));
        write('guestLogo', guest(logo));
        write('signedIn', withScripts(SCRIPTS.signedIn));
      },
    },
  };
}
