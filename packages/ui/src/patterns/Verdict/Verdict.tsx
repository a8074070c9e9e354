import { VERDICT, type Verdict as VerdictCode } from '@aosai/api/judging/verdicts';
import type { IconName } from '../../primitives/Icon/Icon.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { verdictTone } from './verdictTone.ts';

export interface VerdictProps {
  verdict: VerdictCode;
}

const icons = {
  ok: 'check',
  bad: 'cross',
  warn: 'clock',
  mle: 'warning',
  neutral: 'minus',
} satisfies Record<(typeof verdictTone)[VerdictCode], IconName>;

/** A verdict as a word, an icon and a colour. */
export const Verdict = ({ verdict }: VerdictProps) => (
  <Tag tone={verdictTone[verdict]} icon={icons[verdictTone[verdict]]}>
    {VERDICT.label(verdict)}
  </Tag>
);
