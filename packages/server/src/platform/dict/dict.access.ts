import { newId } from '../../base/newId.ts';
import { dict, dictItem } from '../../db/schema/platform.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { ANYONE, EVERY_OWNER, MEMBERS_AND_OFFICE, OFFICE } from '../../testing/everyCall/reach.ts';
import { OFFICE_ROW } from '../../testing/everyCall/rule.ts';

export const access = accessOf('dict', {
  row: (site, owner) => site.insert(dict, owner, { value: `m${newId().toLowerCase()}`, label: '字典' }),
  rows: {
    dictItem: async (site, owner) =>
      site.insert(dictItem, owner, { dictId: await site.rowId('dict', owner), value: 'a', label: '甲', sort: 0 }),
  },
  named: {
    createItem: { field: 'dictId' },
    updateItem: { kind: 'dictItem' },
    deleteItem: { kind: 'dictItem' },
  },
  rules: {
    'POST /dict/create': { doors: OFFICE },
    'POST /dict/createItem': OFFICE_ROW,
    'DELETE /dict/delete': OFFICE_ROW,
    'DELETE /dict/deleteItem': OFFICE_ROW,
    'PUT /dict/update': OFFICE_ROW,
    'PUT /dict/updateItem': OFFICE_ROW,
    'POST,GET /dict/queryBuildInList': { doors: MEMBERS_AND_OFFICE },
    'POST /dict/queryItemList': { doors: MEMBERS_AND_OFFICE },
    'POST /dict/queryList': { doors: MEMBERS_AND_OFFICE, list: EVERY_OWNER },
    'GET,POST /dict/queryByValue': { doors: ANYONE },
  },
  samples: {
    create: { value: 'audited', label: '字典' },
    update: { version: 1, label: '改名', isOn: true },
    createItem: () => ({ value: newId().toLowerCase(), label: '甲', sort: 0 }),
    updateItem: { version: 1, label: '乙', sort: 1, isOn: true },
  },
  audited: ['create', 'update', 'delete', 'createItem', 'updateItem', 'deleteItem'],
});
