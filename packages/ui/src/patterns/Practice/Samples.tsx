import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Output } from '../CodeWork/Output.tsx';
import { statementHasSamples } from './statementHasSamples.ts';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

const Root = styled.section`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[8]};
  }
  @container (min-width: 480px) {
    > div {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/**
 * The samples of a programming question side by side, each with copy buttons; nothing when the statement contains them.
 */
export const Samples = ({ question: { programming, stemHtml } }: { question: RoomQuestion }) =>
  programming === null || programming.samples.length === 0 || statementHasSamples(stemHtml) ? null : (
    <Root aria-label="样例">
      {programming.samples.map(({ id, input, expected }, place) => (
        <div key={id}>
          <Output title={`样例输入 ${place + 1}`} text={input} empty="没有输入" />
          <Output title={`样例输出 ${place + 1}`} text={expected} empty="没有输出" />
        </div>
      ))}
    </Root>
  );
