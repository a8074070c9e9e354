import preview from '#storybook/preview';
import { DOCUMENT_KIND_LABELS, DOCUMENT_KINDS } from '@aosai/api/domain/memberRecords';
import { at, idOf } from '@aosai/api/fixtures/ids';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../OfficeLayout/inOffice.tsx';
import { MemberDocuments, type MemberDocumentsProps } from './MemberDocuments.tsx';
import { NO_DOCUMENT_FILTER, type MemberPaper } from './memberDocument.ts';

const paper = (no: number): MemberPaper => {
  const kind = DOCUMENT_KINDS[no % DOCUMENT_KINDS.length] ?? 'other';
  return {
    id: idOf('memberDocument', no + 1),
    member: {
      id: idOf('member', no + 1),
      nameMasked: ['林*', '欧阳*', '陈*'][no % 3] ?? '',
      account: `star00${no + 1}`,
    },
    kind,
    title: kind === 'certificate' ? 'CSP-J 2025 一等奖证书' : DOCUMENT_KIND_LABELS[kind],
    fileName: `file${no}.png`,
    status: no === 0 ? 'published' : no === 4 ? 'unpublished' : 'draft',
    createdAt: at(-no * 5_000 - 900),
    updatedAt: at(-no * 5_000),
    version: 1,
  };
};
const rows = Array.from({ length: 5 }, (_, no) => paper(no));
const page = (content: MemberPaper[], total = content.length) => ({ data: { content, total, page: 0, size: 20 } });

const meta = preview.meta({
  title: 'MemberDocuments',
  component: MemberDocuments,
  decorators: [inOffice('bms', 'memberDocument')],
  parameters: {
    layout: 'fullscreen',
    density: { empty: { rows: page([]) }, extreme: { rows: page(rows, 8_460) } },
    docs: {
      description: {
        component:
          '**何时用**：/bms/memberDocument，查看学员交来的证书和证件，公开或撤回证书。**何时不用**：学员自己上传在个人中心。',
      },
    },
  },
  args: {
    rows: page(rows),
    busy: false,
    query: { page: 0, size: 20, sort: null },
    filter: NO_DOCUMENT_FILTER,
    hiddenColumns: null,
    selectedIds: [],
    openId: null,
    exporting: false,
    act: { pending: false, error: null },
    on: {
      query: fn(),
      filter: fn(),
      hiddenColumns: fn(),
      select: fn(),
      open: fn(),
      retry: fn(),
      forget: fn(),
      download: fn(),
      publish: fn(async () => true),
      unpublish: fn(async () => true),
      remove: fn(async () => true),
    },
  } as MemberDocumentsProps,
});

export const Full = meta.story();
export const Loading = meta.story({ args: { rows: {} } });
export const Empty = meta.story({ args: { rows: page([]) } });
export const Failed = meta.story({ args: { rows: { error: '服务暂时不可用，请稍后再试。' } } });
export const Opened = meta.story({ args: { openId: idOf('memberDocument', 1) } });
export const OpenedScan = meta.story({ args: { openId: idOf('memberDocument', 2) } });
export const Phone = Full.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Opened.extend({ globals: { theme: 'dark' } });

OpenedScan.test('a scan of a document of identity offers no way to publish it', async () => {
  await screen.findByRole('button', { name: '下载文件' });
  await expect(screen.queryByRole('button', { name: '公开' })).toBeNull();
});

Opened.test('deleting says that it is for good', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '删除' }));
  const dialog = within(await screen.findByRole('dialog', { name: '删除「CSP-J 2025 一等奖证书」？' }));
  await expect(dialog.getByText(/不能恢复/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '删除资料' }));
  await waitFor(() => expect(args.on.remove).toHaveBeenCalledWith(rows[0]));
});
