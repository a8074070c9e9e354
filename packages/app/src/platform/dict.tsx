import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { Dicts } from '@aosai/ui/screens/platform/Dicts';
import { loaded } from '../kit/loaded.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** /bms/dict: dictionaries and their items. */
export const Component = officePage(Dicts, 'dict', {
  useKnown({ openId }) {
    const items = useOfficeCall(openId === null ? null : ['dictItems', openId], async (calls) => {
      const { content } = await calls.dict.queryItemList({ dictId: openId ?? '', size: MAX_PAGE_SIZE });
      return content;
    });
    return { items: loaded(items) };
  },
  parts: ({ items }) => items.data ?? [],
  read: (calls, input) => calls.dict.queryList(input),
  acts: {
    create: (calls, form) => calls.dict.create({ ...form, value: null }),
    update: (calls, { id, version }, form) => calls.dict.update({ id, version, ...form }),
    remove: (calls, { id }) => calls.dict.delete({ id }),
    createItem: (calls, { id }, form) => calls.dict.createItem({ dictId: id, value: null, ...form }),
    updateItem: (calls, { id, version }, form) => calls.dict.updateItem({ id, version, ...form }),
    removeItem: (calls, { id }) => calls.dict.deleteItem({ id }),
  },
});
