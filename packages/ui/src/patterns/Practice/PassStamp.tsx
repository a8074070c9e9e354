import type { PracticeTry } from '@aosai/api/practice/practiceViews.contract';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { practiceLinks } from '../links/practiceLinks.ts';
import { Stamp } from '../Stamp/Stamp.tsx';

const SEAL_PX = 84;
/** A verdict comes within this time, so a younger try was judged in front of the student. */
const JUST_NOW_MS = 3 * MINUTE_MS;

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[20]};
  padding: ${theme.space[16]} ${theme.space[20]};
  border-radius: ${theme.radius.control};
  background: linear-gradient(90deg, ${theme.color.okSoft}, ${theme.color.surface} 70%);

  b {
    font-size: ${theme.text.heading};
    font-weight: ${theme.weight.bold};
  }
  p {
    color: ${theme.color.ink2};
    font-variant-numeric: tabular-nums;
  }
`;

export interface PassStampProps {
  tried: Pick<PracticeTry, 'questionId' | 'no' | 'submittedAt'>;
  /** The server's time in ms since 1970. */
  now: number;
}

/** The seal of a solved task; it is pressed in front of a student who has just passed. */
export const PassStamp = ({ tried: { questionId, no, submittedAt }, now }: PassStampProps) => {
  const [isFresh] = useState(() => now - Date.parse(submittedAt) < JUST_NOW_MS);
  return (
    <Root>
      <Stamp text="通过" name="「通过」印" seed={questionId} kind="ground" size={SEAL_PX} fresh={isFresh} />
      <div>
        <b>全部通过</b>
        <p>
          {no === 1 ? '一次就通过了' : `用了 ${no} 次提交`}。<Link href={practiceLinks.album()}>盖进了印谱</Link>
        </p>
      </div>
    </Root>
  );
};
