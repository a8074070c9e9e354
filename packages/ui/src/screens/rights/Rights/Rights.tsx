import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { right } from '@aosai/api/rights/right.contract';
import { RIGHT_STATUS, rightFields } from '@aosai/api/rights/rights';
import { rightColumns } from '@aosai/api/rights/rightColumns';
import { freeQuotaForm } from '@aosai/api/rights/freeQuotaForm';
import { fields, type FormOf } from '@aosai/api/kit/fields';
import { useState } from 'react';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import { FieldsDialog } from '../../../patterns/FieldsDialog/FieldsDialog.tsx';
import type { HeadDialogProps } from '../../../patterns/OfficeTable/officeActs.ts';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { pick, search } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';

/** What an operator fills in; the server makes the code. */
const named = fields({
  name: rightFields.name,
  kind: rightFields.kind,
  period: rightFields.period,
  quota: rightFields.quota,
});

export type RightRow = OutputOf<(typeof right)['calls']['queryList']>['content'][number];

/** All free quotas, with the version they were read in. */
type FreeQuotasSeen = OutputOf<(typeof right)['calls']['queryFreeQuotas']>;

interface Known {
  free: Loaded<FreeQuotasSeen>;
}

/** All free quotas, with the version from when the dialog opened. */
type FreeQuotas = FormOf<typeof freeQuotaForm> & { version: number };

const FreeDialog = ({ known, act, submit, close }: HeadDialogProps<Known, FreeQuotas>) => {
  const [seen] = useState(known.free.data);
  return (
    <FieldsDialog
      of={freeQuotaForm}
      title="没有会员卡时的免费次数"
      description="每个人不买卡也有这么多次；0 就是没有。有卡的人先用卡里的，用完再用免费的。"
      submitLabel="保存"
      row={seen}
      act={act}
      on={{ submit: (quotas) => submit({ version: seen?.version ?? 0, ...quotas }), close }}
    />
  );
};

/** Rights that membership cards grant, such as 题解视频 and 提交代码, with or without a quota. */
export const Rights = officeTable<RightRow, Known>()({
  noun: '权益',
  lead: '会员卡能带来的东西。上架后才能放进会员卡，大家也才看得到。',
  nameOf: (row) => row.name,
  emptyHint: '新建一项，上架后放进会员卡。',
  show: drawn<RightRow>(rightColumns, { code: { only: 'drawer' } }),
  filters: { keyword: search('搜索名称'), status: pick('状态', RIGHT_STATUS) },
  acts: {
    setFree: {
      at: 'head',
      label: '免费次数',
      ready: ({ free }) => free.data !== undefined,
      done: '已保存免费次数',
      ask: FreeDialog,
    },
    create: { at: 'head', label: '新建权益', icon: 'plus', main: true, ask: { form: named } },
    update: { at: 'row', label: '修改', main: true, done: '已保存', ask: { form: named } },
    publish: { at: 'row', label: '上架', when: ({ status }) => status !== 'published' },
    unpublish: {
      at: 'row',
      label: '下架',
      when: ({ status }) => status === 'published',
      ask: { confirm: '新做的会员卡不再有它；已经发出的卡照旧有效。可以随时再上架。' },
    },
    remove: {
      at: 'row',
      label: '删除',
      removes: true,
      ask: { confirm: '没有会员卡包含它才能删除。不能恢复；只是暂时不用的，请改为下架。', danger: true },
    },
  },
});
