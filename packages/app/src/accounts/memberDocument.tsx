import { MemberDocuments } from '@aosai/ui/screens/accounts/MemberDocuments';
import { officePage } from '../kit/office/officePage.tsx';
import { saveFile } from '../kit/office/saveFile.ts';

/** /bms/memberDocument: certificates and scans uploaded by members. */
export const Component = officePage(MemberDocuments, 'memberDocument', {
  sort: 'updatedAt,desc',
  read: (calls, input) => calls.memberDocument.queryList(input),
  acts: {
    download: async (calls, { fileName }) => saveFile(await calls.file.download({ fileName })),
    publish: (calls, { id }) => calls.memberDocument.publish({ id }),
    unpublish: (calls, { id }) => calls.memberDocument.unpublish({ id }),
    remove: (calls, { id }) => calls.memberDocument.delete({ id }),
  },
});
