import { inWords, SITE_TITLE } from '@aosai/api/platform/configKeys';
import { Configs } from '@aosai/ui/screens/platform/Configs';
import { useState } from 'react';
import { useAosai } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { previewMarkdown } from '../kit/office/previewMarkdown.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** /bms/config: settings, notices and agreements with all versions. */
export const Component = officePage(Configs, 'config', {
  useKnown({ rows, openId }) {
    const { settings } = useAosai();
    const [shown, setShown] = useState<{ id: string; version: number } | null>(null);
    const open = rows.data?.content.find(({ id }) => id === openId);
    const version = shown !== null && shown.id === open?.id ? shown.version : null;
    const current = useOfficeCall(open ? ['config', open.key, open.version] : null, (calls) =>
      calls.config.queryByKey({ key: open?.key ?? '' }),
    );
    const old = useOfficeCall(open && version !== null ? ['config', open.key, 'old', version] : null, (calls) =>
      calls.config.queryByKey({ key: open?.key ?? '', version: version ?? 1 }),
    );
    return {
      current: loaded(current),
      old: version === null ? null : loaded(old),
      preview: (text) => previewMarkdown(inWords(text).replaceAll(SITE_TITLE, settings.title)),
      look: (next) => setShown(open && next !== null ? { id: open.id, version: next } : null),
    };
  },
  read: (calls, { isPublic, ...input }) =>
    calls.config.queryList({ ...input, ...(isPublic && { isPublic: isPublic === 'true' }) }),
  acts: {
    create: (calls, { value, ...form }) => calls.config.create({ ...form, value: value ?? '' }),
    update: (calls, { id, version }, form) => calls.config.update({ id, version, ...form }),
    remove: (calls, { id }) => calls.config.delete({ id }),
  },
});
