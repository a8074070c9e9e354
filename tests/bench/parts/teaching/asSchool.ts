import type { CallDefinition, Group, ResourceDefinition } from '@aosai/api/kit/contract/call';
import { contract } from '@aosai/api/contract';
import { newId } from '../../../../packages/server/src/base/newId.ts';
import type { Db } from '../../../../packages/server/src/db/open.ts';
import { NOON } from '../../../../packages/server/src/testing/engine/world.ts';
import { type CallContext, JsonText } from '../../../../packages/server/src/kit/context.ts';
import { handlers } from '../../../../packages/server/src/handlers.ts';
import { testServices } from '../../../../packages/server/src/testing/testServices.ts';
import type { Actor } from '../../../../packages/server/src/kit/actor.ts';
import type { School } from './school.ts';

type Reader = 'manager' | 'teacher' | 'office' | 'student';

const GROUPS: Record<Reader, Group> = { manager: 'edms', teacher: 'edms', office: 'bms', student: '' };

/** Calls a handler with the input and the output parsed by the contract. */
export type Ask = (
  reader: Reader,
  resource: string,
  action: string,
  input: Record<string, unknown>,
  group?: Group,
) => Promise<unknown>;

export interface AsSchool {
  ask: Ask;
  /** Returns the call context of student `no`. */
  asStudent(no: number): CallContext;
}

/** Opens calls as people of the school; their clock starts at noon. */
export async function asSchool(db: Db, { world, orgId, teacherId, studentNo }: School): Promise<AsSchool> {
  const startedMs = performance.now();
  const services = await testServices({ now: () => new Date(NOON.getTime() + performance.now() - startedMs) });
  const expiresAt = new Date(NOON.getTime() + 1e9);
  const base = {
    db,
    services,
    appId: world.appId,
    ip: '127.0.0.1',
    userAgent: 'bench',
    host: 'localhost',
    origin: 'http://localhost',
    setSessionToken: () => undefined,
    setBrowserToken: () => undefined,
    signal: new AbortController().signal,
  };
  const sessionId = newId();
  const member = { kind: 'member', sessionId, orgId, expiresAt } as const;
  const aStudent = (no: number): Actor => ({
    ...member,
    memberId: studentNo(no),
    type: 'student',
    orgRoles: ['student'],
  });
  const actors: Record<Reader, Actor> = {
    manager: { ...member, memberId: newId(), type: 'teacher', orgRoles: ['manager'] },
    teacher: { ...member, memberId: teacherId, type: 'teacher', orgRoles: ['teacher'] },
    office: { kind: 'user', sessionId, userId: newId(), isSuper: true, permissions: new Set(), expiresAt },
    student: aStudent(1),
  };
  const ask: Ask = async (reader, resource, action, input, group = GROUPS[reader]) => {
    const resources: Record<string, ResourceDefinition> = contract;
    const call: CallDefinition | undefined = resources[resource]?.calls[action];
    const table: Record<string, Record<string, unknown>> = handlers;
    const handler = table[resource]?.[action] as (context: CallContext, asked: unknown) => unknown;
    if (!call) throw new Error(`no call ${resource}.${action}`);
    const said = await handler({ ...base, group, actor: actors[reader] }, call.input.parse(input));
    return call.output.parse(said instanceof JsonText ? said.read() : said);
  };
  return { ask, asStudent: (no) => ({ ...base, group: '', actor: aStudent(no) }) };
}
