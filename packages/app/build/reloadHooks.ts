import type { Plugin } from 'vite';

const EXPORTED_HOOK = /^export (?:async )?(?:function|const) use[A-Z]/m;

/**
 * Loads the page again when a module of hooks changes. React's refresh knows the hooks that stand in a `.tsx` beside
 * their component and takes those of a `.ts` for a library's, which never change: after one more `useState` in such a
 * file it would keep the component's state and fail with "change in the order of Hooks".
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
