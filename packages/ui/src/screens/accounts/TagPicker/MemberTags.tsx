import { MEMBER_TAG } from '@aosai/api/accounts/memberTags';
import { tagWords } from '@aosai/api/accounts/tagsColumn';
import { useLabels } from '../../../patterns/Dict/Dict.tsx';

/** A member's tags by their names in the dictionary. */
export const MemberTags = ({ tags }: { tags: readonly string[] }) => tagWords({ tags }, useLabels(MEMBER_TAG));
