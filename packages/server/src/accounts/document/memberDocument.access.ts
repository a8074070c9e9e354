import { newId } from '../../base/newId.ts';
import { memberDocument } from '../../db/schema/memberRecords.ts';
import { file } from '../../db/schema/platform.ts';
import { type AccessSite, accessOf } from '../../testing/everyCall/accessOf.ts';
import type { Owner } from '../../testing/everyCall/accessPeople.ts';
import { MEMBERS_AND_OFFICE, OF_APP, OWN, SEEN, combined } from '../../testing/everyCall/reach.ts';
import type { Rule } from '../../testing/everyCall/rule.ts';

const OWNER_OR_OFFICE: Rule = { doors: MEMBERS_AND_OFFICE, rows: combined(OWN, OF_APP) };

/** A document uploaded by the back office, since the office may file only what it uploaded itself. */
async function aPaper(site: AccessSite, owner: Owner): Promise<string> {
  const fileName = `${newId().toLowerCase()}.png`;
  await site.insert(file, owner, {
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
  return fileName;
}

async function aDocument(site: AccessSite, owner: Owner, status: 'draft' | 'published'): Promise<string> {
  const row = { memberId: site.ids[owner], kind: 'certificate', title: '证书', status };
  return site.insert(memberDocument, owner, { ...row, fileName: await aPaper(site, owner) });
}

export const access = accessOf('memberDocument', {
  row: (site, owner) => aDocument(site, owner, 'draft'),
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
    create: async (site) => ({
      input: {
        memberId: site.ids.student,
        kind: 'certificate',
        title: '证书',
        fileName: await aPaper(site, 'student'),
      },
    }),
    unpublish: async (site) => ({ input: { id: await aDocument(site, 'student', 'published') } }),
  },
});
