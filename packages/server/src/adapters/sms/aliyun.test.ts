import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { aliyunSms, signedQuery } from './aliyun.ts';

test('signedQuery: gives the signature of Aliyun’s published example', () => {
  const query = signedQuery(
    {
      SignatureMethod: 'HMAC-SHA1',
      SignatureNonce: '45e25e9b-0a6f-4070-8c85-2956eda1b466',
      AccessKeyId: 'testId',
      SignatureVersion: '1.0',
      Timestamp: '2017-07-12T02:42:19Z',
      Format: 'XML',
      Action: 'SendSms',
      Version: '2017-05-25',
      RegionId: 'cn-hangzhou',
      PhoneNumbers: '15300000001',
      SignName: '阿里云短信测试专用',
      TemplateParam: '{"customer":"test"}',
      TemplateCode: 'SMS_71390007',
      OutId: '123',
    },
    'testSecret',
  );
  expect(query.split('&')[0]).toBe('Signature=zJDF%2BLrzhj%2FThnlvIToysFRq6t4%3D');
});

async function standIn(answer: object) {
  const seen: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    seen.push(new URL(request.url ?? '/', 'http://x').searchParams);
    response.end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { url, keyId: 'testId', keySecret: 'testSecret', signName: '奥赛学堂', templateCode: 'SMS_1' };
  const sender = aliyunSms(settings, () => new Date('2026-11-21T08:00:00.500Z'));
  return { seen, send: () => sender.sendCode({ mobile: '15300000001', code: '482193', purpose: 'signIn' }) };
}

test('aliyunSms: sends a code as the template’s parameter', async () => {
  const { seen, send } = await standIn({ RequestId: '873043ac', BizId: '9006^0', Code: 'OK', Message: 'OK' });
  await send();
  expect(Object.fromEntries(seen[0] ?? [])).toMatchObject({
    Action: 'SendSms',
    PhoneNumbers: '15300000001',
    SignName: '奥赛学堂',
    TemplateCode: 'SMS_1',
    TemplateParam: '{"code":"482193"}',
    Timestamp: '2026-11-21T08:00:00Z',
  });
});

test('aliyunSms: rejects with RATE_LIMITED when the provider’s limit is reached', async () => {
  const { send: limited } = await standIn({ Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '触发分钟级流控Permits:1' });
  await expect(limited()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

test('aliyunSms: rejects with the code of the provider when it refuses', async () => {
  const { send: broke } = await standIn({ Code: 'isv.AMOUNT_NOT_ENOUGH', Message: '账户余额不足' });
  await expect(broke()).rejects.toThrow('isv.AMOUNT_NOT_ENOUGH');
});
