import { Ranking, type RankedMember } from '../../screens/classes/Ranking/Ranking.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { definePart, type ViewProps } from '../part.tsx';
import { flag, integer, list, optional, text } from '../readers.ts';

interface Values {
  label: string | null;
  members: readonly RankedMember[];
  maxPoints: number;
  selfId: string | null;
  named: boolean;
}

const View = ({ values: { label, ...others } }: ViewProps<Values>) => (
  <Card padding="none">
    <Ranking label={label ?? '排名'} {...others} />
  </Card>
);

/** `ao-ranking`: the ranking of an exam. */
export const part = definePart<Values>({
  properties: {
    label: optional(text),
    members: list('id', 'rank', 'name', 'points', 'usedMs'),
    maxPoints: integer,
    selfId: optional(text),
    named: flag,
  },
  View,
});
