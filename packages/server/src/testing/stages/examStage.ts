import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { OutputOf, ParsedInputOf, CallDefinition } from '@aosai/api/kit/contract/call';
import { AppError } from '@aosai/api/kit/errors';
import { mayAnswer } from '@aosai/api/kit/everyCall';
import { type ActionKey, type Contract, contract } from '@aosai/api/contract';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { memberGuardian, memberTeacher } from '../../db/schema/people.ts';
import { aWorld, NOON, type World } from '../engine/world.ts';
import { type CallContext, JsonText, type Services } from '../../kit/context.ts';
import type { Actor } from '../../kit/actor.ts';
import { handlers } from '../../handlers.ts';
import { testServices } from '../testServices.ts';

export const PERSONAS = [
  'anonymous',
  'student',
  'classmate',
  'stranger',
  'parent',
  'otherParent',
  'teacher',
  'otherTeacher',
  'manager',
  'otherManager',
  'office',
] as const;
export type Persona = (typeof PERSONAS)[number];

export type ExamResource = keyof typeof handlers;

export interface Stage {
  world: World;
  ids: Record<Exclude<Persona, 'anonymous' | 'office'>, string>;
  context(persona: Persona, group?: CallContext['group']): CallContext;
  /** The reply as it is sent: checked and stripped by the contract. */
  ask<R extends ExamResource, A extends ActionKey<R>>(
    persona: Persona,
    resource: R,
    action: A,
    input: Contract[R]['calls'][A] extends CallDefinition ? ParsedInputOf<Contract[R]['calls'][A]> : never,
    group?: CallContext['group'],
  ): Promise<Contract[R]['calls'][A] extends CallDefinition ? OutputOf<Contract[R]['calls'][A]> : never>;
}

const PAGE = { page: 0, size: 20, sort: [] as string[] };
export const page = PAGE;

/** Replaces an error that the call does not list by another one, so that no test can expect it. */
async function refuseUnlisted(call: CallDefinition, name: string, handle: () => unknown): Promise<unknown> {
  try {
    return await handle();
  } catch (error) {
    const isUnlisted = error instanceof AppError && !mayAnswer(call, error.code);
    throw isUnlisted ? new TypeError(`${name} does not list ${error.code}`) : error;
  }
}

/** The engine's test world with other people around it; the student and the classmate are in one organization. */
export async function examStage(db: Db, changes: Parameters<typeof aWorld>[1] = {}): Promise<Stage> {
  const world = await aWorld(db, changes);
  const base = () => ({ appId: world.appId, id: newId(), createdAt: NOON, updatedAt: NOON });
  const orgId = newId();
  const [classmate] = await world.addStudent();
  await db.update(enrolment).set({ orgId }).where(eq(enrolment.appId, world.appId));
  const ids: Stage['ids'] = {
    student: world.studentId,
    classmate,
    stranger: await world.addMember(),
    parent: await world.addMember('parent'),
    otherParent: await world.addMember('parent'),
    teacher: await world.addMember('teacher'),
    otherTeacher: await world.addMember('teacher'),
    manager: await world.addMember(),
    otherManager: await world.addMember(),
  };
  await db.insert(memberGuardian).values([
    { ...base(), guardianId: ids.parent, memberId: ids.student, relation: '母亲', status: 'active' },
    { ...base(), guardianId: ids.otherParent, memberId: ids.student, relation: '母亲', status: 'ended' },
  ]);
  await db.insert(memberTeacher).values([
    { ...base(), orgId, teacherId: ids.teacher, memberId: ids.student, status: 'active' },
    { ...base(), orgId, teacherId: ids.otherTeacher, memberId: ids.student, status: 'ended' },
  ]);
  const services: Services = { ...(await testServices()), ...world.call().services };

  function actorOf(persona: Persona): Actor {
    const expiresAt = new Date(NOON.getTime() + 1e9);
    const sessionId = 'S'.repeat(26);
    if (persona === 'anonymous') return { kind: 'anonymous' };
    if (persona === 'office') {
      return { kind: 'user', sessionId, userId: 'U'.repeat(26), isSuper: true, permissions: new Set(), expiresAt };
    }
    const isTeacher = persona === 'teacher' || persona === 'otherTeacher';
    const isParent = persona === 'parent' || persona === 'otherParent';
    return {
      kind: 'member',
      sessionId,
      memberId: ids[persona],
      type: isTeacher ? 'teacher' : isParent ? 'parent' : 'student',
      orgId: persona === 'otherManager' ? newId() : isParent ? null : orgId,
      orgRoles: persona === 'manager' || persona === 'otherManager' ? ['manager'] : [],
      expiresAt,
    };
  }

  const context = (persona: Persona, group: CallContext['group'] = ''): CallContext => ({
    db,
    services,
    appId: world.appId,
    group,
    actor: actorOf(persona),
    ip: '10.0.0.1',
    userAgent: 'test',
    host: 'localhost',
    origin: 'http://localhost',
    setSessionToken: () => undefined,
    setBrowserToken: () => undefined,
    signal: new AbortController().signal,
  });

  return {
    world,
    ids,
    context,
    ask: async (persona, resource, action, input, group) => {
      const calls: Record<string, CallDefinition> = contract[resource].calls;
      const call = calls[String(action)];
      const table: Record<string, unknown> = handlers[resource];
      const handler = table[String(action)] as (context: CallContext, input: unknown) => unknown;
      if (!call) throw new Error(`no call ${resource}.${String(action)}`);
      const said = await refuseUnlisted(call, `${resource}.${String(action)}`, () =>
        handler(context(persona, group), input),
      );
      if (!(said instanceof JsonText)) return z.parse(call.output, said) as never;
      // JSON text is sent exactly as written: validated, but not stripped.
      const written: unknown = said.read();
      z.parse(call.output, written);
      return written as never;
    },
  };
}

export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : error;
}
