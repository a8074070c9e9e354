import { contract } from '@aosai/api/contract';
import { splitRoutes } from '@aosai/api/client/routes';
import type { Plugin } from 'vite';

const TABLES = { 'virtual:routes': 'site', 'virtual:learnRoutes': 'learn', 'virtual:officeRoutes': 'office' } as const;

const isTable = (id: string): id is keyof typeof TABLES => id in TABLES;

/** Provides the route tables without the contract's schemas, which stay out of the browser's bundle. */
export function routesPlugin(): Plugin {
  return {
    name: 'aosai-routes',
    resolveId: (id) => (isTable(id) ? `\0${id}` : undefined),
    load(id) {
      const name = id.slice(1);
      if (id.startsWith('\0') && isTable(name))
        return `export const routes = ${JSON.stringify(splitRoutes(contract)[TABLES[name]])};`;
    },
  };
}
