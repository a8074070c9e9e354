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

test('a session is kept per app and is gone after sign-out', async () => {
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

test('nobody is shown as signed in, switched or out before the browser keeps it', async () => {
  const storage = await openSessionStorage();
  const store = await openSessionStore('kept first', storage, silent);
  const seen: (string | undefined)[] = [];
  let last: Promise<unknown> = Promise.resolve();
  // What a page that is left at this moment comes back with.
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

test('a browser that cannot keep the session still shows it', async () => {
  const full = { read: async () => null, write: () => Promise.reject(new Error('quota')) };
  const store = await openSessionStore('full', full, silent);
  await expect(store.signedIn(session)).rejects.toThrow('quota');
  expect(store.get().session).toEqual(session);
});

test('a session that ended by itself asks to sign in again and says so', async () => {
  const store = await openSessionStore('aosai', await openSessionStorage(), silent);
  await store.signedIn(session);
  await store.expire();
  expect(store.get()).toEqual({ session: null, asking: true, realm: 'member', expired: true });
  store.ask('user');
  expect(store.get()).toEqual({ session: null, asking: true, realm: 'user', expired: true });
  await store.expire();
  expect(store.get().expired).toBe(true);
});

test('another tab that signs in closes the dialog of this one', async () => {
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

test('an unsealed end of the session removes nothing; the call is tried again without signing in', async () => {
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

test('an end that is said of the old session leaves the one that another tab has signed in', async () => {
  const storage = await openSessionStorage();
  const store = await openSessionStore('two tabs', storage, silent);
  await store.signedIn(session);
  const other = { ...session, id: '01K9ZXCVBNMASDFGHJKLQWERTZ' };
  await storage.write('two tabs', other);
  await store.expire();
  expect(await storage.read('two tabs')).toEqual(other);
});
