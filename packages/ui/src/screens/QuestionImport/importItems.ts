import { labelled, type ValueIn } from '@aosai/api/domain/forms/labelled';
import type { QuestionType } from '@aosai/api/domain/questions/kinds';

/** What would become of an item of a file. */
export const OUTCOME = labelled(
  { new: '新题', same: '题库里已有', near: '有相似的题', fault: '不能导入' },
  { new: 'ok', same: 'neutral', near: 'warn', fault: 'bad' },
);
export type Outcome = ValueIn<typeof OUTCOME>;

export const ACTION = labelled({ create: '新建', replace: '替换', skip: '跳过' });
export type ImportAction = ValueIn<typeof ACTION>;

/** An item of a file after it was read: nothing is stored yet. */
export interface ImportItem {
  no: number;
  title: string;
  /** Null where not even that could be read. */
  type: QuestionType | null;
  caseCount: number;
  bytes: number;
  outcome: Outcome;
  /** The question of the bank that is the same or much like it. */
  match: { id: string; title: string } | null;
  /** What was done differently from the file, in sentences. */
  notes: readonly string[];
  /** Why it cannot come in, and what to mend. */
  faults: readonly string[];
}

/** How far one item has come. */
export const ITEM_STATE = labelled(
  { waiting: '等待', created: '已新建', replaced: '已替换', skipped: '已跳过', failed: '没有导入' },
  { created: 'ok', replaced: 'ok', failed: 'bad' },
);
type ItemState = ValueIn<typeof ITEM_STATE>;

export interface ItemReport {
  no: number;
  title: string;
  state: ItemState;
  /** Why it was not stored. */
  reason: string | null;
  /** The question that came of it. */
  questionId: string | null;
}

export type Actions = ReadonlyMap<number, ImportAction>;

/** What happens to an item unless somebody says otherwise: what is there already stays as it is. */
const usualAction = ({ outcome }: ImportItem): ImportAction =>
  outcome === 'new' || outcome === 'near' ? 'create' : 'skip';

/** What can be chosen for an item: only what has a counterpart replaces it, only what is sound comes in. */
export const actionsOf = ({ outcome, match }: ImportItem): readonly ImportAction[] => {
  if (outcome === 'fault') return ['skip'];
  return match === null ? ['create', 'skip'] : ['create', 'replace', 'skip'];
};

export const actionOf = (item: ImportItem, chosen: Actions): ImportAction => chosen.get(item.no) ?? usualAction(item);

/** What ticking an item does: it comes in as usual, or, being there already, takes the place of the old one. */
export const tickedAction = (item: ImportItem): ImportAction => {
  const usual = usualAction(item);
  if (usual !== 'skip') return usual;
  return item.match === null ? 'create' : 'replace';
};

/** 新建 12 题，替换 1 题 */
export function sumWords(items: readonly ImportItem[], chosen: Actions): string {
  const count = (action: ImportAction) => items.filter((item) => actionOf(item, chosen) === action).length;
  return (['create', 'replace', 'skip'] as const)
    .flatMap((action) => (count(action) === 0 ? [] : [`${ACTION.label(action)} ${count(action)} 题`]))
    .join('，');
}
