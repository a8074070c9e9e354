import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { memberDocument } from '@aosai/api/accounts/memberRecords.contract';
import { DOCUMENT_KIND, DOCUMENT_STATUS, PUBLISHABLE_KINDS } from '@aosai/api/accounts/memberRecords';
import { documentColumns } from '@aosai/api/accounts/documentColumns';
import { column, drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { pick, search } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { dateText } from '@aosai/api/kit/beijing';

export type MemberPaper = OutputOf<(typeof memberDocument)['calls']['queryList']>['content'][number];

const mayBeShown = ({ kind, status }: MemberPaper): boolean =>
  status !== 'published' && PUBLISHABLE_KINDS.some((one) => one === kind);

const keptWords = ({ expiresAt }: MemberPaper): string =>
  expiresAt === null ? '直到删除' : `到 ${dateText(expiresAt)}，届时自动删除`;

/** Documents of members: certificates, and scans that only the owner and the platform can see. */
export const MemberDocuments = officeTable<MemberPaper>()({
  noun: '资料',
  title: '证件与资料',
  lead: '学生交来的证书和证件。证件类只有本人、监护人和管理账号能看，不能公开，30 天后连同文件自动删除。',
  nameOf: (row) => row.title,
  rowName: (row) => `${row.title} ${row.member.nameMasked}`,
  emptyHint: '学生在个人中心上传证书或证件后，会出现在这里。',
  show: [
    ...drawn<MemberPaper>(documentColumns),
    column('readers', '谁能看', ({ status }) => (status === 'published' ? '登录的人' : '本人、监护人和管理账号'), {
      only: 'drawer',
    }),
    column('expiresAt', '保留', keptWords, { only: 'drawer' }),
    column('createdAt', '添加日期', ({ createdAt }) => dateText(createdAt), { only: 'drawer' }),
  ],
  filters: {
    keyword: search('搜索标题'),
    kind: pick('种类', DOCUMENT_KIND),
    status: pick('状态', DOCUMENT_STATUS),
  },
  acts: {
    download: { at: 'row', label: '下载文件', main: true, done: '已下载' },
    publish: {
      at: 'row',
      label: '公开',
      when: mayBeShown,
      ask: { confirm: '公开后，所有登录的人都能看到标题和文件。可以随时撤回。' },
    },
    unpublish: {
      at: 'row',
      label: '撤回公开',
      done: '已撤回',
      when: ({ status }) => status === 'published',
      ask: { confirm: '撤回后只有本人、监护人和管理账号能看到。', title: ({ title }) => `撤回「${title}」？` },
    },
    remove: {
      at: 'row',
      label: '删除',
      removes: true,
      done: '已删除资料',
      ask: {
        confirm: '资料和文件一起删除，本人也看不到，不能恢复。删除会记入操作日志。',
        title: ({ title }) => `删除「${title}」？`,
        danger: true,
      },
    },
  },
});
