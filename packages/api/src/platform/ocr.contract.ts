import * as z from 'zod/mini';
import { call, resource } from '../kit/contract/call.ts';
import { fileName } from './file.contract.ts';

/** Recognizes one kind of document in a scan that the caller uploaded. */
function recognition(paper: string) {
  return call({
    methods: ['GET'],
    mounts: { '': ['member'] },
    signedGet: true,
    quietErrors: true,
    input: z.strictObject({
      fileName,
      /** Sensitive personal data goes to a provider, so consent is required each time, separate from other consents. */
      agreed: z.literal('true', '请先单独同意识别这份证件'),
    }),
    output: z.object({ fields: z.record(z.string(), z.string()) }),
    errors: ['NOT_CONFIGURED', 'NOT_FOUND', 'FILE_BROKEN', 'RATE_LIMITED', 'UNAVAILABLE'],
    summary: `识别${paper}：只读自己上传的扫描件，每次单独同意；没有配置服务商时不可用`,
  });
}

/** Calls that read texts from scans of documents. */
export const ocr = resource('common/ocr', {
  bankCard: recognition('银行卡'),
  businessLicense: recognition('营业执照'),
  household: recognition('户口本'),
  idCard: recognition('身份证'),
  marriageCert: recognition('结婚证'),
  recognizeEstateCertification: recognition('不动产权证'),
});
