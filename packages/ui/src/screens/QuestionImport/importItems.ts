import {
  type CheckedItem,
  IMPORT_ACTION,
  type ImportAction,
  type ImportItemOutcome,
} from '@aosai/api/domain/questions/imports';

/** What became of one item. */
export interface ItemReport {
  no: number;
  title: string;
  outcome: ImportItemOutcome;
  /** Why it was not stored, or what was done differently from the file. */
  notes: readonly string[];
}

export type Actions = ReadonlyMap<number, ImportAction>;

/** What happens to an item unless someone says otherwise: what is there already stays as it is. */
const usualAction = ({ outcome }: CheckedItem): ImportAction =>
  outcome === 'new' || outcome === 'doubt' || outcome === 'near' ? 'create' : 'skip';

/** What can be chosen for an item: only what has a counterpart replaces it, only what is sound comes in. */
export const actionsOf = ({ outcome, match }: CheckedItem): readonly ImportAction[] => {
  if (outcome === 'fault') return ['skip'];
  return match?.mayReplace ? ['create', 'replace', 'skip'] : ['create', 'skip'];
};

export const actionOf = (item: CheckedItem, chosen: Actions): ImportAction => chosen.get(item.no) ?? usualAction(item);

/** What ticking an item does: it comes in as usual, or, being there already, takes the place of the old one. */
export const tickedAction = (item: CheckedItem): ImportAction => {
  const usual = usualAction(item);
  if (usual !== 'skip') return usual;
  return item.match?.mayReplace ? 'replace' : 'create';
};

/** 新建 12 题，替换 1 题 */
export function sumWords(items: readonly CheckedItem[], chosen: Actions): string {
  const count = (action: ImportAction) => items.filter((item) => actionOf(item, chosen) === action).length;
  return (['create', 'replace', 'skip'] as const)
    .flatMap((action) => (count(action) === 0 ? [] : [`${IMPORT_ACTION.label(action)} ${count(action)} 题`]))
    .join('，');
}
