import { buffer } from 'node:stream/consumers';
import { DAY_MS } from '@aosai/api/kit/constants';
import { AppError } from '@aosai/api/kit/errors';
import type { OcrPaper } from '../../adapters/ocr/port.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { ownFile } from '../file/ownFile.ts';
import { memberActor } from '../../kit/actor.ts';
import { takeFromAllowance } from '../allowance.ts';
import { audited } from '../../kit/rows/audited.ts';

const PER_DAY = 40;

/**
 * Logs who has which scan read, and their agreement, before the scan leaves this server; never the text that was read.
 */
function reading(paper: OcrPaper) {
  return async (context: CallContext, { fileName }: { fileName: string }) => {
    const { db, appId, services } = context;
    if (!services.ocr) throw new AppError('NOT_CONFIGURED', { name: '证件识别' });
    const person = memberActor(context).memberId;
    // Each reading costs money.
    await takeFromAllowance(db, {
      appId,
      subject: `ocr:${person}`,
      most: PER_DAY,
      windowMs: DAY_MS,
      now: services.now(),
    });
    const row = await audited(context, `common/ocr:${paper}`, async (tx) => {
      const own = await ownFile(tx, context, fileName, ['memberDocument', 'orgEvidence']);
      return { answer: own, told: { target: own.id, diff: { after: { agreed: true } } } };
    });
    const bytes = await buffer(services.storage.read(row.fileName, 0, row.sizeBytes - 1));
    return { fields: await services.ocr.read(paper, { mime: row.mime, bytes }) };
  };
}

export const ocr = {
  bankCard: reading('bankCard'),
  businessLicense: reading('businessLicense'),
  household: reading('household'),
  idCard: reading('idCard'),
  marriageCert: reading('marriageCert'),
  recognizeEstateCertification: reading('recognizeEstateCertification'),
} satisfies ResourceHandlers<'ocr'>;
