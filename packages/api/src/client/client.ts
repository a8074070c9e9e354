import ky, { isHTTPError, isTimeoutError } from 'ky';
import type { CallDefinition, Group, InputOf, OutputOf, UploadLimits } from '../contract/call.ts';
import type { ActionKey, Contract, ResourceKey } from '../contract/index.ts';
import { REQUEST_TIMEOUT_MS } from '../domain/constants.ts';
import { type Download, fileNameFrom } from './download.ts';
import {
  createEnvelopeFetch,
  type EnvelopeFetchOptions,
  HEADER_BASE,
  HEADER_PLAIN,
  HEADER_SIGN,
} from './envelopeFetch.ts';
import { BrokenSeal } from '../envelope/brokenSeal.ts';
import { ApiError, brokenAnswer, errorFromReply, localError } from './errors.ts';
import { isJson } from './isJson.ts';
import type { SendForm } from './sendForm.ts';
import { requestOf, type Route, routeAt, type RouteTable } from './routes.ts';

export interface CallOptions<G extends Group = never> {
  /** Mount to use when a call has several; the contract's first one otherwise. */
  group?: G;
  signal?: AbortSignal;
  /** Keep the global error handler silent: the caller shows the failure. */
  quiet?: boolean;
  /** Seal it as someone unknown: signing out must work when cookie and key belong to two sessions. */
  withoutSession?: boolean;
}

export interface UploadOptions<G extends Group = never> extends CallOptions<G> {
  /** Bytes that left this machine, of all that have to. */
  onProgress?: (sentBytes: number, totalBytes: number) => void;
}

/** The groups a call is mounted in for somebody: a page that asks it in another one does not pass the type check. */
export type GroupOf<C extends CallDefinition> = {
  [G in keyof C['mounts'] & Group]: NonNullable<C['mounts'][G]> extends readonly ['nobody'] ? never : G;
}[keyof C['mounts'] & Group];

type UploadFunction<C extends CallDefinition> = (
  input: InputOf<C>,
  files: readonly File[],
  options?: UploadOptions<GroupOf<C>>,
) => Promise<OutputOf<C>>;

/** A list with `export` answers a file of all its rows, which `asDownload` takes for what it is. */
interface AsSheet {
  export?: 'xlsx';
}

type CallFunction<C> = C extends CallDefinition & { upload: UploadLimits }
  ? UploadFunction<C>
  : C extends CallDefinition
    ? (
        input: C extends { list: true } ? InputOf<C> & AsSheet : InputOf<C>,
        options?: CallOptions<GroupOf<C>>,
      ) => Promise<C extends { download: true } ? Download : OutputOf<C>>
    : never;
type Calls<R extends ResourceKey> = { [A in ActionKey<R>]: CallFunction<Contract[R]['calls'][A]> };

/**
 * Every call of the contract as a function: `client.exam.queryById({ id })`. Failures are thrown as ApiError. Uploads
 * take their files beside the input: `client.file.upload({ purpose: 'avatar' }, [file], { onProgress, signal })`.
 * A call exists once its route was given to the client.
 */
export type Client = { [R in ResourceKey]: Calls<R> };

export interface ClientOptions extends EnvelopeFetchOptions {
  /** What the client can send at first; `add` brings more. */
  routes: RouteTable;
  /** The one global error handler; calls marked quiet do not reach it. */
  onError?(error: ApiError): void;
  timeoutMs?: number;
  /** Sends a form and tells how far it is; XMLHttpRequest by default, since fetch cannot tell. */
  sendForm?: SendForm;
}

export interface ClientHandle {
  client: Client;
  /** Gives the client more calls: a part of the route table that came later. Twice is as good as once. */
  add(routes: RouteTable): void;
  /** Sends a sealed call while the page closes, without waiting for the answer. */
  sendNow(resource: ResourceKey, action: string, input: Record<string, unknown>): boolean;
  /** Loads the envelope key ahead of the first call. */
  warmUp(): Promise<void>;
  /** The server's clock as far as it is known: this machine's until the first exchange. */
  serverNowMs(): number;
}

