import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { Dicts } from '@aosai/ui/screens/platform/Dicts';
import { loaded } from '../kit/loaded.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

const QUIET = { quiet: true };

/** /bms/dict: dictionaries and their items. */
export const Component = officePage(Dicts, 'dict', {
  useKnown({ openId }) {
    const items = useOfficeCall(openId === null ? null : ['dictItems', openId], async (calls) => {
      const { content } = await calls.dict.queryItemList({ dictId: openId ?? '', size: MAX_PAGE_SIZE }, QUIET);
      return content;
    });
    return { items: loaded(items) };
  },
  parts: ({ items }) => items.data ?? [],
  read: (calls, input) => calls.dict.queryList(input, QUIET),
  acts: {
    create: (calls, form) => calls.dict.create(form, QUIET),
    update: (calls, { id, version }, form) => calls.dict.update({ id, version, ...form }, QUIET),
    remove: (calls, { id }) => calls.dict.delete({ id }, QUIET),
    createItem: (calls, { id }, form) => calls.dict.createItem({ dictId: id, ...form }, QUIET),
    updateItem: (calls, { id, version }, form) => calls.dict.updateItem({ id, version, ...form }, QUIET),
    removeItem: (calls, { id }) => calls.dict.deleteItem({ id }, QUIET),
  },
});
