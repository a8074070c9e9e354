import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { fromBase64url } from './base64url.ts';
import { INFO, REQUEST_SIGNATURE, requestAad, RESPONSE, responseAad, unpackKey } from './format.ts';
import { setupReceiver, setupSender } from './hpke.ts';
import { kidOf } from './keys.ts';
import { noblePrimitives } from './noblePrimitives.ts';
import { openRequest } from './open.ts';
import { responseKeys } from './responseKeys.ts';
import { sealRequest } from './seal.ts';
import known from './vectors/known-answers.json' with { type: 'json' };

const drawing = (hex: string) => ({ ...noblePrimitives, random: () => hexToBytes(hex) });
const utf8 = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe.each(known)('the known answer $of.name', ({ of, request, answer }) => {
  const { method, path, query, appId, plaintext, timeMs } = of;
  const line = { method, path, query, appId };
  const publicKey = hexToBytes(request.serverPublicKey);
  const serverKey = { kid: request.kid, secretKey: hexToBytes(of.serverSecretKey), publicKey };
  const session = of.session ? { id: of.session.id, key: hexToBytes(of.session.key) } : undefined;
  const psk = session && { id: new TextEncoder().encode(session.id), key: session.key };
  const reply: unknown = JSON.parse(of.answer.plaintext);
  const sealed = sealRequest({
    ...line,
    content: plaintext === null ? { headerForm: true } : { body: JSON.parse(plaintext) as unknown },
    serverKey,
    session,
    nowMs: timeMs,
    primitives: drawing(of.ephemeralSecretKey),
  });
  const sent = { key: sealed.key, data: sealed.data, signature: sealed.signature };

  test('the client seals the request and opens the response', () => {
    expect(sent).toEqual({ key: request.key, data: request.data, signature: request.signature });
    expect(sealed.openResponse(of.answer.status, answer)).toEqual(reply);
  });

  test('the server opens the request and seals the response', async () => {
    const opened = await openRequest(
      { ...line, ...sent },
      {
        nowMs: timeMs,
        notBeforeMs: 0,
        keyByKid: (kid) => (kid === request.kid ? serverKey : undefined),
        session: async () => session ?? null,
        markSeen: async () => true,
        primitives: drawing(of.answer.responseNonce),
      },
    );
    expect([opened.mode, opened.body]).toEqual([session ? 1 : 0, JSON.parse(plaintext ?? '{}')]);
    const { key, data, signature } = answer;
    expect(opened.seal(of.answer.status, reply, of.answer.timeMs)).toEqual({ key, data, signature });
  });

  test('the intermediate values agree', () => {
    const { enc, context } = setupSender(publicKey, INFO, { psk, primitives: drawing(of.ephemeralSecretKey) });
    const receiver = setupReceiver(enc, serverKey, INFO, { psk });
    const keys = responseKeys(noblePrimitives, receiver, enc, hexToBytes(of.answer.responseNonce));
    const field = unpackKey(fromBase64url(request.key) ?? new Uint8Array());
    expect({
      kid: kidOf(publicKey),
      enc: bytesToHex(enc),
      field: { ...field, tail: bytesToHex(field.tail) },
      aad: utf8(requestAad(line, request.key)),
      signatureKey: bytesToHex(context.export(REQUEST_SIGNATURE, 32)),
      responseSecret: bytesToHex(context.export(RESPONSE, 32)),
      answerAad: utf8(responseAad(of.answer.status, request.key, answer.key)),
      answerKeys: [keys.key, keys.nonce, keys.signature].map(bytesToHex),
    }).toEqual({
      kid: request.kid,
      enc: request.enc,
      field: { version: 1, mode: session ? 1 : 0, kid: request.kid, timeMs, tail: request.enc },
      aad: request.aad,
      signatureKey: request.signatureKey,
      responseSecret: answer.responseSecret,
      answerAad: answer.aad,
      answerKeys: [answer.aeadKey, answer.aeadNonce, answer.signatureKey],
    });
  });
});
