import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FREE_QUOTAS } from '@aosai/api/platform/freeQuotas';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { config, configVersion } from '../../db/schema/platform.ts';

const textOf = (name: string): string => readFileSync(new URL(`./agreements/${name}.md`, import.meta.url), 'utf8');

/** Initial settings of an app: agreements, whether registration is open, what is free. */
const SETTINGS = [
  { key: 'agreement.service', value: textOf('service') },
  { key: 'agreement.privacy', value: textOf('privacy') },
  { key: 'agreement.children', value: textOf('children') },
  { key: 'about', value: textOf('about') },
  { key: 'registration.open', value: 'false' },
  { key: 'children.contact', value: '' },
  ...Object.values(FREE_QUOTAS).map(({ configKey, quota }) => ({ key: configKey, value: String(quota) })),
];

/** Stores the first version of an app's texts; keeps texts that exist. */
export async function ensureAgreements(tx: Db, appId: string, now: Date): Promise<void> {
  for (const { key, value } of SETTINGS) {
    const base = { appId, id: newId(), key, value, createdAt: now, updatedAt: now };
    const made = await tx
      .insert(config)
      .values({ ...base, isPublic: true })
      .onConflictDoNothing()
      .returning({ version: config.version });
    const [first] = made;
    if (!first) continue;
    const sha256 = createHash('sha256').update(value).digest('hex');
    await tx
      .insert(configVersion)
      .values({ ...base, id: newId(), of: first.version, sha256, wasPublic: true })
      .onConflictDoNothing();
  }
}
