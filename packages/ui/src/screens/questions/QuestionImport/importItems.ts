import {
  type CheckedItem,
  IMPORT_ACTION,
  type ImportAction,
  type ImportItemOutcome,
} from '@aosai/api/questions/imports';

/** Result of importing one item. */
export interface ItemReport {
  no: number;
  title: string;
  outcome: ImportItemOutcome;
  /** Why the item was not stored, or how it differs from the file. */
  notes: readonly string[];
}

export type Actions = ReadonlyMap<number, ImportAction>;

/** Default action: existing questions stay unchanged. */
const usualAction = ({ outcome }: CheckedItem): ImportAction =>
  outcome === 'new' || outcome === 'doubt' || outcome === 'near' ? 'create' : 'skip';

/** Possible actions: only an item with a counterpart can replace it, and a faulty one can only be skipped. */
export const actionsOf = ({ outcome, match }: CheckedItem): readonly ImportAction[] => {
  if (outcome === 'fault') return ['skip'];
  return match?.mayReplace ? ['create', 'replace', 'skip'] : ['create', 'skip'];
};

export const actionOf = (item: CheckedItem, chosen: Actions): ImportAction => chosen.get(item.no) ?? usualAction(item);

/** Action when an item is ticked: the default, or for an existing question its replacement. */
export const tickedAction = (item: CheckedItem): ImportAction => {
  const usual = usualAction(item);
  if (usual !== 'skip') return usual;
  return item.match?.mayReplace ? 'replace' : 'create';
};

/** 新建 12 题，更新原题 1 题 */
export function sumWords(items: readonly CheckedItem[], chosen: Actions): string {
  const count = (action: ImportAction) => items.filter((item) => actionOf(item, chosen) === action).length;
  return (['create', 'replace', 'skip'] as const)
    .flatMap((action) => (count(action) === 0 ? [] : [`${IMPORT_ACTION.label(action)} ${count(action)} 题`]))
    .join('，');
}
