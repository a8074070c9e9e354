import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { AppError } from '@aosai/api/kit/errors';
import { PAYEE_PICTURE_KEY } from '@aosai/api/platform/settingKeys';
import type { CrudTable } from '../../kit/rows/crudTable.ts';
import type { Db } from '../../db/open.ts';
import { chapter, course } from '../../db/schema/content.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import { memberDocument } from '../../db/schema/memberRecords.ts';
import { payment, refund } from '../../db/schema/orders.ts';
import { member, organization } from '../../db/schema/people.ts';
import { app, config, feedback, imageBanner } from '../../db/schema/platform.ts';

interface Naming {
  table: PgTable & Pick<CrudTable, 'appId' | 'deletedAt'>;
  /** The record's name for users. */
  label: string;
  names: (fileName: string) => SQL | undefined;
  /** Evidence of a payment or refund stays for ever, so the record cannot be changed to free its file. */
  keeps?: true;
}

/** Every column that holds the name of an uploaded file. */
const RECORDS: readonly Naming[] = [
  { table: memberDocument, label: '资料', names: (fileName) => eq(memberDocument.fileName, fileName) },
  { table: member, label: '头像', names: (fileName) => eq(member.avatar, fileName) },
  { table: organization, label: '机构标志', names: (fileName) => eq(organization.logo, fileName) },
  {
    table: feedback,
    label: '意见反馈',
    names: (fileName) => sql`${feedback.files} @> jsonb_build_array(${fileName}::text)`,
  },
  { table: imageBanner, label: '横幅', names: (fileName) => eq(imageBanner.image, fileName) },
  { table: chapter, label: '单元', names: (fileName) => eq(chapter.videoFile, fileName) },
  { table: questionVersion, label: '题目', names: (fileName) => eq(questionVersion.videoFile, fileName) },
  { table: course, label: '课程', names: (fileName) => or(eq(course.cover, fileName), eq(course.file, fileName)) },
  {
    table: payment,
    label: '订单的付款凭证',
    names: (fileName) => sql`${payment.evidence} ->> 'fileName' = ${fileName}`,
    keeps: true,
  },
  {
    table: refund,
    label: '订单的退款凭证',
    names: (fileName) => sql`${refund.evidence} ->> 'fileName' = ${fileName}`,
    keeps: true,
  },
  {
    table: config,
    label: '人工转账的收款码',
    names: (fileName) => and(eq(config.key, PAYEE_PICTURE_KEY), eq(config.value, fileName)),
  },
  { table: app, label: '站点标志', names: (fileName) => or(eq(app.logo, fileName), eq(app.favicon, fileName)) },
];

/** Throws FILE_IN_USE or FILE_KEPT if a record names the file. The caller has locked the file's row. */
export async function refuseFileInUse(tx: Db, appId: string, fileName: string): Promise<void> {
  for (const { table, label: record, names, keeps } of RECORDS) {
    const [found] = await tx
      .select({ one: sql`1` })
      .from(table as PgTable)
      .where(and(eq(table.appId, appId), isNull(table.deletedAt), names(fileName)))
      .limit(1);
    if (found) throw new AppError(keeps ? 'FILE_KEPT' : 'FILE_IN_USE', { record });
  }
}
