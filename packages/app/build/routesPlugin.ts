import { contract } from '@aosai/api/contract/index';
import { routeTable } from '@aosai/api/client/routes';
import type { Plugin } from 'vite';

const ID = 'virtual:routes';

/** Gives the browser the route table alone: the schemas of the contract stay out of its bundle. */
export function routesPlugin(): Plugin {
  return {
    name: 'aosai-routes',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? `export const routes = ${JSON.stringify(routeTable(contract))};` : undefined),
  };
}
