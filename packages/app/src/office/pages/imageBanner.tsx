import { type BannerFilter, BannerAdmin } from '@aosai/ui/screens/BannerAdmin';
import { useState } from 'react';
import { useAosai } from '../../context.ts';
import { useUpload } from '../../uploads/useUpload.ts';
import { useTitle } from '../../useTitle.ts';
import { beijingToday } from '../beijingToday.ts';
import type { TableSpec } from '../tableAddress.ts';
import { useOfficeTable } from '../useOfficeTable.ts';

const spec: TableSpec<BannerFilter> = {
  id: 'imageBanner',
  filter: { keyword: '', isOn: '' },
  choices: { isOn: ['true', 'false'] },
};
const QUIET = { quiet: true };

/** /bms/imageBanner: what the first page recommends. */
export function Component() {
  useTitle('横幅');
  const { serverNowMs } = useAosai();
  const { client, view, on, perform, versionOf } = useOfficeTable(spec, (calls, { isOn, ...input }) =>
    calls.imageBanner.queryList({ ...input, ...(isOn && { isOn: isOn === 'true' }) }, QUIET),
  );
  const [image, setImage] = useState<string | null>(null);
  const { uploads, add, retry, remove } = useUpload(
    (file, options) => client.file.upload({ purpose: 'banner' }, [file], options),
    (stored) => setImage(stored.fileName),
  );
  const upload = uploads.at(-1);
  return (
    <BannerAdmin
      {...view}
      picture={{ fileName: image, upload: upload?.state.kind === 'done' ? undefined : upload }}
      today={beijingToday(serverNowMs())}
      on={{
        ...on,
        picture(fileName) {
          if (upload) remove(upload.id);
          setImage(fileName);
        },
        choosePicture: (file) => add([file]),
        cancelUpload: () => upload && remove(upload.id),
        retryUpload: () => upload && retry(upload.id),
        create: ({ link, ...form }) =>
          perform(() => client.imageBanner.create({ ...form, image, link: link.trim() || null }, QUIET), '已新建横幅'),
        update: (row, { position, title, subtitle, link, sort, isOn, startAt, endAt }) => {
          const form = { position, title, subtitle, sort, isOn, startAt, endAt };
          const change = { ...form, ...versionOf(row), image, link: link.trim() || null };
          return perform(() => client.imageBanner.update(change, QUIET), '已保存');
        },
        async remove({ id }) {
          const isDone = await perform(() => client.imageBanner.delete({ id }, QUIET), '已删除横幅');
          if (isDone) on.open(null);
          return isDone;
        },
      }}
    />
  );
}
