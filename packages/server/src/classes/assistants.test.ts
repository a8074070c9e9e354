import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { newId } from '../base/newId.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { member, organizationMember } from '../db/schema/people.ts';
import { grade } from '../db/schema/teaching.ts';
import { hashPassword } from '../accounts/signIn/password.ts';
import { DEMO_PASSWORD } from '../platform/demoReach/demoAccounts.ts';
import { askAs, loggedBy } from '../testing/askAs.ts';
import { type SecondSchool, seedSecondSchool } from '../testing/secondSchool.ts';
import { openTestApp, type TestApp, type Visitor } from '../testing/testApp.ts';

type Person = 'teacher' | 'assistant' | 'colleague' | 'foreign' | 'manager';
const PEOPLE = ['teacher', 'assistant', 'colleague', 'foreign', 'manager'] as const satisfies readonly Person[];

let site: TestApp;
let school: SecondSchool;
let ask: ReturnType<typeof askAs>;
const visitors: Record<Person, Visitor> = {} as never;
const ids = { teacher: '', assistant: '', colleague: '' };

async function addTeacher(account: string, name: string): Promise<string> {
  const base = () => ({ appId: site.people.appId, id: newId(), createdAt: site.now(), updatedAt: site.now() });
  const person = { ...base(), account, name, type: 'teacher' as const, pwdHash: await hashPassword(DEMO_PASSWORD) };
  await site.db.insert(member).values(person);
  const place = { ...base(), orgId: school.orgId, memberId: person.id, status: 'active' as const };
  await site.db.insert(organizationMember).values({ ...place, roles: ['teacher'] });
  return person.id;
}

beforeAll(async () => {
  site = await openTestApp();
  school = await seedSecondSchool(site);
  ids.teacher = school.teacherId;
  ids.assistant = await addTeacher('assistant2', '许助教');
  ids.colleague = await addTeacher('colleague2', '同事');
  visitors.teacher = await site.signIn('teacher2');
  visitors.assistant = await site.signIn('assistant2');
  visitors.colleague = await site.signIn('colleague2');
  visitors.foreign = await site.signIn('laoshi');
  visitors.manager = await site.signIn('boss2');
  ask = askAs(site, visitors.manager);
});
afterAll(() => site.close());

const inDays = (count: number) => new Date(site.now().getTime() + count * DAY_MS).toISOString();

interface Wanted {
  published?: boolean;
  more?: object;
}

/** A class with the teacher, the assistant and one student. */
async function aClass({ published = true, more = {} }: Wanted = {}) {
  const staff = { teacherIds: [ids.teacher], assistantIds: [ids.assistant] };
  const given = { title: '周六班', groups: [{ name: '甲组' }], ...staff, ...more };
  const { id } = (await ask<{ id: string }>('POST /edms/grade/create', given)).data;
  const [memberId = ''] = school.studentIds;
  const row = { appId: site.people.appId, id: newId(), createdAt: site.now(), updatedAt: site.now() };
  const place = { ...row, kind: 'grade' as const, targetId: id, memberId, orgId: school.orgId };
  if (published) {
    await ask('PUT /edms/grade/publish', { id });
    await site.db.insert(enrolment).values({ ...place, source: 'batch', status: '2' });
  }
  return { id, placeId: row.id, version: published ? 2 : 1 };
}

type Class = Awaited<ReturnType<typeof aClass>>;

interface Try {
  /** The call, as `METHOD /path`. */
  line: string | ((one: Class) => string);
  body?: (one: Class) => object;
  of?: Wanted;
}

async function outcomes({ line, body, of }: Try): Promise<Record<Person, string>> {
  const found: Partial<Record<Person, string>> = {};
  for (const person of PEOPLE) {
    const one = await aClass(of);
    const { code } = await ask(typeof line === 'string' ? line : line(one), body?.(one), visitors[person]);
    found[person] = code ?? 'ok';
  }
  return found as Record<Person, string>;
}

/** What the calls that work in a class answer to each person. */
const WORKS = { teacher: 'ok', assistant: 'ok', colleague: 'NOT_FOUND', foreign: 'NOT_FOUND', manager: 'ok' };
/** What the calls that decide about a class answer. */
const DECIDES = { ...WORKS, assistant: 'ASSISTANT_MAY_NOT' };
/** What the calls answer that only managers may make; the teacher of the other school manages that one. */
const MANAGES = {
  teacher: 'FORBIDDEN',
  assistant: 'FORBIDDEN',
  colleague: 'FORBIDDEN',
  foreign: 'NOT_FOUND',
  manager: 'ok',
};

