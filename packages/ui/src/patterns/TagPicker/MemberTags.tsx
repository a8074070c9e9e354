import { tagWords } from '@aosai/api/domain/tables/tagsColumn';
import { useLabels } from '../Dict/Dict.tsx';

/** The tags of a member by the names of their dictionary. */
export const MemberTags = ({ tags }: { tags: readonly string[] }) => tagWords({ tags }, useLabels());
