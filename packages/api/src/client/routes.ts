import type { CallDefinition, Group, Method, ResourceDefinition } from '../contract/call.ts';

/** What the browser needs of a call: no schema. `path` is below the group, with `{name}` parts. */
export interface Route {
  method: Method;
  path: string;
  groups: readonly Group[];
  list?: true;
  quiet?: true;
  download?: true;
  signedGet?: true;
  plain?: true;
  base?: true;
}

export type RouteTable = Record<string, Record<string, Route>>;

function routeOf(path: string, action: string, call: CallDefinition): Route {
  return {
    method: call.methods[0],
    path: call.path ?? `/${path}/${action}`,
    groups: Object.keys(call.mounts) as Group[],
    ...(call.list && { list: true }),
    ...(call.quietErrors && { quiet: true }),
    ...(call.download && { download: true }),
    ...(call.signedGet && { signedGet: true }),
    ...(call.plain && { plain: true }),
    ...(call.baseMode && { base: true }),
  };
}

/**
 * The contract without its schemas: a few kB instead of all of zod. A bundler plugin runs this at build time.
 * `Object.keys` of `mounts` only ever holds groups, which its type cannot say.
 */
export function routeTable(contract: Record<string, ResourceDefinition>): RouteTable {
  return Object.fromEntries(
    Object.entries(contract).map(([key, { path, calls }]) => [
      key,
      Object.fromEntries(Object.entries(calls).map(([action, call]) => [action, routeOf(path, action, call)])),
    ]),
  );
}

/** The URL below the API base and the body of one call; input fields named in the path leave the rest. */
export function requestOf(route: Route, group: Group, input: Record<string, unknown>) {
  const rest = { ...input };
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  const toQuery = (key: string) => {
    const value = rest[key];
    delete rest[key];
    if (value === undefined || value === null) return;
    for (const item of Array.isArray(value) ? value : [value]) query.append(key, String(item));
  };
  if (route.method === 'GET') Object.keys(rest).forEach(toQuery);
  else if (route.list) ['page', 'size', 'sort'].forEach(toQuery);
  const search = query.toString();
  return {
    url: `${group ? `/${group}` : ''}${path}${search ? `?${search}` : ''}`,
    body: route.method === 'GET' ? undefined : rest,
  };
}