const READS: Record<string, Try> = {
  'the class': { line: ({ id }) => `GET /edms/grade/queryById?id=${id}` },
  'its notes': { line: ({ id }) => `GET /edms/grade/queryNotesById?id=${id}` },
  'its figures': { line: ({ id }) => `GET /edms/grade/queryStatistics?id=${id}` },
  'its wrong questions': { line: ({ id }) => `GET /edms/grade/queryWrongList?id=${id}&period=week` },
  'its report': { line: ({ id }) => `GET /edms/grade/queryReport?id=${id}&level=gesp-cpp-1` },
  'its marks': { line: ({ id }) => `GET /edms/grade/queryMarks?id=${id}` },
  'its schedule': { line: 'POST /edms/grade/controls/queryList', body: ({ id }) => ({ gradeId: id }) },
  'the questions it has done': {
    line: 'POST /edms/grade/queryDoneQuestions',
    body: ({ id }) => ({ id, questionIds: ['0'.repeat(26)] }),
  },
  'the figures of its places': { line: ({ id }) => `GET /edms/grade/enroll/queryEnrollStatistics?gradeId=${id}` },
};

const WORK: Record<string, Try> = {
  'its settings': {
    line: 'PUT /edms/grade/update',
    body: ({ id, version }) => ({
      id,
      version,
      intro: '带电脑',
      teacherIds: [ids.teacher],
      assistantIds: [ids.assistant],
    }),
  },
  'the groups of its members': {
    line: 'POST /edms/grade/enroll/setGroups',
    body: ({ placeId }) => ({ ids: [placeId], groupIds: [] }),
  },
  'its schedule': {
    line: 'PUT /edms/grade/controls/update',
    body: ({ id }) => ({ gradeId: id, rows: [{ targetType: 'homework', targetId: '0'.repeat(26), visible: null }] }),
  },
  'a notice to its members': {
    line: 'POST /message/send',
    body: ({ id }) => ({ kind: 'grade', id, only: 'all', text: '明天带电脑', requestId: newId() }),
  },
};

const DECISIONS: Record<string, Try> = {
  publish: { line: 'PUT /edms/grade/publish', body: ({ id }) => ({ id }), of: { published: false } },
  delete: { line: 'DELETE /edms/grade/delete', body: ({ id }) => ({ id }), of: { published: false } },
  stop: { line: 'PUT /edms/grade/stop', body: ({ id }) => ({ id, reason: '不办了' }) },
  copy: { line: 'POST /edms/grade/create', body: ({ id }) => ({ copyOf: id }) },
  'change the teachers': {
    line: 'PUT /edms/grade/update',
    body: ({ id, version }) => ({ id, version, teacherIds: [ids.teacher, ids.colleague] }),
  },
  'change the assistants': {
    line: 'PUT /edms/grade/update',
    body: ({ id, version }) => ({ id, version, assistantIds: [] }),
  },
  promote: {
    line: 'POST /edms/grade/promote',
    body: ({ id }) => ({
      id,
      requestId: newId(),
      mode: 'apply',
      title: '下学期',
      startAt: inDays(150),
      endAt: inDays(270),
      plan: null,
      publish: false,
    }),
  },
};

const BY_MANAGERS: Record<string, Try> = {
  'ask a student to leave': {
    line: 'PUT /edms/grade/enroll/passQuit',
    body: ({ placeId }) => ({ id: placeId, reason: '换班' }),
  },
  'bind students to a teacher': {
    line: 'POST /edms/grade/enroll/bindTeacher',
    body: ({ placeId }) => ({ ids: [placeId], teacherId: ids.assistant }),
  },
};

describe.each(Object.entries(READS))('%s', (_name, one) => {
  test('assistants: read it like a teacher of the class', async () => {
    expect(await outcomes(one)).toEqual(WORKS);
  });
});

describe.each(Object.entries(WORK))('%s', (_name, one) => {
  test('assistants: change it like a teacher of the class', async () => {
    expect(await outcomes(one)).toMatchObject(WORKS);
  });
});

describe.each(Object.entries(DECISIONS))('%s', (_name, one) => {
  test('assistants: leave it to the teacher and the manager', async () => {
    expect(await outcomes(one)).toEqual(DECIDES);
  });
});

describe.each(Object.entries(BY_MANAGERS))('%s', (_name, one) => {
  test('assistants: leave it to the manager, like teachers', async () => {
    expect(await outcomes(one)).toEqual(MANAGES);
  });
});

test('unpublish: an assistant leaves it to the teacher', async () => {
  const { id } = await aClass({ published: false });
  await ask('PUT /edms/grade/publish', { id });
  expect((await ask('PUT /edms/grade/unpublish', { id }, visitors.assistant)).code).toBe('ASSISTANT_MAY_NOT');
  expect((await ask('PUT /edms/grade/unpublish', { id }, visitors.teacher)).code).toBeUndefined();
});

test('update: an assistant sets no price', async () => {
  const { id, version } = await aClass();
  const body = { id, version, priceFen: 100 };
  expect((await ask('PUT /edms/grade/update', body, visitors.assistant)).code).toBe('VALIDATION');
});

test('queryList: the classes of a teacher include those where they assist', async () => {
  const { id } = await aClass({ more: { title: '助教的班' } });
  const found = async (person: Person, filter: object = {}) => {
    const line = 'POST /edms/grade/queryList?size=200';
    const { data } = await ask<{ content: { id: string }[] }>(line, filter, visitors[person]);
    return data.content.some((row) => row.id === id);
  };
  expect({
    assistant: await found('assistant'),
    named: await found('manager', { teacherId: ids.assistant }),
    teacher: await found('teacher', { teacherId: ids.teacher }),
    colleague: await found('colleague'),
    foreign: await found('foreign'),
  }).toEqual({ assistant: true, named: true, teacher: true, colleague: false, foreign: false });
});

