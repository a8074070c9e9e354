import { and, eq, ilike, inArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { maskName } from '@aosai/api/kit/masking';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { membership, right } from '../../db/schema/cards.ts';
import { chapter, course } from '../../db/schema/content.ts';
import { exam, examPaper } from '../../db/schema/exam.ts';
import { teacherGroup } from '../../db/schema/memberRecords.ts';
import { member, organization, user } from '../../db/schema/people.ts';
import { orders } from '../../db/schema/orders.ts';
import { app, config, dict, imageBanner, sysLog } from '../../db/schema/platform.ts';
import { role } from '../../db/schema/rights.ts';
import { grade } from '../../db/schema/teaching.ts';
import { containing } from '../../kit/rows/listOrder.ts';
import { CONFIG_KEYS, configKeyOf } from '@aosai/api/platform/configKeys';

type Row = PgTable & { appId: PgColumn; id: PgColumn };

interface Named {
  of: Row;
  name: PgColumn;
  /** Turns the stored name into the shown one. By default the stored name is shown. */
  shown?: (name: string) => string;
}

const EXAM = { of: exam, name: exam.title };
const ORDER = { of: orders, name: orders.orderNo };
const GRADE = { of: grade, name: grade.title };

/** Rows with a name, by the resource whose actions the log has. */
const NAMED: Readonly<Record<string, Named>> = {
  app: { of: app, name: app.title },
  chapter: { of: chapter, name: chapter.title },
  'common/config': { of: config, name: config.key, shown: (key) => configKeyOf(key).label },
  course: { of: course, name: course.title },
  dict: { of: dict, name: dict.label },
  exam: EXAM,
  examEnroll: EXAM,
  examPaper: { of: examPaper, name: examPaper.title },
  grade: GRADE,
  'grade/enroll': GRADE,
  homework: EXAM,
  homeworkEnroll: EXAM,
  imageBanner: { of: imageBanner, name: imageBanner.title },
  member: { of: member, name: member.name, shown: maskName },
  'member/order': ORDER,
  membership: { of: membership, name: membership.name },
  membershipOrder: ORDER,
  organization: { of: organization, name: organization.name },
  question: { of: question, name: question.title },
  right: { of: right, name: right.name },
  role: { of: role, name: role.name },
  teacherGroup: { of: teacherGroup, name: teacherGroup.name },
  user: { of: user, name: user.name },
};

const resourceOf = (action: string): string => action.split(':')[0] ?? '';

/** Names of the rows that entries are about, by id, of those that the app still has; names of people are masked. */
export async function targetNames(
  db: Db,
  appId: string,
  entries: readonly { action: string; target: string | null }[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const [resource, some] of Map.groupBy(entries, ({ action }) => resourceOf(action))) {
    const named = NAMED[resource];
    const ids = [...new Set(some.flatMap(({ target }) => target ?? []))];
    // A backup is no row: it is named by its folder.
    if (resource === 'backup') for (const id of ids) found.set(id, id);
    if (!named || ids.length === 0) continue;
    const rows = await db
      .select({ id: named.of.id, name: named.name })
      .from(named.of)
      .where(and(eq(named.of.appId, appId), inArray(named.of.id, ids)));
    for (const { id, name } of rows) {
      if (typeof name === 'string' && name !== '') found.set(String(id), named.shown?.(name) ?? name);
    }
  }
  return found;
}

/** Named columns that are searched by part of a name; people are found only by account. */
const SEARCHED = [...new Set(Object.values(NAMED))].filter(({ of }) => of !== member && of !== config);

/** Entries about a row with this id, or with this text in its name. */
export function targetsNamed(db: Db, appId: string, text: string): SQL | undefined {
  const ids = SEARCHED.map(({ of, name }) =>
    inArray(
      sysLog.target,
      db
        .select({ id: of.id })
        .from(of)
        .where(and(eq(of.appId, appId), ilike(name, containing(text)))),
    ),
  );
  const keys = Object.keys(CONFIG_KEYS).filter((key) => configKeyOf(key).label.includes(text));
  const settings = db
    .select({ id: config.id })
    .from(config)
    .where(and(eq(config.appId, appId), inArray(config.key, keys)));
  const people = db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.account, text)));
  return or(eq(sysLog.target, text), inArray(sysLog.target, settings), inArray(sysLog.target, people), ...ids);
}
