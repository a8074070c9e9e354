import { tagWords } from '@aosai/api/domain/tables/tagsColumn';
import { useLabels } from '../Dict/Dict.tsx';

/** A member's tags by their names in the dictionary. */
export const MemberTags = ({ tags }: { tags: readonly string[] }) => tagWords({ tags }, useLabels());
