import type { Plugin } from 'vite';

const EXPORTED_HOOK = /^export (?:async )?(?:function|const) use[A-Z]/m;

/**
 * Reloads the page when a module of hooks changes. React's fast refresh tracks hooks in a component's `.tsx` but treats
 * those of a `.ts` as unchanging library code: after adding a `useState` to such a file it would keep the component's
 * state and fail with "change in the order of Hooks".
 */
export function reloadHooks(): Plugin {
  return {
    name: 'aosai-reload-hooks',
    apply: 'serve',
    async hotUpdate({ file, modules, read }) {
      if (modules.length === 0 || !file.endsWith('.ts') || !EXPORTED_HOOK.test(await read())) return undefined;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
