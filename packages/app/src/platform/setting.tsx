import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { configKeyOf, inWords, SITE_TITLE } from '@aosai/api/platform/configKeys';
import { SETTING_TAB, type SettingSection } from '@aosai/api/platform/settingForms';
import { type DocumentRow, Settings, type Tested } from '@aosai/ui/screens/platform/Settings';
import { useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useAosai } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { previewMarkdown } from '../kit/office/previewMarkdown.ts';
import { useLeaveGuard } from '../kit/office/useLeaveGuard.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { usePicture } from '../kit/uploads/usePicture.ts';

/** /bms/setting: settings in sections, agreements, and which outside services are configured. */
export function Component() {
  const { settings } = useAosai();
  const [params, setParams] = useSearchParams();
  const { calls } = useOffice();
  const { act, perform, reload, forget, seen } = useOfficeAct();
  const guard = useLeaveGuard();
  const dirty = useRef(new Set<SettingSection | 'document'>());
  const payeePicture = usePicture('payee');
  const [edited, setEdited] = useState<DocumentRow | null>(null);
  const [tested, setTested] = useState<Tested | null>(null);
  const tab = SETTING_TAB.values.find((one) => one === params.get('tab')) ?? 'site';
  const app = useOfficeCall(['ownApp'], async (client) => {
    const { content } = await client.app.queryList({ keyword: settings.appId });
    return content.find(({ appId }) => appId === settings.appId)?.id ?? null;
  });
  const read = useOfficeCall(['settings'], (client) => client.config.querySections({}));
  const documents = useOfficeCall(tab === 'agreement' ? ['settingDocuments'] : null, async (client) => {
    const { content } = await client.config.queryList({ size: MAX_PAGE_SIZE });
    return content.filter(({ key }) => configKeyOf(key).kind === 'document');
  });
  const text = useOfficeCall(edited ? ['settingDocument', edited.key, edited.version] : null, async (client) => {
    const { value } = await client.config.queryByKey({ key: edited?.key ?? '' });
    return inWords(value);
  });
  return (
    <Settings
      tab={tab}
      read={loaded(read)}
      documents={loaded(documents)}
      edited={edited && { row: edited, text: loaded(text) }}
      preview={(markdown) => previewMarkdown(inWords(markdown).replaceAll(SITE_TITLE, settings.title))}
      payeePicture={payeePicture}
      tested={tested}
      siteTitle={settings.title}
      ownAppId={app.data ?? null}
      act={act}
      isLeaving={guard.isAsking}
      on={{
        tab: (next) => {
          forget();
          setParams({ tab: next }, { replace: true });
        },
        save: (section, version, values) =>
          perform(() => calls.config.saveSection({ section, version, values }), '已保存'),
        edit(row) {
          forget();
          setEdited(row);
        },
        saveDocument(row, form) {
          const { id, version } = seen(row, documents.data ?? []);
          return perform(() => calls.config.update({ id, version, ...form }), '已保存为新的一版');
        },
        test: (channel, form) =>
          perform(async () => {
            setTested({ ...(await calls.config.sendTest(form)), channel, to: form.email ?? form.mobile ?? '' });
          }, null),
        dirty(part, isDirty) {
          if (isDirty) dirty.current.add(part);
          else dirty.current.delete(part);
          guard.setDirty(dirty.current.size > 0);
        },
        stay: guard.stay,
        leave: () => void guard.leave('/bms/setting'),
        forget,
        retry: () => void reload(),
      }}
    />
  );
}
