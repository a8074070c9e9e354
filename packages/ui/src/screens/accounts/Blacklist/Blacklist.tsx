import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { memberBlacklist } from '@aosai/api/accounts/memberRecords.contract';
import { WEB_BASE } from '@aosai/api/kit/constants';
import { BLACKLIST_SCOPE, BLACKLIST_STATE } from '@aosai/api/accounts/memberRecords';
import { blacklistColumns } from '@aosai/api/accounts/blacklistColumns';
import { BlockDialog, type BlockForm } from '../BlockDialog/BlockDialog.tsx';
import type { RowDialogProps } from '../../../patterns/OfficeTable/officeActs.ts';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { pick, search, views } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';

export type BlacklistEntry = OutputOf<(typeof memberBlacklist)['calls']['queryList']>['content'][number];

interface Known {
  /** The current day in Beijing, `2026-11-21`. */
  today: string;
}

/** Members who may not sign in, submit or enrol for a time. */
export const Blacklist = officeTable<BlacklistEntry, Known>()({
  noun: '限制',
  title: '黑名单',
  lead: '暂时不能登录、提交评测或报名的人。到期自动解除；要加一个人，先在账号列表里打开他。',
  nameOf: (row) => row.member.nameMasked,
  rowName: (row) => `${row.member.nameMasked} ${BLACKLIST_SCOPE.label(row.scope)}`,
  emptyHint: '需要限制某个人时，在账号列表里打开他，选「加入黑名单」。',
  show: drawn<BlacklistEntry>(blacklistColumns),
  filters: {
    state: views('是否生效', BLACKLIST_STATE),
    scope: pick('限制', BLACKLIST_SCOPE),
    keyword: search('搜索姓名、账号、手机号'),
  },
  acts: {
    toMembers: { at: 'head', label: '去账号列表添加', icon: 'plus', href: `${WEB_BASE}bms/member` },
    lift: {
      at: 'row',
      label: '解除限制',
      main: true,
      removes: true,
      ask: {
        confirm: '立即解除，本人可以重新登录和使用。解除会记入操作日志。',
        title: ({ member }) => `解除对 ${member.nameMasked} 的限制？`,
      },
    },
    update: {
      at: 'row',
      label: '修改限制',
      done: '已修改限制',
      ask: ({ row, known, act, submit, close }: RowDialogProps<BlacklistEntry, Known, BlockForm>) => (
        <BlockDialog
          name={row.member.nameMasked}
          entry={row}
          today={known.today}
          act={act}
          on={{ save: submit, close }}
        />
      ),
    },
  },
});
