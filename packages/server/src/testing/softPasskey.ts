import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** CBOR of the few values that a passkey sends: byte strings, texts and small numbers, and maps of them. */
const head = (major: number, n: number): Buffer => {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
};
const int = (n: number): Buffer => (n >= 0 ? head(0, n) : head(1, -1 - n));
const bytes = (data: Buffer): Buffer => Buffer.concat([head(2, data.length), data]);
const text = (word: string): Buffer => Buffer.concat([head(3, word.length), Buffer.from(word)]);
const map = (...pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** The bytes that a device signs: the domain's hash, what the person did, and its count. */
function authenticatorData(domain: string, flags: number, count: number, credential = Buffer.alloc(0)): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(count);
  return Buffer.concat([sha256(domain), Buffer.from([flags]), counter, credential]);
}

/** A device with one passkey, with the browser in front of it (WebAuthn level 2, attestation "none", ES256). */
export function softPasskey({ origin, domain }: { origin: string; domain: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const credentialId = id.toString('base64url');
  let count = 0;
  const clientDataOf = (type: string, challenge: string, at: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  return {
    credentialId,
    /** Goes back, as a copy of the device would. */
    rewind: () => {
      count = 0;
    },
    create(challenge: string, at = origin) {
      const cose = map(
        [int(1), int(2)],
        [int(3), int(-7)],
        [int(-1), int(1)],
        [int(-2), bytes(Buffer.from(x, 'base64url'))],
        [int(-3), bytes(Buffer.from(y, 'base64url'))],
      );
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const data = authenticatorData(domain, USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL, count, credential);
      const attestation = map([text('fmt'), text('none')], [text('attStmt'), map()], [text('authData'), bytes(data)]);
      return {
        credentialId,
        clientData: clientDataOf('webauthn.create', challenge, at).toString('base64url'),
        attestation: attestation.toString('base64url'),
        transports: ['internal'],
      };
    },
    sign(challenge: string, at = origin) {
      count += 1;
      const clientData = clientDataOf('webauthn.get', challenge, at);
      const data = authenticatorData(domain, USER_PRESENT | USER_VERIFIED, count);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(clientData)]))
        .sign(privateKey);
      return {
        credentialId,
        clientData: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      };
    },
  };
}
