import ky, { isHTTPError, isTimeoutError } from 'ky';
import type { CallDefinition, Group, InputOf, OutputOf, UploadLimits } from '../kit/contract/call.ts';
import type { ActionKey, Contract, ResourceKey } from '../contract.ts';
import { REQUEST_TIMEOUT_MS } from '../kit/constants.ts';
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

/** Options of one call. */
export interface CallOptions<G extends Group = never> {
  /** The group to call it in. Default: the first group of the contract. */
  group?: G;
  signal?: AbortSignal;
  /** Does not call the global `onError`: the caller shows the failure. */
  quiet?: boolean;
  /**
   * Seals the call without the session. Signing out must work even when cookie and key belong to different sessions.
   */
  withoutSession?: boolean;
}

/** Options of an upload. */
export interface UploadOptions<G extends Group = never> extends CallOptions<G> {
  /** Bytes sent so far and bytes in total. */
  onProgress?: (sentBytes: number, totalBytes: number) => void;
}

/** The groups in which a call may be used by somebody; a page that uses another group fails the type check. */
export type GroupOf<C extends CallDefinition> = {
  [G in keyof C['mounts'] & Group]: NonNullable<C['mounts'][G]> extends readonly ['nobody'] ? never : G;
}[keyof C['mounts'] & Group];

type UploadFunction<C extends CallDefinition> = (
  input: InputOf<C>,
  files: readonly File[],
  options?: UploadOptions<GroupOf<C>>,
) => Promise<OutputOf<C>>;

/** A list call with `export` answers with a file of all rows; pass its reply to `asDownload`. */
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
 * Every call of the contract as a function: `client.exam.queryById({ id })`. Uploads take files as a second argument:
 * `client.file.upload({ purpose: 'avatar' }, [file], { onProgress, signal })`. A call exists only after its route was
 * added.
 * @throws ApiError on every failure, except that an abort throws the signal's reason
 */
export type Client = { [R in ResourceKey]: Calls<R> };

/** Options of a client. */
export interface ClientOptions extends EnvelopeFetchOptions {
  /** The routes the client knows at first; `add` adds more. */
  routes: RouteTable;
  /** Called with every failure, except for quiet and aborted calls. */
  onError?(error: ApiError): void;
  /** Time limit of one call. Default: `REQUEST_TIMEOUT_MS`. */
  timeoutMs?: number;
  /** Sends a form and reports progress. Default: XMLHttpRequest, because fetch reports no upload progress. */
  sendForm?: SendForm;
}

/** A client and its functions outside the contract. */
export interface ClientHandle {
  client: Client;
  /** The routes added so far, by resource and action. */
  routes: Readonly<Record<string, Readonly<Record<string, Route>>>>;
  /** Adds calls from another part of the route table, loaded later. Adding twice is harmless. */
  add(routes: RouteTable): void;
  /**
   * Seals and sends a call while the page closes, without waiting for the response. Returns false when it could not be
   * sent: the route or the envelope key is unknown.
   */
  sendNow(resource: ResourceKey, action: string, input: Record<string, unknown>): boolean;
  /** Loads the envelope key before the first call. */
  warmUp(): Promise<void>;
  /** The server's time in ms: this machine's clock, corrected since the first exchange. */
  serverNowMs(): number;
}

/** Creates the client of the API. It seals calls, opens responses and corrects its clock. */
export function createClient(options: ClientOptions): ClientHandle {
  const envelope = createEnvelopeFetch(options);
  const api = ky.create({
    prefix: options.base,
    credentials: 'same-origin',
    timeout: options.timeoutMs ?? REQUEST_TIMEOUT_MS,
    // The envelope repeats the two failures that may be repeated; all others are up to the caller.
    retry: 0,
    fetch: (input, init) => envelope.fetch(new Request(input, init)),
    // The envelope passes other content types through unopened, so they must not count as a reply.
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

  /** Without a time limit, because uploads may be long; `sendForm` ends it when nothing has moved for a while. */
  async function runUpload(
    route: Route,
    input: Record<string, unknown>,
    files: readonly File[],
    { group, signal, onProgress }: UploadOptions<Group>,
  ): Promise<unknown> {
    const { url, body } = requestOf(route, group ?? route.groups[0] ?? '', input);
    // Loaded on demand, because few pages upload.
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
    routes,
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

/**
 * The data of a `success: true` reply.
 * @throws ApiError for any other reply
 */
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
