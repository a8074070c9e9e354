import type { CallDefinition, Group, Method, ResourceDefinition, Role } from '../kit/contract/call.ts';

/**
 * The facts of a call that the browser needs, without its schemas. `path` comes after the group and may have `{name}`
 * parts.
 */
export interface Route {
  method: Method;
  path: string;
  groups: readonly Group[];
  list?: true;
  quiet?: true;
  download?: true;
  upload?: true;
  signedGet?: true;
  plain?: true;
  base?: true;
}

/** A route in a table: the path `/resource/action` and the group '' are left out. */
export type RouteEntry = Omit<Route, 'path' | 'groups'> & Partial<Pick<Route, 'path' | 'groups'>>;
/** Route entries by resource and action. */
export type RouteTable = Record<string, Record<string, RouteEntry>>;

/** Fills in the defaults of an entry. */
export function routeAt(resource: string, action: string, entry: RouteEntry): Route {
  return { path: `/${resource}/${action}`, groups: [''], ...entry };
}

function entryOf(key: string, path: string, action: string, call: CallDefinition): RouteEntry {
  const own = call.path ?? `/${path}/${action}`;
  const groups = Object.keys(call.mounts) as Group[];
  return {
    method: call.methods[0],
    ...(own !== `/${key}/${action}` && { path: own }),
    ...(groups.join() !== '' && { groups }),
    ...(call.list && { list: true }),
    ...(call.quietErrors && { quiet: true }),
    ...(call.download && { download: true }),
    ...(call.upload && { upload: true }),
    ...(call.signedGet && { signedGet: true }),
    ...(call.plain && { plain: true }),
    ...(call.baseMode && { base: true }),
  };
}

/**
 * The contract without its schemas: a few kB instead of all of zod. A bundler plugin runs it at build time. The cast is
 * safe because the keys of `mounts` are always groups, which the type of `Object.keys` cannot express.
 */
export function routeTable(contract: Record<string, ResourceDefinition>): RouteTable {
  return Object.fromEntries(
    Object.entries(contract).map(([key, { path, calls }]) => [
      key,
      Object.fromEntries(Object.entries(calls).map(([action, call]) => [action, entryOf(key, path, action, call)])),
    ]),
  );
}

const OFFICE_GROUPS: ReadonlySet<string> = new Set<Group>(['bms', 'edms']);
const OFFICE_ROLES: ReadonlySet<Role> = new Set<Role>(['backOffice', 'user', 'superUser', 'orgManager', 'nobody']);

/**
 * Whether only pages of the back office send the call: it is mounted under bms and edms only, or open to staff only.
 * Teachers count as staff if the call also has a mount in the back office.
 */
function isOfficeCall({ mounts }: CallDefinition): boolean {
  const groups = Object.entries(mounts);
  const isInOffice = groups.some(([group]) => OFFICE_GROUPS.has(group));
  const isStaff = (role: Role) => OFFICE_ROLES.has(role) || (isInOffice && role === 'teacher');
  return groups.every(([group, roles]) => OFFICE_GROUPS.has(group) || roles.every(isStaff));
}

/** Calls of judge workers, which no page sends. */
const isForWorkers = ({ mounts }: CallDefinition): boolean =>
  Object.values(mounts).every((roles) => roles.every((role) => role === 'judgeWorker'));

/** Resources that only later pages use: courses, practice, the Python field, cards, orders, desks, search and papers; the second factor of staff. */
const LATER: ReadonlySet<string> = new Set([
  'course',
  'chapter',
  'question',
  'memberQuestion',
  'memberPlayground',
  'turtleWork',
  'sharedWork',
  'placement',
  'plan',
  'membership',
  'memberMembership',
  'membershipOrder',
  'memberOrder',
  'desk',
  'search',
  'ocr',
  'address',
  'memberDocument',
  'secondFactor',
]);

/**
 * Splits the route table: `site` for the first load of every page, `learn` for pages of learning and buying, `office`
 * for the back office (add them with `client.add`). Each call is in exactly one part; those of judge workers are in
 * none.
 */
export function splitRoutes(
  contract: Record<string, ResourceDefinition>,
): Record<'site' | 'learn' | 'office', RouteTable> {
  const part = (isIn: (call: CallDefinition, key: string) => boolean): RouteTable =>
    routeTable(
      Object.fromEntries(
        Object.entries(contract)
          .map(([key, { path, calls }]): [string, ResourceDefinition] => [
            key,
            { path, calls: Object.fromEntries(Object.entries(calls).filter(([, call]) => isIn(call, key))) },
          ])
          .filter(([, { calls }]) => Object.keys(calls).length > 0),
      ),
    );
  return {
    site: part((call, key) => !isOfficeCall(call) && !isForWorkers(call) && !LATER.has(key)),
    learn: part((call, key) => !isOfficeCall(call) && LATER.has(key)),
    office: part(isOfficeCall),
  };
}

/** The URL after the API base and the body of one call. Input fields in the path are removed from query and body. */
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
  else if (route.list) ['page', 'size', 'sort', 'export'].forEach(toQuery);
  const search = query.toString();
  return {
    url: `${group ? `/${group}` : ''}${path}${search ? `?${search}` : ''}`,
    body: route.method === 'GET' ? undefined : rest,
  };
}
