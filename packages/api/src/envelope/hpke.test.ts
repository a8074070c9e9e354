import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { describe, expect, test } from 'vitest';
import { deriveKeyPair, setupReceiver, setupSender } from './hpke.ts';
import { noblePrimitives } from './noblePrimitives.ts';
import file from './vectors/rfc9180-a2.json' with { type: 'json' };

describe.each(file.vectors)('RFC 9180 A.2, mode $mode', (vector) => {
  const psk =
    'psk' in vector && vector.psk && vector.psk_id
      ? { key: hexToBytes(vector.psk), id: hexToBytes(vector.psk_id) }
      : undefined;
  const ephemeral = deriveKeyPair(hexToBytes(vector.ikmE));
  const recipient = deriveKeyPair(hexToBytes(vector.ikmR));
  const primitives = { ...noblePrimitives, random: () => ephemeral.secretKey };
  const sender = setupSender(recipient.publicKey, hexToBytes(vector.info), { psk, primitives });
  const receiver = setupReceiver(sender.enc, recipient, hexToBytes(vector.info), { psk });

  test('derives the key pairs and enc', () => {
    expect({
      skEm: bytesToHex(ephemeral.secretKey),
      pkEm: bytesToHex(ephemeral.publicKey),
      skRm: bytesToHex(recipient.secretKey),
      pkRm: bytesToHex(recipient.publicKey),
      enc: bytesToHex(sender.enc),
    }).toEqual({ skEm: vector.skEm, pkEm: vector.pkEm, skRm: vector.skRm, pkRm: vector.pkRm, enc: vector.enc });
  });

  test('seals and opens with sequence number 0', () => {
    const first = vector.encryptions[0];
    if (!first) throw new Error('the vector has no encryption');
    const ciphertext = sender.context.seal(hexToBytes(first.aad), hexToBytes(first.pt));
    expect(bytesToHex(ciphertext)).toBe(first.ct);
    expect(bytesToHex(receiver.open(hexToBytes(first.aad), ciphertext))).toBe(first.pt);
    expect(() => receiver.open(hexToBytes('00'), ciphertext)).toThrow('invalid tag');
  });

  test.each(vector.encryptions)('the cipher agrees at sequence number $["sequence number"]', (encryption) => {
    const cipher = chacha20poly1305(hexToBytes(vector.key), hexToBytes(encryption.nonce), hexToBytes(encryption.aad));
    expect(bytesToHex(cipher.encrypt(hexToBytes(encryption.pt)))).toBe(encryption.ct);
  });

  test.each(vector.exports)('exports the same secrets on both sides', (exported) => {
    const context = hexToBytes(exported.exporter_context);
    const length = Number(exported.L);
    expect(bytesToHex(sender.context.export(context, length))).toBe(exported.exported_value);
    expect(bytesToHex(receiver.export(context, length))).toBe(exported.exported_value);
  });
});

test('setupSender: refuses a low-order public key', () => {
  expect(() => setupSender(new Uint8Array(32), new Uint8Array(0))).toThrow('invalid');
});
