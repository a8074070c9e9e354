import { LearnClient } from '../../kit/LearnClient.tsx';
import { FieldPage } from './FieldPage.tsx';

/** /embed/python: only the playground, for a frame on another site. Nobody is signed in there, and nothing is saved. */
export function Component() {
  return (
    <LearnClient>
      <FieldPage isEmbedded leave={() => undefined} />
    </LearnClient>
  );
}
