import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkedBody } from './checkedBody.ts';

const shaOf = (text: string) => createHash('sha256').update(text).digest('hex');

async function arrived(pieces: readonly string[], sha256: string) {
  const got: string[] = [];
  async function* body() {
    for (const piece of pieces) yield Buffer.from(piece);
  }
  try {
    for await (const piece of checkedBody(body(), sha256, 'a.png')) got.push(Buffer.from(piece).toString());
    return { got, error: null };
  } catch (error) {
    return { got, error: error instanceof Error ? error.message : error };
  }
}

test('checkedBody: passes on what has the hash, also nothing', async () => {
  expect(await arrived(['ab', 'c', 'd'], shaOf('abcd'))).toEqual({ got: ['ab', 'c', 'd'], error: null });
  expect(await arrived([], shaOf(''))).toEqual({ got: [], error: null });
});

test('checkedBody: never completes damaged bytes', async () => {
  const error = 'a.png is not what was stored (SHA-256)';
  expect(await arrived(['ab', 'c', 'D'], shaOf('abcd'))).toEqual({ got: ['ab', 'c'], error });
  expect(await arrived(['abcD'], shaOf('abcd'))).toEqual({ got: [], error });
  expect(await arrived(['ab', 'c'], shaOf('abcd'))).toEqual({ got: ['ab'], error });
});
