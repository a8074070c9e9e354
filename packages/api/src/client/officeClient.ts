import type { Group } from '../kit/contract/call.ts';
import type { CallOptions, Client, ClientHandle } from './client.ts';

type Sender = (...given: unknown[]) => Promise<unknown>;

/**
 * The client of a back office. A call is quiet, and goes to the office's group if it is mounted there, else to its own
 * first one; its options still override both. A module of its own, because the first load of the site does without.
 */
export function officeClient({ client, routes }: ClientHandle, group: Extract<Group, 'bms' | 'edms'>): Client {
  const senders = client as unknown as Readonly<Record<string, Readonly<Record<string, Sender>>>>;
  const senderOf = (resource: string, action: string): Sender | undefined => {
    const route = routes[resource]?.[action];
    const send = senders[resource]?.[action];
    if (!route || !send) return undefined;
    const usual: CallOptions<Group> = { quiet: true, ...(route.groups.includes(group) && { group }) };
    return route.upload
      ? (input, files, options = {}) => send(input, files, { ...usual, ...Object(options) })
      : (input, options = {}) => send(input, { ...usual, ...Object(options) });
  };
  // Proxies, as routes are still added after the client was made.
  return new Proxy({} as Client, {
    get: (_, resource) => new Proxy({}, { get: (__, action) => senderOf(String(resource), String(action)) }),
  });
}
