import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { resource } from '@aosai/api/accounts/resource.contract';
import { GONE, placeInMatrixFields } from '@aosai/api/accounts/permissions';
import { resourceColumns } from '@aosai/api/accounts/resourceColumns';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { pick, search } from '../../../patterns/OfficeTable/officeFilters.ts';
import type { DetailProps } from '../../../patterns/OfficeTable/officeSpec.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { PartList } from '../../../patterns/PartList/PartList.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';

export type ResourceRow = OutputOf<(typeof resource)['calls']['queryList']>['content'][number];
export type OperationRow = ResourceRow['operations'][number];
type Named = Pick<ResourceRow, 'id' | 'version' | 'name' | 'goneAt'>;

const isGone = ({ goneAt }: Named) => goneAt !== null;
const askPlace = { form: placeInMatrixFields, title: ({ name }: Named) => `修改「${name}」` };
const askRemoval = {
  confirm: '已经没有接口用到它。角色里残留的这项权限不起作用，下次保存角色时去掉。',
  title: ({ name }: Named) => `删除「${name}」？`,
  submitLabel: '删除',
  danger: true,
};

const shownOperation = ({ name, code, goneAt }: OperationRow) => ({
  name,
  code,
  mark: goneAt !== null && <Tag tone={GONE.tone('true')}>{GONE.label('true')}</Tag>,
  isRemovable: goneAt !== null,
});

const Operations = ({ row, begin }: DetailProps<ResourceRow, unknown>) => (
  <PartList
    name="操作"
    title={`操作（${row.operations.length} 项）`}
    of={{ data: row.operations }}
    show={shownOperation}
    empty={{ title: '没有操作', hint: '下次启动时按接口补上。' }}
    on={{
      edit: (operation) => begin('updateOperation', operation),
      remove: (operation) => begin('removeOperation', operation),
    }}
  />
);

/** Resources of permissions. The program defines them; operators can rename and sort them. */
export const Resources = officeTable<ResourceRow>()({
  noun: '功能',
  lead: '权限矩阵的行和格。它们随程序的接口增减，每次启动自动对齐；这里改名称和顺序，清理已经不用的。',
  nameOf: ({ name }) => name,
  emptyHint: '重新启动服务器，功能会按接口补上。',
  show: drawn<ResourceRow>(resourceColumns, { operations: { only: 'table' } }),
  detail: Operations,
  filters: { keyword: search('搜索名称或代号'), isGone: pick('状态', GONE) },
  acts: {
    update: { at: 'row', label: '修改名称和顺序', main: true, done: '已保存', ask: askPlace },
    remove: { at: 'row', label: '删除功能', removes: true, when: isGone, ask: askRemoval },
    updateOperation: { at: 'part', label: '修改', done: '已保存', ask: askPlace },
    removeOperation: { at: 'part', label: '删除操作', ask: askRemoval },
  },
});
