import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import * as bank from '../../db/schema/bank.ts';
import * as imports from '../../db/schema/imports.ts';
import * as cards from '../../db/schema/cards.ts';
import * as exam from '../../db/schema/exam.ts';
import * as judge from '../../db/schema/judge.ts';
import * as memberRecords from '../../db/schema/memberRecords.ts';
import * as minors from '../../db/schema/minors.ts';
import * as orders from '../../db/schema/orders.ts';
import * as people from '../../db/schema/people.ts';
import * as platform from '../../db/schema/platform.ts';
import * as rights from '../../db/schema/rights.ts';
import * as signIn from '../../db/schema/signIn.ts';
import { mountedCalls } from '../testCalls.ts';
import { ACCESSES } from './accessFiles.ts';

interface Shape {
  type?: string;
  additionalProperties?: unknown;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
}

/** Without judge workers, who report verdicts by signed requests: judgeWorkers.test.ts covers those. */
const mounted = mountedCalls().filter(({ roles }) => !roles.includes('judgeWorker'));
const calls = [...new Map(mounted.map((one) => [one.name, one])).values()];
const writing = calls.filter(({ call }) => call.methods.some((method) => method !== 'GET'));
const shapeOf = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

function objectsIn(shape: Shape): Shape[] {
  const below = [
    ...Object.values(shape.properties ?? {}),
    ...(shape.items ? [shape.items] : []),
    ...(shape.anyOf ?? []),
    ...(shape.oneOf ?? []),
    ...(shape.allOf ?? []),
  ].flatMap(objectsIn);
  return shape.type === 'object' && shape.properties ? [shape, ...below] : below;
}

test('S04: every object in the input of a write is closed: unknown fields are refused', () => {
  const open = writing.filter(({ call }) =>
    objectsIn(shapeOf(call.input)).some(({ additionalProperties }) => additionalProperties !== false),
  );
  expect(open.map(({ name }) => name)).toEqual([]);
});

/** Columns that only the server sets, for all callers: no input has a field with this name. */
const SERVER_ONLY = [
  'appId',
  'createdBy',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'pwdHash',
  'mobileEnc',
  'mobileHash',
  'initialPwdEnc',
  'isSuper',
  'tokenHash',
  'hash',
  'prevHash',
  'seq',
  'seed',
  'deadlineAt',
  'startedAt',
  'completedAt',
  'settledAt',
  'autoPoints',
  'totalPoints',
  'verdict',
  'paidFen',
  'refundedFen',
  'expireDate',
];
/** Columns that students, parents and strangers may not set; the back office and schools may. */
const STAFF_ONLY = ['status', 'points', 'priceFen', 'orgRoles', 'roles', 'permissions', 'quota', 'isPublic', 'ownerId'];

const fieldsOf = (schema: z.ZodMiniType) =>
  new Set(objectsIn(shapeOf(schema)).flatMap(({ properties }) => Object.keys(properties ?? {})));

/** Exceptions from the access files. */
const allowed = new Set(
  ACCESSES.flatMap(({ resource, takes = {} }) =>
    Object.entries(takes).flatMap(([action, fields = {}]) =>
      Object.keys(fields).map((field) => `${resource}.${action} ${field}`),
    ),
  ),
);

function taken(names: readonly string[], of: typeof writing): string[] {
  return of.flatMap(({ name, call }) => {
    const fields = fieldsOf(call.input);
    return names.filter((field) => fields.has(field)).map((field) => `${name} ${field}`);
  });
}

const ofStudents = writing.filter(
  ({ name, call }) =>
    !/\.query/.test(name) && (call.mounts['']?.some((role) => role === 'anyone' || role === 'member') ?? false),
);
const serverOnly = taken(SERVER_ONLY, writing);
const staffOnly = taken(STAFF_ONLY, ofStudents);

test('S04: no call takes fields that only the server sets', () => {
  expect(serverOnly.filter((field) => !allowed.has(field))).toEqual([]);
});

test('S04: no call open to students or strangers takes fields that only staff set', () => {
  expect(staffOnly.filter((field) => !allowed.has(field))).toEqual([]);
});

test('S04: every exception in an access file is in use', () => {
  expect([...allowed].toSorted()).toEqual(
    [...serverOnly, ...staffOnly].filter((field) => allowed.has(field)).toSorted(),
  );
});

test('S04: the names above are names of columns, so that a renamed column is noticed', () => {
  const tables = Object.values({
    ...bank,
    ...imports,
    ...exam,
    ...judge,
    ...memberRecords,
    ...minors,
    ...orders,
    ...people,
    ...platform,
    ...rights,
    ...cards,
    ...signIn,
  });
  const columns = new Set(tables.flatMap((table) => (is(table, PgTable) ? Object.keys(getTableColumns(table)) : [])));
  const AHEAD = ['orgRoles'];
  const unknown = [...SERVER_ONLY, ...STAFF_ONLY].filter((name) => !columns.has(name) && !AHEAD.includes(name));
  expect(unknown).toEqual([]);
});
