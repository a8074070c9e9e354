import { styled } from 'styled-components';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { matchedLines } from '../matchedLines.ts';
import { pairName, type SimilarPair } from '../similar.ts';
import { ProgramPane } from './ProgramPane.tsx';

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[16]};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Two programs side by side, with common lines marked. */
export const PairView = ({ pair }: { pair: SimilarPair }) => {
  const [first, second] = pair.programs;
  if (!first || !second) return null;
  const matched = matchedLines(first.code, second.code);
  return (
    <Card title={pairName(pair)} extra={`${matched.first.size} 行相同，不看变量名和数值`}>
      <Sides>
        <ProgramPane program={first} language={pair.language} matched={matched.first} isFirst />
        <ProgramPane program={second} language={pair.language} matched={matched.second} isFirst={false} />
      </Sides>
    </Card>
  );
};
