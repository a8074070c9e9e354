import type { Reply, TestApp } from '../testApp.ts';
import type { MountedCall } from '../testCalls.ts';
import type { AccessSite, Input } from './accessOf.ts';
import type { Caller } from './accessPeople.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Sends a call at one of its mounts, with the input where method and path expect it. */
export function askMounted(
  site: AccessSite,
  sendTo: TestApp['send'],
  { mounted, caller, input }: { mounted: MountedCall; caller: Caller; input: Input },
): Promise<Reply> {
  const { call, method } = mounted;
  const options = { visitor: site.visitors[caller], appId: site.appIdOfCaller(caller) };
  const path = mounted.path.replace(/\{(\w+)\}/g, (_, name: string) => textOf(input[name] ?? 'nothing-here'));
  const rest = Object.entries(input).filter(([name]) => !mounted.path.includes(`{${name}}`));
  if (call.upload) {
    const form = new FormData();
    for (const [name, value] of rest) form.append(name, textOf(value));
    return sendTo(method, path, { ...options, form });
  }
  if (method === 'GET') {
    const query = new URLSearchParams();
    for (const [name, value] of rest)
      for (const item of Array.isArray(value) ? value : [value])
        if (item !== undefined) query.append(name, textOf(item));
    const text = query.size > 0 ? `?${query.toString()}` : '';
    return sendTo('GET', path + text, { ...options, ...(call.signedGet && { headerForm: true }) });
  }
  const isPageKey = (name: string) => call.list === true && ['page', 'size', 'sort'].includes(name);
  const query = rest.filter(([name]) => isPageKey(name)).map(([name, value]) => `${name}=${textOf(value)}`);
  const body = Object.fromEntries(rest.filter(([name]) => !isPageKey(name)));
  return sendTo(method, path + (query.length > 0 ? `?${query.join('&')}` : ''), { ...options, body });
}
