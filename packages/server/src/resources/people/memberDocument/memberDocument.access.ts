import { memberDocument } from '../../../db/schema/memberRecords.ts';
import { file } from '../../../db/schema/platform.ts';
import { accessOf } from '../../../everyCall/accessOf.ts';
import { MEMBERS_AND_OFFICE, OF_APP, OWN, SEEN, together } from '../../../everyCall/reach.ts';
import type { Rule } from '../../../everyCall/rule.ts';

const OWNER_OR_OFFICE: Rule = { doors: MEMBERS_AND_OFFICE, rows: together(OWN, OF_APP) };

export const access = accessOf('memberDocument', {
  row: (site, owner) =>
    site.insert(memberDocument, owner, {
      memberId: site.ids[owner],
      kind: 'certificate',
      fileName: 'matrix-scan.png',
      title: '证书',
    }),
  rules: {
    'POST /memberDocument/create': {
      doors: MEMBERS_AND_OFFICE,
      noCells: 'their own papers, or anybody’s by the office (memberRecords.test.ts)',
    },
    'PUT /memberDocument/update': OWNER_OR_OFFICE,
    'DELETE /memberDocument/delete': OWNER_OR_OFFICE,
    'PUT /memberDocument/publish': OWNER_OR_OFFICE,
    'PUT /memberDocument/unpublish': OWNER_OR_OFFICE,
    'GET /memberDocument/queryById': { doors: MEMBERS_AND_OFFICE, rows: SEEN },
    'POST /memberDocument/queryList': { doors: MEMBERS_AND_OFFICE, list: SEEN },
  },
  samples: { update: { version: 1, title: '改' } },
  audited: ['update', 'delete', 'publish'],
  prepared: {
    create: async (site) => {
      const fileName = 'auditedscan.png';
      await site.insert(file, 'student', {
        fileName,
        title: 'a.png',
        mime: 'image/png',
        ownerKind: 'user',
        ownerId: site.app.people.operatorId,
        isPublic: false,
        sha256: '',
        sizeBytes: 1,
        purpose: 'memberDocument',
      });
      return { input: { memberId: site.ids.student, kind: 'certificate', title: '证书', fileName } };
    },
    unpublish: async (site) => {
      const row = { memberId: site.ids.student, kind: 'certificate', fileName: 'matrix-scan.png', title: '证书' };
      return { input: { id: await site.insert(memberDocument, 'student', { ...row, status: 'published' }) } };
    },
  },
});
