import { DOCUMENT_KINDS, DOCUMENT_STATUS_VALUES } from '@aosai/api/domain/memberRecords';
import { type DocumentFilter, MemberDocuments } from '@aosai/ui/screens/MemberDocuments';
import { useTitle } from '../../useTitle.ts';
import type { TableSpec } from '../tableAddress.ts';
import { useOfficeTable } from '../useOfficeTable.ts';

const spec: TableSpec<DocumentFilter> = {
  id: 'memberDocument',
  filter: { status: '', kind: '', keyword: '' },
  choices: { status: DOCUMENT_STATUS_VALUES, kind: DOCUMENT_KINDS },
  sort: 'updatedAt,desc',
};
const QUIET = { quiet: true };

/** /bms/memberDocument: certificates and scans that members have handed in. */
export function Component() {
  useTitle('证件与资料');
  const { client, view, on, perform, save } = useOfficeTable(spec, (calls, input) =>
    calls.memberDocument.queryList(input, QUIET),
  );
  return (
    <MemberDocuments
      {...view}
      on={{
        ...on,
        download: ({ fileName }) => void save(() => client.file.download({ fileName })),
        publish: ({ id }) => perform(() => client.memberDocument.publish({ id }, QUIET), '已公开'),
        unpublish: ({ id }) => perform(() => client.memberDocument.unpublish({ id }, QUIET), '已撤回'),
        async remove({ id }) {
          const isDone = await perform(() => client.memberDocument.delete({ id }, QUIET), '已删除资料');
          if (isDone) on.open(null);
          return isDone;
        },
      }}
    />
  );
}
