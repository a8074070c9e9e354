import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { KeptTable } from '../../kit/keptTable.ts';
import type { Db } from '../../../db/open.ts';
import { chapter, course } from '../../../db/schema/content.ts';
import { memberDocument } from '../../../db/schema/memberRecords.ts';
import { member, organization } from '../../../db/schema/people.ts';
import { app, feedback, imageBanner } from '../../../db/schema/platform.ts';

interface Naming {
  table: PgTable & Pick<KeptTable, 'appId' | 'deletedAt'>;
  /** What the record is to people. */
  label: string;
  names: (fileName: string) => SQL | undefined;
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
  { table: chapter, label: '课程单元', names: (fileName) => eq(chapter.videoFile, fileName) },
  { table: course, label: '课程', names: (fileName) => or(eq(course.cover, fileName), eq(course.file, fileName)) },
  { table: app, label: '站点标志', names: (fileName) => or(eq(app.logo, fileName), eq(app.favicon, fileName)) },
];

/** What names the file, in words; null when nothing does. The caller holds the file's row. */
export async function recordNaming(tx: Db, appId: string, fileName: string): Promise<string | null> {
  for (const { table, label, names } of RECORDS) {
    const [found] = await tx
      .select({ one: sql`1` })
      .from(table as PgTable)
      .where(and(eq(table.appId, appId), isNull(table.deletedAt), names(fileName)))
      .limit(1);
    if (found) return label;
  }
  return null;
}
