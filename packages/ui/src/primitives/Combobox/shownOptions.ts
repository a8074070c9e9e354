import { matchOptions, type ComboboxOption } from './option.ts';

/** A longer list helps nobody: the next letter narrows it. */
const MOST_SHOWN = 100;

interface Input {
  options: readonly ComboboxOption[];
  /** What the person has typed. */
  query: string;
  /** The options are the server's answer to the query: they are not filtered again. */
  searched: boolean;
  loading: boolean;
  /** Why there is no answer of the server. */
  failed?: string | null;
}

/** The options to show for a query, and the words that stand below them or in their place. */
export const shownOptions = ({ options, query, searched, loading, failed = null }: Input) => {
  const matching = searched ? [...options] : matchOptions(options, query);
  const shown = matching.slice(0, MOST_SHOWN);
  const left = matching.length - shown.length;
  if (loading) return { shown, note: '正在查找' };
  if (failed !== null) return { shown, note: failed };
  if (shown.length === 0)
    return { shown, note: query.trim() ? `没有找到「${query.trim()}」，请换个词再试。` : '没有可选项' };
  return { shown, note: left > 0 ? `还有 ${left} 项，继续输入可缩小范围。` : undefined };
};