test('queryById: says who assists, and to assistants that they do', async () => {
  const { id } = await aClass();
  const read = async (person: Person) => {
    const { data } = await ask<{ assistants: object[]; staff: object }>(
      `GET /edms/grade/queryById?id=${id}`,
      undefined,
      visitors[person],
    );
    return data;
  };
  expect(await read('assistant')).toMatchObject({
    assistants: [{ id: ids.assistant, name: '许助教' }],
    staff: { isAssistant: true },
  });
  expect(await read('teacher')).toMatchObject({ staff: { isAssistant: false } });
});

describe('choosing assistants', () => {
  const change = async (assistantIds: readonly string[], more: object = {}) => {
    const { id, version } = await aClass();
    return ask('PUT /edms/grade/update', { id, version, assistantIds, ...more }, visitors.teacher);
  };

  test('update: refuses a teacher of the class as assistant by name', async () => {
    expect(await change([ids.teacher])).toMatchObject({
      code: 'VALIDATION',
      message: expect.stringContaining('何老师已经是这个班级的老师，不能同时做助教') as string,
    });
    expect((await change([ids.assistant], { teacherIds: [ids.assistant] })).code).toBe('VALIDATION');
  });

  test('update: refuses teachers of other schools, managers who do not teach and students', async () => {
    const [student = ''] = school.studentIds;
    for (const id of [site.people.teacherId, school.managerId, student])
      expect((await change([id])).code).toBe('ASSISTANT_UNFIT');
  });

  test('update: takes ten assistants and refuses the eleventh', async () => {
    const many: string[] = [];
    for (let i = 0; i < 11; i += 1) many.push(await addTeacher(`many${i}`, `助教${i}`));
    expect(await change(many)).toMatchObject({
      code: 'VALIDATION',
      message: expect.stringContaining('一个班级最多 10 位助教') as string,
    });
    expect((await change(many.slice(1))).code).toBeUndefined();
  });

  test('update: the log names the assistants before and after', async () => {
    const { id, version } = await aClass();
    const log = await loggedBy(site, () => ask('PUT /edms/grade/update', { id, version, assistantIds: [] }));
    expect(log).toMatchObject([
      { action: 'grade:update', diff: { before: { assistantIds: [ids.assistant] }, after: { assistantIds: [] } } },
    ]);
  });

  test('update: takes removed teachers and assistants off the places that name them', async () => {
    const { id, version, placeId } = await aClass();
    const place = and(eq(enrolment.appId, site.people.appId), eq(enrolment.id, placeId));
    await site.db.update(enrolment).set({ teacherId: ids.assistant }).where(place);
    await ask('PUT /edms/grade/update', { id, version, assistantIds: [] });
    const [row] = await site.db.select().from(enrolment).where(place);
    expect(row?.teacherId).toBeNull();
  });

  test('bindTeacher: an assistant gets students without becoming a teacher of the class', async () => {
    const { id, placeId } = await aClass();
    await ask('POST /edms/grade/enroll/bindTeacher', { ids: [placeId], teacherId: ids.assistant });
    const [row] = await site.db.select().from(grade).where(eq(grade.id, id));
    expect(row).toMatchObject({ teacherIds: [ids.teacher], assistantIds: [ids.assistant] });
  });

  test('create: a copy and the class of the next term keep the assistants who still teach', async () => {
    const retired = await addTeacher('retired2', '退休');
    const { id } = await aClass({ more: { assistantIds: [ids.assistant, retired] } });
    await site.db.update(member).set({ status: '3' }).where(eq(member.id, retired));
    const copy = (await ask<{ id: string }>('POST /edms/grade/create', { copyOf: id })).data;
    const term = { title: '下学期', startAt: inDays(150), endAt: inDays(270), plan: null, publish: false };
    const asked = { id, requestId: newId(), mode: 'apply', ...term };
    const next = (await ask<{ id: string }>('POST /edms/grade/promote', asked)).data;
    for (const made of [copy, next]) {
      const [row] = await site.db.select().from(grade).where(eq(grade.id, made.id));
      expect(row).toMatchObject({ teacherIds: [ids.teacher], assistantIds: [ids.assistant] });
    }
  });

  test('promote: an assistant who becomes the teacher of the next term is not also its assistant', async () => {
    const { id } = await aClass();
    const term = { title: '下学期', startAt: inDays(150), endAt: inDays(270), plan: null, publish: false };
    const asked = { id, requestId: newId(), mode: 'apply', teacherIds: [ids.assistant], ...term };
    const next = (await ask<{ id: string }>('POST /edms/grade/promote', asked)).data;
    const [row] = await site.db.select().from(grade).where(eq(grade.id, next.id));
    expect(row).toMatchObject({ teacherIds: [ids.assistant], assistantIds: [] });
  });
});
