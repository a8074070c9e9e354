import type { InputOf, OutputOf } from '@aosai/api/contract/call';
import type { dict } from '@aosai/api/contract/platform/dict';

type DictCalls = (typeof dict)['calls'];

export type Dictionary = OutputOf<DictCalls['queryList']>['content'][number];
export type DictionaryItem = OutputOf<DictCalls['queryItemList']>['content'][number];

/** What the dialogs ask for; of what exists already the value stays. */
export type DictForm = InputOf<DictCalls['create']> & { isOn: boolean };
export type ItemForm = Omit<InputOf<DictCalls['createItem']>, 'dictId'> & { isOn: boolean };

export interface DictFilter {
  keyword: string;
}

export const NO_DICT_FILTER: DictFilter = { keyword: '' };
