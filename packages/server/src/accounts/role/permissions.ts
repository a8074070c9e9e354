import { and, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm';
import type { ResourceDefinition } from '@aosai/api/kit/contract/call';
import { contract } from '@aosai/api/contract';
import { RESOURCE_NAMES } from '@aosai/api/kit/resourceNames';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { resource, resourceOperation } from '../../db/schema/rights.ts';
import { actionName } from '../../platform/actionWords.ts';
import { PERMISSION_WORDS } from './permissionWords.ts';

interface Grantable {
  code: string;
  name: string;
  operations: { code: string; name: string }[];
}

/** Returns all permissions that the contract requires, by resource; entries with the same path are merged. */
export function grantableResources(): Grantable[] {
  const resources: Record<string, ResourceDefinition> = contract;
  const byPath = new Map<string, Grantable>();
  for (const { path, calls } of Object.values(resources)) {
    const operations = Object.entries(calls)
      .filter(([, { mounts }]) => Object.values(mounts).some((roles) => roles.includes('backOffice')))
      .map(([code, { summary }]) => ({ code, name: PERMISSION_WORDS[`${path}:${code}`] ?? actionName(summary) }));
    if (operations.length === 0) continue;
    const known = byPath.get(path) ?? { code: path, name: RESOURCE_NAMES[path] ?? path, operations: [] };
    byPath.set(path, { ...known, operations: [...known.operations, ...operations] });
  }
  return [...byPath.values()];
}

/** Gap between the sort values of new rows, so that others fit between. */
const SORT_STEP = 10;

/**
 * Updates an app's resources and operations from the contract: adds new ones, marks those that no call requires now,
 * and renames rows that nobody has edited. Runs at each start.
 */
export async function ensurePermissions(tx: Db, appId: string, now: Date): Promise<void> {
  const base = () => ({ appId, id: newId(), createdAt: now, updatedAt: now });
  const wanted = grantableResources();
  await tx
    .insert(resource)
    .values(wanted.map(({ code, name }, place) => ({ ...base(), code, name, sort: (place + 1) * SORT_STEP })))
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(resource)
    .where(and(eq(resource.appId, appId), isNull(resource.deletedAt)));
  const idOf = new Map(rows.map(({ code, id }) => [code, id]));
  const wantedOperations = wanted.flatMap(({ code: path, operations }) =>
    operations.map((operation, place) => ({
      ...operation,
      resourceId: idOf.get(path) ?? '',
      sort: (place + 1) * SORT_STEP,
    })),
  );
  await tx
    .insert(resourceOperation)
    .values(wantedOperations.map((operation) => ({ ...base(), ...operation })))
    .onConflictDoNothing();
  const operations = await tx
    .select()
    .from(resourceOperation)
    .where(and(eq(resourceOperation.appId, appId), isNull(resourceOperation.deletedAt)));

  const key = (row: { resourceId: string; code: string }) => `${row.resourceId}:${row.code}`;
  const names = new Map(wanted.map(({ code, name }) => [code, name]));
  const operationNames = new Map(wantedOperations.map((row) => [key(row), row.name]));
  for (const { id, code, name, version } of rows) {
    const next = names.get(code);
    if (version === 1 && next !== undefined && next !== name)
      await tx
        .update(resource)
        .set({ name: next })
        .where(and(eq(resource.appId, appId), eq(resource.id, id)));
  }
  for (const row of operations) {
    const next = operationNames.get(key(row));
    if (row.version === 1 && next !== undefined && next !== row.name)
      await tx
        .update(resourceOperation)
        .set({ name: next })
        .where(and(eq(resourceOperation.appId, appId), eq(resourceOperation.id, row.id)));
  }

  const live = rows.filter(({ code }) => names.has(code)).map(({ id }) => id);
  const liveOperations = operations.filter((row) => operationNames.has(key(row))).map(({ id }) => id);
  for (const [table, ids] of [
    [resource, live],
    [resourceOperation, liveOperations],
  ] as const) {
    const ofApp = and(eq(table.appId, appId), isNull(table.deletedAt));
    await tx
      .update(table)
      .set({ goneAt: now })
      .where(and(ofApp, notInArray(table.id, ids), isNull(table.goneAt)));
    await tx
      .update(table)
      .set({ goneAt: null })
      .where(and(ofApp, inArray(table.id, ids), isNotNull(table.goneAt)));
  }
}
