import { Configs, type SettingFilter } from '@aosai/ui/screens/Configs';
import MarkdownIt from 'markdown-it';
import { useState } from 'react';
import { useAosai } from '../../context.ts';
import { loaded } from '../../loaded.ts';
import { useTitle } from '../../useTitle.ts';
import type { TableSpec } from '../tableAddress.ts';
import { useOfficeCall } from '../useOfficeCall.ts';
import { useOfficeTable } from '../useOfficeTable.ts';

const spec: TableSpec<SettingFilter> = {
  id: 'config',
  filter: { keyword: '', isPublic: '' },
  choices: { isPublic: ['true', 'false'] },
};
const QUIET = { quiet: true };

/** As the server renders what is saved: no HTML in it, no scheme that runs something. */
const markdown = new MarkdownIt({ html: false });

/** /bms/config: settings, notices and agreements with all their versions. */
export function Component() {
  useTitle('配置与协议');
  const { settings } = useAosai();
  const { client, view, on, perform, versionOf } = useOfficeTable(spec, (calls, { isPublic, ...input }) =>
    calls.config.queryList({ ...input, ...(isPublic && { isPublic: isPublic === 'true' }) }, QUIET),
  );
  const [shown, setShown] = useState<{ id: string; version: number } | null>(null);
  const open = view.rows.data?.content.find(({ id }) => id === view.openId);
  const version = shown !== null && shown.id === open?.id ? shown.version : null;
  const current = useOfficeCall(open ? ['config', open.key, open.version] : null, (calls) =>
    calls.config.queryByKey({ key: open?.key ?? '' }),
  );
  const old = useOfficeCall(open && version !== null ? ['config', open.key, 'old', version] : null, (calls) =>
    calls.config.queryByKey({ key: open?.key ?? '', version: version ?? 1 }),
  );
  return (
    <Configs
      {...view}
      current={loaded(current)}
      old={version === null ? null : loaded(old)}
      preview={(text) => markdown.render(text.replaceAll('{{site.title}}', settings.title))}
      on={{
        ...on,
        version: (next) => setShown(open && next !== null ? { id: open.id, version: next } : null),
        create: (form) => perform(() => client.config.create(form, QUIET), '已新建配置'),
        update: (row, { value, isPublic }) =>
          perform(() => client.config.update({ ...versionOf(row), value, isPublic }, QUIET), '已保存为新的一版'),
        async remove({ id }) {
          const isDone = await perform(() => client.config.delete({ id }, QUIET), '已删除配置');
          if (isDone) on.open(null);
          return isDone;
        },
      }}
    />
  );
}
