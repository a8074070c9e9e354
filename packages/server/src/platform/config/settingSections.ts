import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { configFault, configKeyOf } from '@aosai/api/platform/configKeys';
import { PAYEE_PICTURE_KEY } from '@aosai/api/platform/settingKeys';
import { SETTING_SECTION, type SettingSection, settingsOf } from '@aosai/api/platform/settingForms';
import type { Db } from '../../db/open.ts';
import { config } from '../../db/schema/platform.ts';
import { actorId } from '../../kit/actorId.ts';
import { sha256Of } from '../../kit/audit/sysLogChain.ts';
import type { CallContext } from '../../kit/context.ts';
import { audited } from '../../kit/rows/audited.ts';
import type { OnNewVersion } from './newVersion.ts';
import { checkPublicImage } from '../file/publicImage.ts';
import { storeSetting } from './storeSetting.ts';

type ConfigRow = typeof config.$inferSelect;

interface Given {
  section: SettingSection;
  version: number;
  values: readonly { key: string; value: string }[];
}

const rowsOf = (db: Db, appId: string, section: SettingSection) =>
  db
    .select()
    .from(config)
    .where(
      and(
        eq(config.appId, appId),
        inArray(
          config.key,
          settingsOf(section).map(({ key }) => key),
        ),
        isNull(config.deletedAt),
      ),
    )
    .orderBy(asc(config.key));

/** The sum grows with every change of one of the rows, so it serves as the version of all of them. */
const shown = (section: SettingSection, rows: readonly ConfigRow[]) => ({
  section,
  version: rows.reduce((sum, { version }) => sum + version, 0),
  values: rows.map(({ key, value }) => ({ key, value })),
});

const stateOf = ({ isOff, isBuiltIn }: { isOff?: true; isBuiltIn?: true }) =>
  isOff ? ('off' as const) : isBuiltIn ? ('builtIn' as const) : ('on' as const);
const onIf = (isOn: boolean) => (isOn ? ('on' as const) : ('off' as const));

/** All sections, and which outside services are configured. Keys and passwords of services are never read here. */
export async function querySections({ db, appId, services }: CallContext) {
  const sections = [];
  for (const section of SETTING_SECTION.values) sections.push(shown(section, await rowsOf(db, appId, section)));
  return {
    sections,
    services: {
      mail: stateOf(services.mail),
      sms: stateOf(services.sms),
      wechat: onIf(!services.wechat.gzhIsOff),
      wechatPay: onIf(services.payments.of(appId).has('wechat')),
      ocr: onIf(services.ocr !== null),
    },
  };
}

/** An optional setting may be emptied; any other value has to fit its kind. Throws VALIDATION. */
function checkGiven({ section, values }: Given): void {
  const allowed = new Set(settingsOf(section).map(({ key }) => key));
  for (const { key, value } of values) {
    const { label, isRequired, kind } = configKeyOf(key);
    const mayBeEmpty = !isRequired || kind === 'line';
    const fault = !allowed.has(key) ? '不属于这一组设置' : value === '' && mayBeEmpty ? null : configFault(key, value);
    if (fault !== null) throw new AppError('VALIDATION', { path: 'values', detail: `${label}，${fault}` });
  }
}

/** The value for the log: public values and numbers are kept; other texts are hashed, because they may be private. */
const told = (key: string, value: string | undefined): string | null =>
  value === undefined ? null : ['switch', 'count'].includes(configKeyOf(key).kind) ? value : sha256Of(value);

/** Stores a section whole or not at all, with one log entry. Throws VERSION_CHANGED, VALIDATION. */
export function saveSection(context: CallContext, given: Given, onNewVersion: OnNewVersion) {
  const { appId, services, actor } = context;
  checkGiven(given);
  return audited(context, 'common/config:saveSection', async (tx) => {
    const before = await rowsOf(tx, appId, given.section).for('update');
    if (shown(given.section, before).version !== given.version) throw new AppError('VERSION_CHANGED');
    const diff: { before: Record<string, unknown>; after: Record<string, unknown> } = { before: {}, after: {} };
    for (const { key, value } of given.values) {
      if (key === PAYEE_PICTURE_KEY && value !== '')
        await checkPublicImage(tx, appId, value, ['payee'], 'payeePicture');
      const had = before.find((row) => row.key === key);
      // An empty setting and a missing one say the same.
      if (!had && value === '') continue;
      const isPublic = settingsOf(given.section).find((setting) => setting.key === key)?.isPublic === true;
      const of = await storeSetting(tx, context, { key, value, isPublic }, had);
      if (of === null) continue;
      await onNewVersion(tx, { appId, key, of, at: services.now(), createdBy: actorId(actor) });
      diff.before[key] = told(key, had?.value);
      diff.after[key] = told(key, value);
    }
    const answer = shown(given.section, await rowsOf(tx, appId, given.section));
    return { answer, told: Object.keys(diff.after).length === 0 ? [] : { target: given.section, diff } };
  });
}
