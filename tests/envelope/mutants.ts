/** A small wrong change in the source of the envelope or the client. `from` must occur there exactly once. */
export interface Mutant {
  name: string;
  file: string;
  from: string;
  to: string;
}

const inFile =
  (file: string) =>
  (name: string, from: string, to: string): Mutant => ({ name, file, from, to });
const format = inFile('envelope/format.ts');
const hpke = inFile('envelope/hpke.ts');
const keys = inFile('envelope/keys.ts');
const opening = inFile('envelope/open.ts');
const sealing = inFile('envelope/seal.ts');
const response = inFile('envelope/responseKeys.ts');
const base64 = inFile('envelope/base64url.ts');
const noble = inFile('envelope/noblePrimitives.ts');
const fetching = inFile('client/envelopeFetch.ts');
const client = inFile('client/client.ts');

/** Only known answers detect changes that affect both ends alike; tests of behaviour detect the others. */
export const MUTANTS: readonly Mutant[] = [
  format('another info', "INFO = utf8ToBytes('aosai-envelope-v1')", "INFO = utf8ToBytes('aosai-envelope-v2')"),
  format('another label of the request’s signature', 'v1 request signature', 'v1 request-signature'),
  format(
    'another label of the response',
    "RESPONSE = utf8ToBytes('aosai-envelope-v1 response')",
    "RESPONSE = utf8ToBytes('response')",
  ),
  format('another head of the request’s AAD', "'aosai-envelope-v1 request', line", "'aosai-envelope-v1', line"),
  format('another head of the response’s AAD', "'aosai-envelope-v1 response', String", "'aosai-envelope-v1', String"),
  format('the method is not signed', 'line.method, line.path', 'line.path'),
  format('path and query change places', 'line.path, line.query', 'line.query, line.path'),
  format('the query is not signed', 'line.path, line.query, ', 'line.path, '),
  format('the app is not signed', 'line.query, line.appId, key', 'line.query, key'),
  format('the key is not signed', 'line.appId, key]', 'line.appId]'),
  format('the status is not signed', "String(status).padStart(3, '0'), requestKey", 'requestKey'),
  format('the answer is bound to no request', "'0'), requestKey, key]", "'0'), key]"),
  format('another separator before data', "aad, '\\n', data", "aad, '\\r', data"),
  format('data is not signed', "hmac(key, aad, '\\n', data)", "hmac(key, aad, '\\n')"),
  format(
    'time in little endian',
    'setBigUint64(5, BigInt(field.timeMs))',
    'setBigUint64(5, BigInt(field.timeMs), true)',
  ),
  format('the last time is refused', 'time <= BigInt(', 'time < BigInt('),
  format('times beyond 2^53 − 1 are read', ': Number.NaN', ': Number(time)'),
  format('the kid is read one byte late', 'hex(bytes.subarray(2, 5))', 'hex(bytes.subarray(3, 6))'),
  format('only the last byte is compared', 'difference |= ', 'difference = '),
  format(
    'only half of the bytes are compared',
    'i < a.length; i += 1) difference',
    'i < a.length / 2; i += 1) difference',
  ),
  format('lengths are not compared', 'if (a.length !== b.length) return false;', ''),
  format('twice the clock window', '300_000', '600_000'),

  keys('the kid is taken one byte late', 'subarray(0, 3)', 'subarray(1, 4)'),

  hpke(
    'base mode whatever comes',
    'options.psk ? MODE_PSK : MODE_BASE, secret, info, options.psk);\n}\n\n/** DeriveKeyPair',
    'MODE_BASE, secret, info, options.psk);\n}\n\n/** DeriveKeyPair',
  ),
  hpke('the psk’s id is left out', 'psk?.id ?? NONE', 'NONE'),
  hpke('the psk is left out', "'secret', psk?.key ?? NONE", "'secret', NONE"),
  hpke('the zero point is taken', 'if (raw.every((byte) => byte === 0)) throw', 'if (raw.length === 0) throw'),
  hpke('the recipient is not bound', 'concatBytes(enc, recipient), 32)', 'enc, 32)'),
  hpke('another export label', "'sec'", "'exp'"),

  opening('mode 7 is anonymous', 'field.mode === MODE_BASE ? 0 :', 'field.mode !== MODE_PSK ? 0 :'),
  opening('any version', 'field.version !== ENVELOPE_VERSION', 'field.version === 0'),
  opening('no window for early clocks', 'Math.abs(options.nowMs - field.timeMs)', '(options.nowMs - field.timeMs)'),
  opening('no window for late clocks', 'Math.abs(options.nowMs - field.timeMs)', '(field.timeMs - options.nowMs)'),
  opening('the window’s last moment is refused', ') > CLOCK_WINDOW_MS', ') >= CLOCK_WINDOW_MS'),
  opening('nothing is too early', ' || field.timeMs < options.notBeforeMs', ''),
  opening(
    'psk mode without a session goes on',
    "if (!session) throw new AppError('ENV_SESSION');\n    psk = {",
    'if (session) psk = {',
  ),
  opening('the session’s key proves nothing', 'if (mode === 1) {', 'if (mode === 9) {'),
  opening('any signature', 'if (!equalBytes(expected, signature))', 'if (expected.length !== signature.length)'),
  opening('replays are opened', "if (!isNew) throw new AppError('ENV_REPLAY');", ''),
  opening('remembered for no time', 'field.timeMs + CLOCK_WINDOW_MS, mode', 'field.timeMs, mode'),
  opening('strangers count as signed in', 'CLOCK_WINDOW_MS, mode)', 'CLOCK_WINDOW_MS, 1)'),
  opening('short ciphertexts are tried', 'ciphertext.length < MIN_CIPHERTEXT_BYTES', 'ciphertext.length < 0'),
  opening('broken UTF-8 is mended', 'fatal: true', 'fatal: false'),
  opening('a byte order mark is skipped', 'ignoreBOM: true', 'ignoreBOM: false'),
  opening(
    'members that are others, or come twice',
    "if (!hasQuotes(text, QUOTES)) throw new AppError('ENV_MALFORMED');",
    '',
  ),
  opening('a wrapped body without data', " || data === ''", ''),
  opening('a header of three parts', ' || rest.length > 0', ''),
  opening('bodies of any length', 'text.length > MAX_BODY_BYTES', 'text.length > 2 * MAX_BODY_BYTES'),
  opening('the answer in base mode', 'mode: request.mode, kid', 'mode: 0, kid'),

  response('the salt’s halves change places', 'concatBytes(enc, responseNonce)', 'concatBytes(responseNonce, enc)'),
  response('the salt without the nonce', 'concatBytes(enc, responseNonce)', 'enc'),
  response('the key’s label for the nonce', "utf8ToBytes('nonce')", "utf8ToBytes('key')"),
  response('the key’s label for the signature', "utf8ToBytes('signature')", "utf8ToBytes('key')"),

  sealing('answers of another mode', ' && field.mode === mode', ''),
  sealing('answers of another key', ' && field.kid === serverKey.kid', ''),
  sealing('answers of another version', 'field.version === ENVELOPE_VERSION && ', ''),
  sealing('answers with any signature', ' || !equalBytes(expected, signed)', ''),
  sealing('any status', 'responseAad(status, key', 'responseAad(200, key'),
  sealing('a time with fractions', 'Math.round(options.nowMs)', 'options.nowMs'),
  sealing('no body is no JSON', 'options.content.body ?? {}', 'options.content.body'),

  base64('spare bits are dropped', '(buffer & ((1 << bits) - 1)) === 0 ? bytes : null', 'bytes'),
  base64('the alphabet of base64', '0123456789-_', '0123456789+/'),
  base64('a single sign left over', 'if (rest === 1) return null;', 'if (rest > 3) return null;'),
  noble('ikm and salt change places', 'extract(sha256, ikm, salt)', 'extract(sha256, salt, ikm)'),

  fetching('an unknown key is not tried again', "failure?.code === 'ENV_KEY'", "failure?.code === 'ENV_VERSION'"),
  fetching('tried again with the old key', 'key = undefined;\n      return', 'return'),
  fetching('a wrong clock is not tried again', "failure?.code === 'ENV_CLOCK' ?", "failure?.code === 'ENV_REPLAY' ?"),
  fetching('the offset the wrong way round', 'offsetMs = serverMs - nowMs()', 'offsetMs = nowMs() - serverMs'),
  fetching('any time of the server’s', 'if (Number.isFinite(serverMs))', "if (failure?.code === 'ENV_CLOCK')"),
  fetching('the offset is not used', 'nowMs: nowMs() + offsetMs,', 'nowMs: nowMs(),'),
  fetching('the offset from the start of the exchange', '(before + nowMs()) / 2', 'before'),
  fetching('a hung root is not given up', 'timeout: KEY_LIMIT_MS', 'timeout: false'),
  fetching('a hung root is not asked again', 'retry: { limit: 1,', 'retry: { limit: 0,'),
  fetching('a kid that does not fit', 'kidOf(publicKey) === entry.kid && ', ''),
  fetching('keys of another version', 'entry.v === 1 && ', ''),
  fetching('keys that have ended', ' && notAfterMs > nowMs() + asideMs', ''),
  fetching('a key is used for ever', 'if (key && key.notAfterMs > nowMs() + offsetMs)', 'if (key)'),
  fetching('plain successes', 'reply.success === false &&', ''),
  fetching('plain failures of every kind', '\n    BELIEVED_UNSEALED.has(String(reply.code));', ' reply.code !== null;'),
  fetching(
    'odd answers',
    "typeof key === 'string' && typeof data === 'string' && typeof signature === 'string'",
    'key !== 0 && data !== 0 && signature !== 0',
  ),
  fetching('answers in four parts', ' || Object.keys(value).length !== 3', ''),
  fetching(
    'signed in where it must not be',
    'headers.has(HEADER_BASE) ? null : options.session()',
    'options.session()',
  ),
  fetching('the query with its mark', 'url.search.slice(1)', 'url.search'),
  fetching('the path with its prefix', 'url.pathname.slice(prefix.length)', 'url.pathname'),
  fetching('the last request dies with its page', '      keepalive: true,\n', ''),
  fetching('another app', "headers.set('App-Id', options.appId)", "headers.set('App-Id', 'app')"),
  client('no call without the session', '(route.base || withoutSession)', 'route.base'),
];
