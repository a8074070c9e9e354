import { createCipheriv, createHash, createHmac, createPrivateKey, createPublicKey, diffieHellman } from 'node:crypto';

/**
 * A second implementation of both ends, written only from docs/envelope.md and RFC 9180, with only node:crypto. It
 * imports no code of the product. Its results are stored as known answers (known-answers.json), which the product's
 * tests check.
 */
export interface Case {
  name: string;
  method: string;
  path: string;
  query: string;
  appId: string;
  /** Secret keys in hex. */
  serverSecretKey: string;
  ephemeralSecretKey: string;
  /** Set in PSK mode; `key` in hex. */
  session: { id: string; key: string } | null;
  timeMs: number;
  /** JSON text; null in the header form. */
  plaintext: string | null;
  answer: { status: number; timeMs: number; responseNonce: string; plaintext: string };
}

const utf8 = (text: string) => Buffer.from(text, 'utf8');
const unhex = (hex: string) => Buffer.from(hex, 'hex');
const join = (...parts: Uint8Array[]) => Buffer.concat(parts);
const b64u = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const hmac = (key: Uint8Array, message: Uint8Array) => createHmac('sha256', key).update(message).digest();

/** RFC 5869, HKDF-Extract and HKDF-Expand. */
const extract = (salt: Uint8Array, ikm: Uint8Array) => hmac(salt, ikm);
function expand(prk: Uint8Array, info: Uint8Array, length: number): Buffer {
  let okm = Buffer.alloc(0);
  let block = Buffer.alloc(0);
  for (let n = 1; okm.length < length; n += 1) {
    block = hmac(prk, join(block, info, Buffer.of(n)));
    okm = join(okm, block);
  }
  return okm.subarray(0, length);
}

/** RFC 8410: the DER form of an X25519 key is a fixed prefix and its 32 bytes. */
const privateKey = (secret: Uint8Array) =>
  createPrivateKey({ key: join(unhex('302e020100300506032b656e04220420'), secret), format: 'der', type: 'pkcs8' });
const publicKey = (bytes: Uint8Array) =>
  createPublicKey({ key: join(unhex('302a300506032b656e032100'), bytes), format: 'der', type: 'spki' });
const publicBytes = (secret: Uint8Array) =>
  createPublicKey(privateKey(secret)).export({ format: 'der', type: 'spki' }).subarray(-32);

function chacha(key: Uint8Array, nonce: Uint8Array, aad: Uint8Array, plaintext: Uint8Array): Buffer {
  const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: 16 });
  cipher.setAAD(aad, { plaintextLength: plaintext.length });
  return join(cipher.update(plaintext), cipher.final(), cipher.getAuthTag());
}

/** RFC 9180 §4: LabeledExtract and LabeledExpand of one suite. */
const labels = (suite: Uint8Array) => ({
  extract: (salt: Uint8Array, label: string, ikm: Uint8Array) =>
    extract(salt, join(utf8('HPKE-v1'), suite, utf8(label), ikm)),
  expand: (prk: Uint8Array, label: string, info: Uint8Array, length: number) =>
    expand(prk, join(Buffer.of(length >> 8, length & 255), utf8('HPKE-v1'), suite, utf8(label), info), length),
});
const NOTHING = Buffer.alloc(0);
const kem = labels(join(utf8('KEM'), Buffer.of(0x00, 0x20)));
const hpke = labels(join(utf8('HPKE'), Buffer.of(0x00, 0x20, 0x00, 0x01, 0x00, 0x03)));

