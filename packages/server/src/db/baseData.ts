import { and, eq } from 'drizzle-orm';
import { DEFAULT_APP_ID, DIFFICULTIES, DIFFICULTY_LABELS } from '@aosai/api/domain/constants';
import { LANGUAGES } from '@aosai/api/domain/languages';
import { newId } from './newId.ts';
import type { Db } from './open.ts';
import { ensurePermissions } from './permissions.ts';
import { app, dict, dictItem } from './schema/platform.ts';

const DICTIONARIES = [
  {
    value: 'difficulty',
    label: '难度',
    items: DIFFICULTIES.map((value) => ({ value: value as string, label: DIFFICULTY_LABELS[value] as string })),
  },
  {
    value: 'language',
    label: '编程语言',
    items: Object.values(LANGUAGES).map(({ id, label }) => ({ value: String(id), label: label as string })),
  },
  {
    value: 'paperTemplate',
    label: '试卷类型',
    items: [
      ...Array.from({ length: 8 }, (_, i) => ({ value: `gesp-${i + 1}`, label: `GESP ${i + 1} 级` })),
      { value: 'csp-j1', label: 'CSP-J 初赛' },
      { value: 'csp-s1', label: 'CSP-S 初赛' },
      { value: 'csp-j2', label: 'CSP-J 复赛' },
      { value: 'csp-s2', label: 'CSP-S 复赛' },
    ],
  },
] as const;

/** What every installation needs before anybody signs in: the default app and the dictionaries. Runs at each start. */
export async function ensureBaseData(db: Db, now: Date): Promise<void> {
  const appId = DEFAULT_APP_ID;
  const base = () => ({ appId, id: newId(), createdAt: now, updatedAt: now });
  await db.transaction(async (tx) => {
    const [known] = await tx.select({ id: app.id }).from(app).where(eq(app.appId, appId)).for('update');
    if (!known) {
      const look = { logo: '', favicon: '/web/favicon.svg', accent: null };
      await tx.insert(app).values({ ...base(), ...look, name: 'aosai', title: '奥赛学堂' });
    }
    for (const { value, label, items } of DICTIONARIES) {
      await tx
        .insert(dict)
        .values({ ...base(), value, label })
        .onConflictDoNothing();
      const [row] = await tx
        .select({ id: dict.id })
        .from(dict)
        .where(and(eq(dict.appId, appId), eq(dict.value, value)));
      if (!row) continue;
      const rows = items.map((item, sort) => ({ ...base(), dictId: row.id, ...item, sort }));
      await tx.insert(dictItem).values(rows).onConflictDoNothing();
    }
    const apps = await tx.select({ appId: app.appId }).from(app);
    for (const each of apps) await ensurePermissions(tx, each.appId, now);
  });
}
