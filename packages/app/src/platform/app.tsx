import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import { Apps } from '@aosai/ui/screens/platform/Apps';
import { useState } from 'react';
import { useAosai, useCurrent } from '../kit/context.ts';
import { usePicture } from '../kit/uploads/usePicture.ts';
import { officePage } from '../kit/office/officePage.tsx';

/** /bms/app: the apps (sites) of the platform. */
export const Component = officePage(Apps, 'app', {
  useKnown() {
    const { settings } = useAosai();
    const current = useCurrent();
    const pictures = { logo: usePicture('logo'), favicon: usePicture('logo') };
    const [freshKey, showKey] = useState<string | null>(null);
    return {
      ownAppId: settings.appId,
      canCreate: settings.appId === DEFAULT_APP_ID && current?.realm === 'user' && current.user.isSuper,
      pictures,
      begin({ logo, favicon }) {
        pictures.logo.set(logo);
        pictures.favicon.set(favicon);
      },
      freshKey,
      showKey,
    };
  },
  read: (calls, input) => calls.app.queryList(input),
  acts: {
    create: (calls, form) => calls.app.create(form),
    update: async (calls, { id, version }, { showKey, ...change }) => {
      const { ssoKey } = await calls.app.update({ id, version, ...change });
      showKey(ssoKey);
    },
  },
});