/** RFC 9180 §4.1 and §5.1. */
function schedule(of: Case, enc: Buffer, serverPublicKey: Buffer) {
  const dh = diffieHellman({
    privateKey: privateKey(unhex(of.ephemeralSecretKey)),
    publicKey: publicKey(serverPublicKey),
  });
  const eaePrk = kem.extract(NOTHING, 'eae_prk', dh);
  const sharedSecret = kem.expand(eaePrk, 'shared_secret', join(enc, serverPublicKey), 32);
  const mode = of.session ? 1 : 0;
  const psk = of.session ? unhex(of.session.key) : NOTHING;
  const pskId = of.session ? utf8(of.session.id) : NOTHING;
  const context = join(
    Buffer.of(mode),
    hpke.extract(NOTHING, 'psk_id_hash', pskId),
    hpke.extract(NOTHING, 'info_hash', utf8('aosai-envelope-v1')),
  );
  const secret = hpke.extract(sharedSecret, 'secret', psk);
  return {
    dh,
    sharedSecret,
    secret,
    key: hpke.expand(secret, 'key', context, 32),
    baseNonce: hpke.expand(secret, 'base_nonce', context, 12),
    exporterSecret: hpke.expand(secret, 'exp', context, 32),
  };
}

function keyField(mode: number, kid: Uint8Array, timeMs: number, tail: Uint8Array): string {
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(timeMs));
  return b64u(join(Buffer.of(1, mode), kid, time, tail));
}

/** Computes all intermediate and final values: bytes in hex, texts as sent. */
export function compute(of: Case) {
  const serverPublicKey = publicBytes(unhex(of.serverSecretKey));
  const enc = publicBytes(unhex(of.ephemeralSecretKey));
  const kid = createHash('sha256').update(serverPublicKey).digest().subarray(0, 3);
  const mode = of.session ? 1 : 0;
  const context = schedule(of, enc, serverPublicKey);
  const exported = (label: string) => hpke.expand(context.exporterSecret, 'sec', utf8(label), 32);

  const key = keyField(mode, kid, of.timeMs, enc);
  const aad = ['aosai-envelope-v1 request', of.method, of.path, of.query, of.appId, key].join('\n');
  const data = of.plaintext === null ? '' : b64u(chacha(context.key, context.baseNonce, utf8(aad), utf8(of.plaintext)));
  const signatureKey = exported('aosai-envelope-v1 request signature');
  const signature = b64u(hmac(signatureKey, utf8(`${aad}\n${data}`)));

  const { status, timeMs, plaintext } = of.answer;
  const responseNonce = unhex(of.answer.responseNonce);
  const responseSecret = exported('aosai-envelope-v1 response');
  const prk = extract(join(enc, responseNonce), responseSecret);
  const answerKeys = {
    key: expand(prk, utf8('key'), 32),
    nonce: expand(prk, utf8('nonce'), 12),
    signature: expand(prk, utf8('signature'), 32),
  };
  const answerKey = keyField(mode, kid, timeMs, responseNonce);
  const answerAad = ['aosai-envelope-v1 response', String(status), key, answerKey].join('\n');
  const answerData = b64u(chacha(answerKeys.key, answerKeys.nonce, utf8(answerAad), utf8(plaintext)));
  const answerSignature = b64u(hmac(answerKeys.signature, utf8(`${answerAad}\n${answerData}`)));

  const hex = (bytes: Buffer) => bytes.toString('hex');
  return {
    request: {
      serverPublicKey: hex(serverPublicKey),
      kid: hex(kid),
      enc: hex(enc),
      dh: hex(context.dh),
      sharedSecret: hex(context.sharedSecret),
      secret: hex(context.secret),
      hpkeKey: hex(context.key),
      hpkeBaseNonce: hex(context.baseNonce),
      exporterSecret: hex(context.exporterSecret),
      signatureKey: hex(signatureKey),
      aad,
      key,
      data,
      signature,
    },
    answer: {
      responseSecret: hex(responseSecret),
      prk: hex(prk),
      aeadKey: hex(answerKeys.key),
      aeadNonce: hex(answerKeys.nonce),
      signatureKey: hex(answerKeys.signature),
      aad: answerAad,
      key: answerKey,
      data: answerData,
      signature: answerSignature,
    },
  };
}
