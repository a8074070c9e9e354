import { and, eq, notInArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { CallDefinition, Group, ResourceDefinition, Role } from '@aosai/api/kit/contract/call';
import { contract } from '@aosai/api/contract';
import { CONTEST_REVIEW } from '@aosai/api/exams/review';
import type { Db } from '../../../db/open.ts';
import { exam, examMemberQuestion, examPaperEnroll } from '../../../db/schema/exam.ts';
import { member } from '../../../db/schema/people.ts';
import { ROW_KINDS } from '../accessFiles.ts';
import type { Owner } from '../accessPeople.ts';
import { openAccessSite } from '../accessSite.ts';
import type { TestApp } from '../../testApp.ts';
import type { CallContext } from '../../../kit/context.ts';
import { handlers } from '../../../handlers.ts';
import type { Actor } from '../../../kit/actor.ts';

export interface ListCall {
  /** `resource.action`. */
  name: string;
  call: CallDefinition;
  roles: ReadonlySet<Role>;
}

/** Every list of the contract. */
export function listCalls(): ListCall[] {
  const resources: Record<string, ResourceDefinition> = contract;
  return Object.entries(resources).flatMap(([key, { calls }]) =>
    Object.entries(calls)
      .filter(([, call]) => call.list)
      .map(([action, call]) => ({
        name: `${key}.${action}`,
        call,
        roles: new Set(Object.values(call.mounts).flat()),
      })),
  );
}

const READERS = ['anonymous', 'student', 'parent', 'teacher', 'manager', 'office'] as const;
export type ListReader = (typeof READERS)[number];

const ROLES_OF: Record<ListReader, readonly Role[]> = {
  anonymous: ['anyone'],
  student: ['member'],
  parent: ['member'],
  teacher: ['teacher', 'member'],
  manager: ['orgManager', 'member'],
  office: ['backOffice', 'superUser', 'user'],
};

/** Readers that a list admits, one per view of it: guardians read as students do, and visitors see less. */
export function readersOf({ roles }: ListCall): ListReader[] {
  const allowed = READERS.filter((reader) => ROLES_OF[reader].some((role) => roles.has(role)));
  return roles.has('member') ? allowed.filter((reader) => reader !== 'parent' && reader !== 'anonymous') : allowed;
}

export interface ListWorld {
  site: TestApp;
  /** The required input of a list. */
  inputOf(list: ListCall, reader: ListReader): Record<string, unknown>;
  /** The reply as it is sent; the code of a refusal. */
  ask(db: Db, list: ListCall, reader: ListReader, input: Record<string, unknown>): Promise<unknown>;
}

const OWNERS: readonly Owner[] = ['student', 'student', 'classmate', 'schoolmate', 'stranger', 'teacher'];
/** Kinds that belong to nobody, exist with the people already, or have one row per person and no list. */
const ONCE: readonly string[] = [
  'member',
  'organization',
  'organizationMember',
  'memberTeacher',
  'memberPlayground',
  'app',
];

/** Keeps few members, since the demo's classes are long and uniform. */
async function fewMembers(db: Db, appId: string, named: readonly string[]): Promise<void> {
  await db
    .delete(member)
    .where(and(eq(member.appId, appId), notInArray(member.id, [...named]), sql`right(${member.id}, 1) > '3'`));
}

/** Gives members accounts that are mobile numbers or e-mail addresses, which lists mask. */
async function maskedAccounts(db: Db): Promise<void> {
  await db.execute(sql`update ${member} set account = case right(id, 1) < 'G' when true
    then '138' || lpad((('x' || right(md5(id), 6))::bit(24)::int % 100000000)::text, 8, '0')
    else left(md5(id), 6) || '@example.com' end where type = 'student'`);
}

/** Marks attempts in exams that hide their results. */
async function hiddenMarks(db: Db, appId: string): Promise<void> {
  await db.update(exam).set({ reviewMatrix: CONTEST_REVIEW }).where(eq(exam.appId, appId));
  await db
    .update(examPaperEnroll)
    .set({ status: '3', completedAt: sql`${examPaperEnroll.startedAt}`, totalPoints: 100, maxPoints: 1000 })
    .where(eq(examPaperEnroll.appId, appId));
  await db.execute(sql`update ${examMemberQuestion} set status = '3', verdict = 'WA', max_points = 1000,
    points = ('x' || right(md5(id), 4))::bit(16)::int % 1000`);
}

/** A site where everybody has several rows of every kind. */
export async function listWorld(site: TestApp): Promise<ListWorld> {
  const people = await openAccessSite(site);
  for (const kind of ROW_KINDS) {
    for (const owner of ONCE.includes(kind) ? OWNERS.slice(2) : OWNERS) await people.row(kind, owner);
  }
  await fewMembers(site.db, site.people.appId, Object.values(people.ids));
  await maskedAccounts(site.db);
  await hiddenMarks(site.db, site.people.appId);
  const [rejudgeId, attemptId] = [
    await people.rowId('rejudge', 'student'),
    await people.rowId('examPaperEnroll', 'student'),
  ];

  const expiresAt = new Date(site.now().getTime() + 1e9);
  const sessionId = 'S'.repeat(26);
  const anActor = (owner: 'student' | 'parent' | 'teacher' | 'manager'): Actor => ({
    kind: 'member',
    sessionId,
    memberId: people.ids[owner],
    type: owner === 'manager' ? 'parent' : owner,
    orgId: people.orgIds[owner],
    orgRoles: owner === 'parent' ? [] : [owner],
    expiresAt,
  });
  const actors: Record<ListReader, Actor> = {
    anonymous: { kind: 'anonymous' },
    student: anActor('student'),
    parent: anActor('parent'),
    teacher: anActor('teacher'),
    manager: anActor('manager'),
    office: { kind: 'user', sessionId, userId: people.officerId, isSuper: true, permissions: new Set(), expiresAt },
  };
  /** The prefix under which a reader asks: offices and schools' staff under theirs, if the list is mounted there. */
  const groupOf = ({ mounts }: CallDefinition, reader: ListReader): Group => {
    const own: Partial<Record<ListReader, Group>> = { office: 'bms', manager: 'edms', teacher: 'edms' };
    const group = own[reader] ?? '';
    const isOpen = mounts[group]?.some((role) => ROLES_OF[reader].includes(role)) ?? false;
    return isOpen ? group : '';
  };
  const contextOf = (db: Db, reader: ListReader, group: Group): CallContext => ({
    db,
    services: site.services,
    appId: site.people.appId,
    group,
    actor: actors[reader],
    ip: '10.0.0.1',
    userAgent: 'test',
    host: 'localhost',
    origin: 'http://localhost',
    setSessionToken: () => undefined,
    setBrowserToken: () => undefined,
    signal: new AbortController().signal,
  });

  const needed: Record<string, Record<string, unknown>> = {
    'rejudge.queryDifferenceList': { id: rejudgeId },
    'examMemberQuestion.queryLatestList': { attemptId },
    'dict.queryItemList': {},
  };
  return {
    site,
    inputOf: ({ name, call }, reader) => {
      const properties = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }).properties ?? {};
      const isOfSchool = name.startsWith('organizationMember') || name.startsWith('teacher');
      return {
        size: 200,
        ...needed[name],
        ...(reader === 'office' && isOfSchool && 'orgId' in properties && { orgId: site.people.orgId }),
      };
    },
    ask: async (db, { name, call }, reader, input) => {
      const [resource = '', action = ''] = name.split('.');
      const table: Record<string, Record<string, unknown>> = handlers;
      const handler = table[resource]?.[action] as (context: CallContext, input: unknown) => unknown;
      try {
        const reply = await handler(contextOf(db, reader, groupOf(call, reader)), z.parse(call.input, input));
        return z.parse(call.output, reply);
      } catch (error) {
        return { refused: error instanceof Error && 'code' in error ? error.code : String(error) };
      }
    },
  };
}
