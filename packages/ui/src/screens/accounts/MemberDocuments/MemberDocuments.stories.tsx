import preview from '#storybook/preview';
import { DOCUMENT_KIND } from '@aosai/api/accounts/memberRecords';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import { MemberDocuments, type MemberPaper } from './MemberDocuments.tsx';

const paper = (no: number): MemberPaper => {
  const kind = DOCUMENT_KIND.values[no % DOCUMENT_KIND.values.length] ?? 'other';
  return {
    id: idOf('memberDocument', no + 1),
    member: {
      id: idOf('member', no + 1),
      nameMasked: ['林*', '欧阳*', '陈*'][no % 3] ?? '',
      account: `star00${no + 1}`,
    },
    kind,
    title: kind === 'certificate' ? 'CSP-J 2025 一等奖证书' : DOCUMENT_KIND.label(kind),
    fileName: `file${no}.png`,
    status: no === 0 ? 'published' : no === 4 ? 'unpublished' : 'draft',
    expiresAt: kind === 'certificate' || kind === 'other' ? null : at(30 * 1_440 - no * 5_000 - 900),
    createdAt: at(-no * 5_000 - 900),
    updatedAt: at(-no * 5_000),
    version: 1,
  };
};
const rows = Array.from({ length: 5 }, (_, no) => paper(no));
const of = officeStories(MemberDocuments, {
  rows,
  extreme: { ...paper(0), title: '滨海市青少年信息学奥林匹克联赛入门级第一轮认证优秀学生证书（2025 年度，复印件）' },
});

const meta = preview.meta({
  id: 'screens-memberdocuments',
  title: '证件与资料',

  component: MemberDocuments,
  decorators: [inOffice('bms', 'memberDocument')],
  parameters: of.parameters(
    '**何时用**：/bms/memberDocument，查看学生交来的证书和证件，公开或撤回证书。**何时不用**：学生自己上传在个人中心。',
  ),
  args: of.args,
});

export const Full = meta.story({ tags: ['key'] });
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Opened = meta.story(of.opened);
export const OpenedScan = meta.story({ args: { openId: idOf('memberDocument', 2) } });
export const Extreme = Opened.extend(of.extreme);
export const Phone = meta.story(of.phone);
export const Dark = Opened.extend(of.dark);

OpenedScan.test('a scan of an identity document cannot be published', async () => {
  await screen.findByRole('button', { name: '下载文件' });
  await expect(screen.queryByRole('button', { name: '公开' })).toBeNull();
});

Opened.test('deleting says that it is permanent', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '删除' }));
  const dialog = within(await screen.findByRole('dialog', { name: '删除「CSP-J 2025 一等奖证书」？' }));
  await expect(dialog.getByText(/不能恢复/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '删除资料' }));
  await waitFor(() => expect(args.on.remove).toHaveBeenCalledWith(rows[0]));
});