export function createClient(options: ClientOptions): ClientHandle {
  const envelope = createEnvelopeFetch(options);
  const api = ky.create({
    prefix: options.base,
    credentials: 'same-origin',
    timeout: options.timeoutMs ?? REQUEST_TIMEOUT_MS,
    // The envelope knows the two failures that may be tried again; every other is its caller's to repeat.
    retry: 0,
    fetch: (input, init) => envelope.fetch(new Request(input, init)),
    // What the envelope took for a file is no reply here, whatever it calls itself.
    parseJson: (text, { response }) => (isJson(response) ? (JSON.parse(text) as unknown) : null),
    hooks: {
      beforeError: [({ error }) => (isHTTPError(error) ? errorFromReply(error.data, error.response.status) : error)],
    },
  });

  async function run(
    route: Route,
    input: Record<string, unknown>,
    { group, signal, withoutSession }: CallOptions<Group>,
  ): Promise<unknown> {
    const { url, body } = requestOf(route, group ?? route.groups[0] ?? '', input);
    const response = await api(url, {
      method: route.method,
      headers: {
        ...((route.base || withoutSession) && { [HEADER_BASE]: '1' }),
        ...(route.plain && { [HEADER_PLAIN]: '1' }),
        ...(route.signedGet && { [HEADER_SIGN]: '1' }),
      },
      ...(body !== undefined && { json: body }),
      ...(signal && { signal }),
    });
    if (route.download || input['export'] !== undefined) {
      const fileName = fileNameFrom(response.headers.get('Content-Disposition'), 'download');
      return { fileName, blob: await response.blob() } satisfies Download;
    }
    return dataOf(response);
  }

  /** No time-out: a long upload is none. It ends when nothing moves any more (sendForm). */
  async function runUpload(
    route: Route,
    input: Record<string, unknown>,
    files: readonly File[],
    { group, signal, onProgress }: UploadOptions<Group>,
  ): Promise<unknown> {
    const { url, body } = requestOf(route, group ?? route.groups[0] ?? '', input);
    // Few pages upload: none waits for this before its first sight.
    const { formOf, sendFormByXhr } = await import('./sendForm.ts');
    const sendForm = options.sendForm ?? sendFormByXhr;
    const form = formOf(body ?? {}, files);
    const response = await api(url, {
      method: route.method,
      headers: { [HEADER_SIGN]: '1' },
      timeout: false,
      fetch: (request, init) =>
        envelope.fetch(new Request(request, init), (signed) => sendForm(signed, form, onProgress)),
      ...(signal && { signal }),
    });
    return dataOf(response);
  }

  async function call(route: Route, callOptions: CallOptions<Group>, send: () => Promise<unknown>): Promise<unknown> {
    try {
      return await send();
    } catch (cause) {
      if (callOptions.signal?.aborted) throw cause;
      const error = toApiError(cause);
      if (!route.quiet && !callOptions.quiet) options.onError?.(error);
      throw error;
    }
  }

  type Sender = (...given: never[]) => Promise<unknown>;
  const senderOf = (route: Route): Sender =>
    route.upload
      ? (input: Record<string, unknown>, files: readonly File[], uploadOptions: UploadOptions<Group> = {}) =>
          call(route, uploadOptions, () => runUpload(route, input, files, uploadOptions))
      : (input: Record<string, unknown>, callOptions: CallOptions<Group> = {}) =>
          call(route, callOptions, () => run(route, input, callOptions));
  const routes: Record<string, Record<string, Route>> = {};
  const senders: Record<string, Record<string, Sender>> = {};

  function add(more: RouteTable): void {
    for (const [resource, actions] of Object.entries(more)) {
      const known = (routes[resource] ??= {});
      const calls = (senders[resource] ??= {});
      for (const [action, entry] of Object.entries(actions)) {
        const route = routeAt(resource, action, entry);
        known[action] = route;
        calls[action] = senderOf(route);
      }
    }
  }
  add(options.routes);

  return {
    client: senders as unknown as Client,
    add,
    sendNow(resource, action, input) {
      const route = routes[resource]?.[action];
      if (!route) return false;
      const { url, body } = requestOf(route, route.groups[0] ?? '', input);
      return envelope.sendNow(route.method, url, body);
    },
    warmUp: envelope.warmUp,
    serverNowMs: envelope.serverNowMs,
  };
}

/** What a `success: true` reply brings. Throws ApiError for every other. */
async function dataOf(response: Response): Promise<unknown> {
  const reply: unknown = await response.json();
  const succeeded = typeof reply === 'object' && reply !== null && 'success' in reply && reply.success === true;
  if (!succeeded) throw errorFromReply(reply, response.status);
  return (reply as { data?: unknown }).data;
}

function toApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  if (cause instanceof BrokenSeal) return brokenAnswer(cause);
  return localError(isTimeoutError(cause) ? 'TIMEOUT' : 'NETWORK', cause);
}
