import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { member, session as sessionTable, user } from '../db/schema/people.ts';
import { role } from '../db/schema/rights.ts';
import { API_PREFIX } from '@aosai/api/kit/constants';
import type { LiveEvent } from '../kit/engineCall.ts';
import { openEventHub } from './events.ts';
import { newId } from '../base/newId.ts';
import { openTestApp, ORIGIN, type TestApp, type Visitor } from '../testing/testApp.ts';

const event: LiveEvent = { type: 'attempt', attemptId: 'A', status: '2' };
const decoder = new TextDecoder();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function reader(response: Response) {
  const stream = response.body?.getReader();
  return {
    next: async () => {
      const part = await stream?.read();
      return part === undefined || part.done ? 'end' : decoder.decode(part.value);
    },
    cancel: () => stream?.cancel(),
  };
}
const alive = () => Promise.resolve(true);

test('event hub: an event reaches all streams of its person and app, and no others', async () => {
  const hub = openEventHub();
  const mine = [reader(hub.open('aosai', 'me', alive)), reader(hub.open('aosai', 'me', alive))];
  const others = [reader(hub.open('aosai', 'you', alive)), reader(hub.open('other', 'me', alive))];
  for (const stream of [...mine, ...others]) expect(await stream.next()).toBe(': open\n\n');
  hub.publish('aosai', 'me', event);
  hub.closeAll();
  for (const stream of mine) {
    expect(await stream.next()).toBe('data: {"type":"attempt","attemptId":"A","status":"2"}\n\n');
    expect(await stream.next()).toBe('end');
  }
  for (const stream of others) expect(await stream.next()).toBe('end');
  expect(hub.size()).toBe(0);
});

test('event hub: keeps the five newest open streams of one person', async () => {
  const hub = openEventHub();
  const streams = Array.from({ length: 6 }, () => reader(hub.open('aosai', 'me', alive)));
  expect(hub.size()).toBe(5);
  expect([await streams[0]?.next(), await streams[0]?.next()]).toEqual([': open\n\n', 'end']);
  await streams[5]?.cancel();
  expect(hub.size()).toBe(4);
  hub.publish('aosai', 'me', event);
  expect(hub.size()).toBe(4);
});

test('event hub: drops a reader that does not read, to save memory', () => {
  const hub = openEventHub();
  hub.open('aosai', 'me', alive);
  for (let i = 0; i < 1_000; i += 1) hub.publish('aosai', 'me', event);
  expect(hub.size()).toBe(0);
});

test('event stream: needs a session and ends with it', async () => {
  const site = await openTestApp();
  try {
    expect(await site.send('GET', '/events')).toMatchObject({ status: 401, body: { code: 'SIGN_IN_REQUIRED' } });
    const student = await site.signIn('xuesheng');
    const request = new Request(`${ORIGIN}${API_PREFIX}/events`, {
      headers: { Cookie: student.cookie, 'App-Id': 'aosai' },
    });
    const response = await site.fetch(request);
    expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
    const stream = reader(response);
    expect(await stream.next()).toBe(': open\n\n');
    site.services.publish('aosai', site.people.studentId, event);
    expect(await stream.next()).toContain('"attemptId":"A"');

    await vi.advanceTimersByTimeAsync(15_000);
    expect(await stream.next()).toBe(': ping\n\n');
    await site.db.delete(sessionTable).where(eq(sessionTable.id, student.session.id));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await stream.next()).toBe('end');
  } finally {
    vi.useRealTimers();
    await site.close();
  }
});

/** Opens the stream of a visitor and returns what ends it. */
async function openStream(site: TestApp, { cookie }: Visitor) {
  const request = new Request(`${ORIGIN}${API_PREFIX}/events`, { headers: { Cookie: cookie, 'App-Id': 'aosai' } });
  const stream = reader(await site.fetch(request));
  expect(await stream.next()).toBe(': open\n\n');
  return stream;
}

test('event stream: ends when a role of its reader begins to require a second factor', async () => {
  const site = await openTestApp();
  try {
    const boss = await site.signIn('guanli', 'user');
    const roleId = newId();
    const of = { appId: 'aosai', createdAt: site.now(), updatedAt: site.now() };
    await site.db.insert(role).values({ ...of, id: roleId, code: 'listener', name: '值班', permissions: [] });
    await site.db
      .update(user)
      .set({ roleIds: [roleId], createdBy: null })
      .where(eq(user.account, 'guanli'));
    const stream = await openStream(site, boss);
    await vi.advanceTimersByTimeAsync(1_000);
    site.services.publish('aosai', site.people.operatorId, event);
    expect(await stream.next()).toContain('"attemptId":"A"');
    await site.db.update(role).set({ requiresSecondFactor: true }).where(eq(role.id, roleId));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await stream.next()).toBe('end');
  } finally {
    vi.useRealTimers();
    await site.close();
  }
});

test('event stream: ends when somebody else sets the password of its reader', async () => {
  const site = await openTestApp();
  try {
    const stream = await openStream(site, await site.signIn('xuesheng'));
    await site.db.update(member).set({ mustChangePwd: true }).where(eq(member.id, site.people.studentId));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await stream.next()).toBe('end');
  } finally {
    vi.useRealTimers();
    await site.close();
  }
});
