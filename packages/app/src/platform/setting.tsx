import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { configKeyOf } from '@aosai/api/platform/configKeys';
import { SETTING_TAB, type SettingSection } from '@aosai/api/platform/settingForms';
import { Settings } from '@aosai/ui/screens/platform/Settings';
import { useRef } from 'react';
import { useSearchParams } from 'wouter';
import { useAosai } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { useLeaveGuard } from '../kit/office/useLeaveGuard.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** /bms/setting: settings in sections, agreements, and which outside services are configured. */
export function Component() {
  const { settings } = useAosai();
  const [params, setParams] = useSearchParams();
  const { calls } = useOffice();
  const { act, perform, reload, forget } = useOfficeAct();
  const guard = useLeaveGuard();
  const dirty = useRef(new Set<SettingSection>());
  const tab = SETTING_TAB.values.find((one) => one === params.get('tab')) ?? 'site';
  const read = useOfficeCall(['settings'], (client) => client.config.querySections({}));
  const documents = useOfficeCall(tab === 'agreement' ? ['settingDocuments'] : null, async (client) => {
    const { content } = await client.config.queryList({ size: MAX_PAGE_SIZE });
    return content.filter(({ key }) => configKeyOf(key).kind === 'document');
  });
  return (
    <Settings
      tab={tab}
      read={loaded(read)}
      documents={loaded(documents)}
      siteTitle={settings.title}
      act={act}
      isLeaving={guard.isAsking}
      on={{
        tab: (next) => {
          forget();
          setParams({ tab: next }, { replace: true });
        },
        save: (section, version, values) =>
          perform(() => calls.config.saveSection({ section, version, values }), '已保存'),
        dirty(section, isDirty) {
          if (isDirty) dirty.current.add(section);
          else dirty.current.delete(section);
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
