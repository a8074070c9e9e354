import { matchOptions, type ComboboxOption } from './option.ts';

/** A longer list is no use; typing more narrows it. */
const MOST_SHOWN = 100;

interface Input {
  options: readonly ComboboxOption[];
  /** The text typed. */
  query: string;
  /** The options are the server's results for the query, so they are not filtered again. */
  searched: boolean;
  loading: boolean;
  /** Why the search failed. */
  failed?: string | null;
}

/** The options to show for a query, and the note below them or instead of them. */
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
