/** Comments offered until a marker has used others. */
const BUILT_IN = [
  '思路清楚',
  '注意边界情况',
  '变量名要有意义',
  '注意时间复杂度',
  '请加上必要的注释',
  '先在纸上想清楚再写',
];
const MOST = 8;
/** A longer comment is specific to one answer. */
const LONGEST = 40;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (personId: string) => `aosai/quickComments/${personId}`;

function kept(store: Store, personId: string): string[] {
  try {
    const read: unknown = JSON.parse(store.getItem(keyOf(personId)) ?? '[]');
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [];
  } catch {
    // Not our JSON, or no storage: only the built-in comments are offered.
    return [];
  }
}

/** The comments this person used last, followed by built-in ones. */
export const quickComments = (store: Store, personId: string): string[] =>
  [...new Set([...kept(store, personId), ...BUILT_IN])].slice(0, MOST);

/** Puts each line of a comment at the top of the quick comments. */
export function rememberComment(store: Store, personId: string, comment: string): void {
  const lines = comment
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line.length <= LONGEST);
  if (lines.length === 0) return;
  const all = [...new Set([...lines, ...kept(store, personId)])].slice(0, MOST);
  try {
    store.setItem(keyOf(personId), JSON.stringify(all));
  } catch {
    // Without storage only this convenience is lost.
  }
}
