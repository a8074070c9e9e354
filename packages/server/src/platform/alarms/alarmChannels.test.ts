import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { mailChannel, webhookChannel } from './alarmChannels.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const alarm = {
  rule: { name: 'disk', measure: 'aosai_disk_free_share', below: 0.1, forSeconds: 0, text: '快满' },
  isFiring: true,
  value: 0.02,
  server: 'web1:3001',
  at: new Date('2026-11-28T08:00:00Z'),
} as const;

async function hookThat(answers: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answers).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?key=secret`;
}

test('webhookChannel: posts all fields of the alarm as JSON', async () => {
  const got: unknown[] = [];
  const url = await hookThat((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      got.push(request.method, JSON.parse(Buffer.concat(chunks).toString()));
      response.end('{"errcode":0}');
    });
  });
  await webhookChannel(url).send(alarm);
  expect(got).toEqual([
    'POST',
    {
      state: 'firing',
      rule: 'disk',
      measure: 'aosai_disk_free_share',
      value: 0.02,
      below: 0.1,
      server: 'web1:3001',
      at: '2026-11-28T08:00:00.000Z',
      text: '【奥赛告警】disk（web1:3001）：快满。aosai_disk_free_share 0.02，低于 0.1',
    },
  ]);
});

test('webhookChannel: fails when the webhook hangs, refuses, leads elsewhere, or a robot says no', async () => {
  const outcomes: string[] = [];
  const answers: ((request: IncomingMessage, response: ServerResponse) => void)[] = [
    () => undefined,
    (_, response) => void response.writeHead(500).end('no'),
    (_, response) => void response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end(),
    (_, response) => void response.end('{"errcode":93000,"errmsg":"invalid webhook url"}'),
    (_, response) => void response.end('fine'),
  ];
  for (const answer of answers) {
    const channel = webhookChannel(await hookThat(answer), { timeoutMs: 300 });
    outcomes.push(
      await channel.send(alarm).then(
        () => 'sent',
        (error: Error) => `${error.name}: ${error.message}`,
      ),
    );
  }
  expect(outcomes).toEqual([
    'TimeoutError: The operation was aborted due to timeout',
    'Error: the webhook did not take the alarm: status 500',
    'TypeError: fetch failed',
    'Error: the webhook did not take the alarm: code 93000',
    'sent',
  ]);
  expect(outcomes.join()).not.toContain('secret');
});

test('mailChannel: mails the alarm to its address', async () => {
  const mails: unknown[] = [];
  const sender = { send: (mail: unknown) => Promise.resolve(String(mails.push(mail))) };
  await mailChannel(sender, 'ops@example.com').send(alarm);
  const text = '【奥赛告警】disk（web1:3001）：快满。aosai_disk_free_share 0.02，低于 0.1';
  expect(mails).toEqual([{ to: 'ops@example.com', subject: text, text: `${text}\n\n2026-11-28T08:00:00.000Z` }]);
});
