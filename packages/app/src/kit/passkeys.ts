import type { secondFactor } from '@aosai/api/accounts/secondFactor.contract';
import { PASSKEY_TRANSPORTS } from '@aosai/api/accounts/passkeys';
import { ApiError } from '@aosai/api/client/errors';
import type { InputOf, OutputOf } from '@aosai/api/kit/contract/call';

type Calls = (typeof secondFactor)['calls'];
type Asked = NonNullable<OutputOf<Calls['querySignInWays']>['passkey']>;
type Given = NonNullable<InputOf<Calls['signIn']>['passkey']>;
type Begun = OutputOf<Calls['beginPasskey']>;
type Made = Omit<InputOf<Calls['addPasskey']>, 'name'>;

/** How long the browser waits for the person, in ms: as long as the challenge is valid. */
const WAIT_MS = 5 * 60_000;

const UNSUPPORTED = '这个浏览器不支持通行密钥，请换新版的 Edge、Chrome、Firefox 或 Safari';
/** By the names that the specification gives to failures. */
const REASONS: Record<string, string> = {
  NotAllowedError: '没有完成：请在浏览器弹出的窗口里确认，再试一次',
  AbortError: '没有完成：请在浏览器弹出的窗口里确认，再试一次',
  InvalidStateError: '这台设备上的通行密钥已经添加过，不用再加',
  SecurityError: '这里不是网站的正式网址，通行密钥在这里不能用',
};

/** Runs a dialog of the browser; its failures become errors with a sentence to show. */
async function inBrowser<T>(run: (library: typeof import('@simplewebauthn/browser')) => Promise<T>): Promise<T> {
  const library = await import('@simplewebauthn/browser');
  if (!library.browserSupportsWebAuthn()) throw new ApiError('PASSKEY_WRONG', UNSUPPORTED, 403);
  try {
    return await run(library);
  } catch (cause) {
    const reason = cause instanceof Error ? REASONS[cause.name] : undefined;
    if (reason === undefined) throw cause;
    throw new ApiError('PASSKEY_WRONG', reason, 403, {}, { cause });
  }
}

const descriptors = (known: Asked['known']) =>
  known.map(({ credentialId: id, transports }) => ({ id, type: 'public-key' as const, transports }));

/** Lets a device of the person make a passkey. */
export async function makePasskey({ domain, siteName, userHandle, account, challenge, known }: Begun): Promise<Made> {
  const made = await inBrowser(({ startRegistration }) =>
    startRegistration({
      optionsJSON: {
        rp: { id: domain, name: siteName },
        user: { id: userHandle, name: account, displayName: account },
        challenge,
        // EdDSA, ES256 and RS256.
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
        timeout: WAIT_MS,
        excludeCredentials: descriptors(known),
        // A second step: the key need neither be found without an account nor ask for a PIN.
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'discouraged' },
        attestation: 'none',
      },
    }),
  );
  const { clientDataJSON: clientData, attestationObject: attestation, transports = [] } = made.response;
  return {
    credentialId: made.id,
    clientData,
    attestation,
    transports: PASSKEY_TRANSPORTS.filter((transport) => transports.includes(transport)),
  };
}

/** Lets the passkey of a device sign a challenge. */
export async function signWithPasskey(asked: Asked | null): Promise<Given> {
  if (asked === null) throw new ApiError('PASSKEY_WRONG', '这个账号没有能用的通行密钥，请用另一种验证方式', 403);
  const { domain, challenge, known } = asked;
  const { id, response } = await inBrowser(({ startAuthentication }) =>
    startAuthentication({
      optionsJSON: {
        rpId: domain,
        challenge,
        timeout: WAIT_MS,
        allowCredentials: descriptors(known),
        userVerification: 'discouraged',
      },
    }),
  );
  const { clientDataJSON: clientData, authenticatorData, signature } = response;
  return { credentialId: id, clientData, authenticatorData, signature };
}
