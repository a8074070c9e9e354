import { createHmac, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { AppError } from '@aosai/api/kit/errors';
import type { SmsSender } from './port.ts';

export interface AliyunSettings {
  /** Base address of the API. */
  url: string;
  keyId: string;
  keySecret: string;
  /** The signature and the template approved for the operator; the template has a parameter `code`. */
  signName: string;
  templateCode: string;
}

const TIMEOUT_MS = 10_000;
/** Aliyun's own limits per number: a minute, an hour, a day. */
const TOO_MANY = 'isv.BUSINESS_LIMIT_CONTROL';

const reply = z.object({ Code: z.string(), Message: z.optional(z.string()) });

/** RFC 3986 encoding, which escapes five more characters than `encodeURIComponent`. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The query of a call in Aliyun's RPC style, signed with HMAC-SHA1 (signature version 1.0). */
export function signedQuery(params: Readonly<Record<string, string>>, keySecret: string): string {
  const query = Object.entries(params)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&');
  const signature = createHmac('sha1', `${keySecret}&`)
    .update(`GET&${encoded('/')}&${encoded(query)}`)
    .digest('base64');
  return `Signature=${encoded(signature)}&${query}`;
}

/** 阿里云短信服务, API version 2017-05-25, SendSms. */
export function aliyunSms(settings: AliyunSettings, now: () => Date): SmsSender {
  const { url, keyId, keySecret, signName, templateCode } = settings;
  return {
    sendCode: async ({ mobile, code }) => {
      const query = signedQuery(
        {
          AccessKeyId: keyId,
          Action: 'SendSms',
          Format: 'JSON',
          PhoneNumbers: mobile,
          RegionId: 'cn-hangzhou',
          SignName: signName,
          SignatureMethod: 'HMAC-SHA1',
          SignatureNonce: randomUUID(),
          SignatureVersion: '1.0',
          TemplateCode: templateCode,
          TemplateParam: JSON.stringify({ code }),
          Timestamp: now()
            .toISOString()
            .replace(/\.\d+Z$/, 'Z'),
          Version: '2017-05-25',
        },
        keySecret,
      );
      const response = await fetch(`${url}/?${query}`, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
      const parsed = reply.safeParse(await response.json().catch(() => null));
      const said = parsed.success ? parsed.data.Code : `status ${response.status}`;
      if (said === TOO_MANY) throw new AppError('RATE_LIMITED', { seconds: 60 });
      if (said !== 'OK') {
        const words = (parsed.success ? parsed.data.Message : undefined) ?? '短信服务商没有接受';
        throw Object.assign(new Error(`Aliyun refused the message: ${said}`), { response: `${words}（${said}）` });
      }
      return said;
    },
  };
}
