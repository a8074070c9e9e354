import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openRequest } from '@aosai/api/envelope/open';
import { sealRequest } from '@aosai/api/envelope/seal';
import { nodePrimitives } from '../../packages/server/src/http/envelope/nodePrimitives.ts';
import { CASES } from './cases.ts';
import { compute } from './reference.ts';

const root = join(import.meta.dirname, '../..');
const KNOWN = join(root, 'packages/api/src/envelope/vectors/known-answers.json');
const unhex = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
const answers = CASES.map((of) => ({ of, ...compute(of) }));

test('the second implementation computes the known answers', async () => {
  expect(answers.length).toBeGreaterThanOrEqual(12);
  await expect(`${JSON.stringify(answers, null, 1)}\n`).toMatchFileSnapshot(KNOWN);
});

test.each(answers)(
  'the envelope with the server’s primitives computes the known answer $of.name',
  async ({ of, request, answer }) => {
    const { method, path, query, appId, plaintext, timeMs } = of;
    const line = { method, path, query, appId };
    const serverKey = {
      kid: request.kid,
      secretKey: unhex(of.serverSecretKey),
      publicKey: unhex(request.serverPublicKey),
    };
    const session = of.session ? { id: of.session.id, key: unhex(of.session.key) } : undefined;
    const drawing = (hex: string) => ({ ...nodePrimitives, random: () => unhex(hex) });
    const sealed = sealRequest({
      ...line,
      content: plaintext === null ? { headerForm: true } : { body: JSON.parse(plaintext) as unknown },
      serverKey,
      session,
      nowMs: timeMs,
      primitives: drawing(of.ephemeralSecretKey),
    });
    const { key, data, signature } = sealed;
    expect({ key, data, signature }).toEqual({ key: request.key, data: request.data, signature: request.signature });
    const opened = await openRequest(
      { ...line, key, data, signature },
      {
        nowMs: timeMs,
        notBeforeMs: 0,
        keyByKid: () => serverKey,
        session: async () => session ?? null,
        markSeen: async () => true,
        primitives: drawing(of.answer.responseNonce),
      },
    );
    const reply: unknown = JSON.parse(of.answer.plaintext);
    expect(opened.body).toEqual(JSON.parse(plaintext ?? '{}'));
    expect(opened.seal(of.answer.status, reply, of.answer.timeMs)).toEqual({
      key: answer.key,
      data: answer.data,
      signature: answer.signature,
    });
    expect(sealed.openResponse(of.answer.status, answer)).toEqual(reply);
  },
);

/** Text of the worked example in docs/envelope.md: one line per value, under a heading for each side. */
function workedExample(name: string): string {
  const found = answers.find(({ of }) => of.name === name);
  if (!found) throw new Error(`no case ${name}`);
  const { of, request, answer } = found;
  const { session, answer: sent, name: _, ...asked } = of;
  const given = { ...asked, sessionId: session?.id, sessionKey: session?.key };
  const block = (values: object) => `\`\`\`\n${Object.entries(values).map(lineOf).join('\n')}\n\`\`\``;
  return [
    ['Given:', block(given)],
    ['The request:', block(request)],
    ['The server answers with:', block(sent)],
    ['which travels as:', block(answer)],
  ]
    .flat()
    .join('\n\n');
}

function lineOf([name, value]: [string, unknown]): string {
  return `${name} = ${String(value).replaceAll('\n', ' LF ')}`;
}

test('docs/envelope.md shows the known answer psk-post', async () => {
  const page = await readFile(join(root, 'docs/envelope.md'), 'utf8');
  const example = /<!-- vector:psk-post -->\n([\s\S]*?)\n<!-- \/ -->/.exec(page)?.[1];
  expect(example?.trim()).toBe(workedExample('psk-post'));
});
