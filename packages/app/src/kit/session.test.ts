import 'fake-indexeddb/auto';
import { toBase64url } from '@aosai/api/envelope/base64url';
import { expect, test, vi } from 'vitest';
import { openSessionStorage } from './session.ts';
import { openSessionStore } from './sessionStore.ts';

const session = {
  id: '01K9ZXCVBNMASDFGHJKLQWERTY',
  key: toBase64url(new Uint8Array(32).fill(5)),
  expiresAt: '2026-12-01T00:00:00.000Z',
};
const silent = { postMessage: () => undefined, addEventListener: () => undefined };

test('session: is stored per app and removed by signing out', async () => {
  const storage = await openSessionStorage();
  const store = await openSessionStore('aosai', storage, silent);
  store.ask('user');
  await store.signedIn(session);
  expect(store.get()).toEqual({ session, asking: false, realm: 'user', expired: false });
  expect(store.forClient()).toEqual({ id: session.id, key: new Uint8Array(32).fill(5) });
  expect([await storage.read('aosai'), await storage.read('other')]).toEqual([session, null]);
  await store.signedOut();
  expect(await storage.read('aosai')).toBeNull();
});

test('session: is stored before a sign-in, switch or sign-out is shown', async () => {
  const storage = await openSessionStorage();
  const store = await openSessionStore('kept first', storage, silent);
  const seen: (string | undefined)[] = [];
  let last: Promise<unknown> = Promise.resolve();
  // Read the session that a page left at this moment would restore.
  store.subscribe(() => {
    last = storage.read('kept first').then((kept) => seen.push(kept?.id));
  });
  await store.signedIn(session);
  await last;
  const other = { ...session, id: '01K9ZXCVBNMASDFGHJKLQWERTZ' };
  await store.signedIn(other);
  await last;
  await store.signedOut();
  await last;
  expect(seen).toEqual([session.id, other.id, undefined]);
});

test('session: is shown even if the browser cannot store it', async () => {
  const full = { read: async () => null, write: () => Promise.reject(new Error('quota')) };
  const store = await openSessionStore('full', full, silent);
  await expect(store.signedIn(session)).rejects.toThrow('quota');
  expect(store.get().session).toEqual(session);
});

test('session: expiring asks to sign in again and gives the reason', async () => {
  const store = await openSessionStore('aosai', await openSessionStorage(), silent);
  await store.signedIn(session);
  await store.expire();
  expect(store.get()).toEqual({ session: null, asking: true, realm: 'member', expired: true });
  store.ask('user');
  expect(store.get()).toEqual({ session: null, asking: true, realm: 'user', expired: true });
  await store.expire();
  expect(store.get().expired).toBe(true);
});

test("session: signing in on another tab closes this tab's dialog", async () => {
  const storage = await openSessionStorage();
  const here = new BroadcastChannel('test-session');
  const there = new BroadcastChannel('test-session');
  const first = await openSessionStore('shared', storage, here);
  first.ask('member');
  const second = await openSessionStore('shared', storage, there);
  await second.signedIn(session);
  await vi.waitFor(() => expect(first.get()).toEqual({ session, asking: false, realm: 'member', expired: false }));
  here.close();
  there.close();
});

test('session: an unsealed end removes nothing, and the session is tried again without asking', async () => {
  const storage = await openSessionStorage();
  const open = () => openSessionStore('doubt', storage, silent);
  const store = await open();
  await store.signedIn(session);
  await store.expire();
  expect(await storage.read('doubt')).toEqual({ ...session, doubted: true });

  const dead = await open();
  expect(dead.forClient()?.id).toBe(session.id);
  await dead.expire();
  expect(dead.get()).toEqual({ session: null, asking: false, realm: 'member', expired: false });

  const alive = await open();
  await alive.confirm();
  expect([alive.get().session, await storage.read('doubt')]).toEqual([session, session]);
  await alive.expire();
  expect(alive.get().asking).toBe(true);
  await alive.signedOut();
  expect(await storage.read('doubt')).toBeNull();
});

test('session: when the old session ends, the session that another tab has signed in is kept', async () => {
  const storage = await openSessionStorage();
  const store = await openSessionStore('two tabs', storage, silent);
  await store.signedIn(session);
  const other = { ...session, id: '01K9ZXCVBNMASDFGHJKLQWERTZ' };
  await storage.write('two tabs', other);
  await store.expire();
  expect(await storage.read('two tabs')).toEqual(other);
});
