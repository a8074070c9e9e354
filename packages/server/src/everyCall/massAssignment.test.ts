import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import * as exam from '../db/schema/exam.ts';
import * as judge from '../db/schema/judge.ts';
import * as memberRecords from '../db/schema/memberRecords.ts';
import * as minors from '../db/schema/minors.ts';
import * as people from '../db/schema/people.ts';
import * as platform from '../db/schema/platform.ts';
import * as rights from '../db/schema/rights.ts';
import * as signIn from '../db/schema/signIn.ts';
import { mountedCalls } from '../testing/testCalls.ts';

interface Shape {
  type?: string;
  additionalProperties?: unknown;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
}

/** Judge workers report verdicts: their signed requests are judgeWorkers.test.ts's. */
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

test('S04: every object that a writing call takes is closed: what its schema does not name is refused', () => {
  const open = writing.filter(({ call }) =>
    objectsIn(shapeOf(call.input)).some(({ additionalProperties }) => additionalProperties !== false),
  );
  expect(open.map(({ name }) => name)).toEqual([]);
});

/** What the server alone decides, whoever calls: no input has a field of this name. */
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
/** What students, parents and strangers never say about a row; the back office and schools may. */
const STAFF_ONLY = ['status', 'points', 'priceFen', 'orgRoles', 'roles', 'permissions', 'quota', 'isPublic', 'ownerId'];

const fieldsOf = (schema: z.ZodMiniType) =>
  new Set(objectsIn(shapeOf(schema)).flatMap(({ properties }) => Object.keys(properties ?? {})));

/** Shared with staff, whose handlers refuse the field to everybody else (each has its own test), or the caller's own. */
const ALLOWED = new Set([
  // Super users alone; a new app is its id.
  'app.create appId',
  'user.create isSuper',
  'user.update isSuper',
  // The back office disables and enables.
  'member.update status',
  // A school or the back office makes accounts.
  'registration.create roles',
  'organization.create quota',
  'organization.update quota',
  // Whether one's own file is for everybody: the purpose decides.
  'file.upload isPublic',
]);

function taken(names: readonly string[], of: typeof writing): string[] {
  return of.flatMap(({ name, call }) => {
    const fields = fieldsOf(call.input);
    return names
      .filter((field) => fields.has(field) && !ALLOWED.has(`${name} ${field}`))
      .map((field) => `${name} ${field}`);
  });
}

test('S04: no call takes what the server alone decides', () => {
  expect(taken(SERVER_ONLY, writing)).toEqual([]);
});

test('S04: no call that students or strangers may make takes what only staff decides', () => {
  const ofStudents = writing.filter(
    ({ name, call }) =>
      !/\.query/.test(name) && (call.mounts['']?.some((role) => role === 'anyone' || role === 'member') ?? false),
  );
  expect(taken(STAFF_ONLY, ofStudents)).toEqual([]);
});

test('S04: the names above are names of columns, so that a renamed column cannot slip out of the lists', () => {
  const tables = Object.values({
    ...exam,
    ...judge,
    ...memberRecords,
    ...minors,
    ...people,
    ...platform,
    ...rights,
    ...signIn,
  });
  const columns = new Set(tables.flatMap((table) => (is(table, PgTable) ? Object.keys(getTableColumns(table)) : [])));
  const AHEAD = ['paidFen', 'refundedFen', 'orgRoles'];
  const unknown = [...SERVER_ONLY, ...STAFF_ONLY].filter((name) => !columns.has(name) && !AHEAD.includes(name));
  expect(unknown).toEqual([]);
});
