import { dateText } from '@aosai/api/kit/beijing';
import type { Client } from '@aosai/api/client/client';
import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { tagsOf } from '@aosai/api/accounts/memberForms';
import { MEMBER_TAG } from '@aosai/api/accounts/memberTags';
import { useLabelled } from '@aosai/ui/patterns/Dict';
import { type BatchForm, PlatformMembers } from '@aosai/ui/screens/accounts/PlatformMembers';
import { useAosai } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { useNow } from '../kit/useNow.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { saveFile } from '../kit/office/saveFile.ts';
import { resetPasswords, usePasswordSlips } from './usePasswordSlips.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

const batchInput = ({ rows, consentStatement }: BatchForm) => ({ rows, ...(consentStatement && { consentStatement }) });

async function savePasswords(calls: Client, ids?: readonly string[]): Promise<void> {
  saveFile(await calls.member.exportPwd(ids ? { ids: [...ids] } : {}));
}

/** The member's id with the newer version of the list's and the drawer's. */
const newer = (row: { id: string; version: number }, before: { version: number }) => ({
  id: row.id,
  version: Math.max(row.version, before.version),
});

/** /bms/member: all students, parents and teachers of the platform. */
export const Component = officePage(PlatformMembers, 'member', {
  sort: 'createdAt,desc',
  useKnown({ openId }) {
    const { client } = useAosai();
    const now = useNow();
    const slips = usePasswordSlips();
    const tags = useLabelled(MEMBER_TAG).options;
    const schools = useOfficeCall(['schools'], async (calls) => {
      const { content } = await calls.organization.querySimpleList({ size: MAX_PAGE_SIZE, sort: ['name,asc'] });
      return content;
    });
    const detail = useOfficeCall(openId === null ? null : ['member', openId], (calls) =>
      calls.member.queryById({ id: openId ?? '' }),
    );
    return {
      detail: loaded(detail),
      slips,
      schools: schools.data ?? [],
      tags,
      today: dateText(now),
      // The client has shown the failure already.
      checkBatch: (form) => client.member.batchCreate({ ...batchInput(form), dryRun: true }).catch(() => null),
    };
  },
  read: (calls, { org, tag, ...input }) =>
    calls.member.queryList({ ...input, ...(org && { orgId: org }), ...(tag && { tag }) }),
  acts: ({ known: { slips } }) => ({
    resetPwd: (calls, ids) => resetPasswords(calls, slips, ids),
    exportPwd: (calls) => savePasswords(calls),
    exportChosenPwd: savePasswords,
    create: (calls, form) => calls.member.batchCreate(batchInput(form)),
    pass: (calls, ids) => calls.member.pass({ ids: [...ids] }),
    reject: (calls, ids, { reason }) => calls.member.reject({ ids: [...ids], reason }),
    unlock: (calls, ids) => calls.member.unlock({ ids: [...ids] }),
    enable: (calls, { id, version }) => calls.member.update({ id, version, status: '1' }),
    disable: (calls, { id, version }, { reason }) => calls.member.update({ id, version, status: '3', reason }),
    update: (calls, row, { before, form: { mobile, email, tags, ...form } }) => {
      // Send contact data only if changed, as the server verifies new ones.
      const ways = { ...(mobile !== before.mobile && { mobile }), ...(email !== before.email && { email }) };
      return calls.member.update({ ...newer(row, before), ...form, tags: tagsOf(tags), ...ways });
    },
    configRoles: (calls, row, { before, form }) => calls.member.configRoles({ ...newer(row, before), ...form }),
    unbindWx: (calls, { id }) => calls.member.unbindWxGzh({ id }),
    card: async (calls, { id }) => saveFile(await calls.member.generateMemberCardById({ id })),
    block: (calls, { id }, form) => calls.memberBlacklist.create({ memberId: id, ...form }),
  }),
});
