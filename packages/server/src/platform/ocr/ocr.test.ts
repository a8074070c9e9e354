import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { like } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { httpOcr } from '../../adapters/ocr/httpOcr.ts';
import { sysLog } from '../../db/schema/platform.ts';
import { openTestApp, type Visitor } from '../../testing/testApp.ts';

/** A fake provider on loopback: records requests and returns the answer that was set. */
const asked: { authorization: string | undefined; body: { paper: string; mime: string; image: string } }[] = [];
let answer = { status: 200, body: '{"fields":{"name":"林知远"}}' };
const bridge = createServer((request: IncomingMessage, response) => {
  void text(request).then((body) => {
    asked.push({
      authorization: request.headers.authorization,
      body: JSON.parse(body) as (typeof asked)[number]['body'],
    });
    response.writeHead(answer.status, { 'Content-Type': 'application/json', Location: 'http://127.0.0.1:1/' });
    response.end(answer.body);
  });
});

bridge.listen(0, '127.0.0.1');
await once(bridge, 'listening');
const address = bridge.address();
if (typeof address !== 'object' || !address) throw new Error('the stand-in has no port');
const site = await openTestApp({ ocr: httpOcr({ url: `http://127.0.0.1:${address.port}/read`, token: 'secret' }) });
afterAll(async () => {
  await site.close();
  bridge.close();
});
const student = await site.signIn('xuesheng');
const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();
const scan = await upload(student, 'memberDocument');

async function upload(visitor: Visitor, purpose: string): Promise<string> {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', new File([new Uint8Array(png)], 'scan.png'));
  const { body } = await site.send('POST', '/common/file/upload', { visitor, form });
  return (body.data as { fileName: string }).fileName;
}

const read = (paper: string, fileName: string, { visitor = student, agreed = '&agreed=true' } = {}) =>
  site.send('GET', `/common/ocr/${paper}?fileName=${encodeURIComponent(fileName)}${agreed}`, {
    visitor,
    headerForm: true,
  });

test('reads all six kinds of papers with the configured reader, logging the consent but not the content', async () => {
  const papers = ['bankCard', 'businessLicense', 'household', 'idCard', 'marriageCert', 'recognizeEstateCertification'];
  for (const paper of papers) expect((await read(paper, scan)).body.data).toEqual({ fields: { name: '林知远' } });
  expect(asked.map(({ authorization, body }) => [authorization, body.paper, body.mime])).toEqual(
    papers.map((paper) => ['Bearer secret', paper, 'image/png']),
  );
  expect((await sharp(Buffer.from(asked[0]?.body.image ?? '', 'base64')).metadata()).width).toBe(40);
  const log = await site.db.select().from(sysLog).where(like(sysLog.action, 'common/ocr:%'));
  expect(log.map(({ action, diff }) => [action, diff])).toEqual(
    papers.map((paper) => [`common/ocr:${paper}`, { after: { agreed: true } }]),
  );
});

test('S32 reads only the caller’s own scan, by its name: no address in a request is ever fetched', async () => {
  const before = asked.length;
  const avatar = await upload(student, 'avatar');
  const classmate = await site.signIn('xuesheng2');
  const codes = [
    (await read('idCard', scan, { agreed: '' })).body.code,
    (await read('idCard', scan, { agreed: '&agreed=false' })).body.code,
    (await read('idCard', scan, { visitor: classmate })).body.code,
    (await read('idCard', avatar)).body.code,
    (await read('idCard', 'http://127.0.0.1:9/x')).body.code,
    (await read('idCard', '../../keys/master')).body.code,
    (await site.send('GET', `/common/ocr/idCard?fileName=${scan}&agreed=true`, { visitor: student })).body.code,
  ];
  expect(codes).toEqual([
    'VALIDATION',
    'VALIDATION',
    'NOT_FOUND',
    'NOT_FOUND',
    'VALIDATION',
    'VALIDATION',
    'ENV_MALFORMED',
  ]);
  expect(asked.length).toBe(before);
});

test('maps the reader’s failures to errors: unreadable, failing, invalid, redirecting', async () => {
  const codes = [];
  for (const at of [
    { status: 422, body: '{}' },
    { status: 500, body: '{}' },
    { status: 200, body: '{"fields":7}' },
    { status: 302, body: '' },
  ]) {
    answer = at;
    codes.push((await read('idCard', scan)).body.code);
  }
  expect(codes).toEqual(['FILE_BROKEN', 'UNAVAILABLE', 'UNAVAILABLE', 'UNAVAILABLE']);
});

test('without a configured reader the calls say so and do nothing', async () => {
  const { ocr } = site.services;
  site.services.ocr = null;
  const { status, body } = await read('idCard', scan);
  site.services.ocr = ocr;
  expect([status, body.code, body.message]).toEqual([
    501,
    'NOT_CONFIGURED',
    '这台服务器还没有配置证件识别，请换一种方式，或联系管理员',
  ]);
});
