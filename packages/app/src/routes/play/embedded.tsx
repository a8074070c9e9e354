import { LearnClient } from '../../LearnClient.tsx';
import { FieldPage } from '../../python/FieldPage.tsx';

/** /embed/python: the field alone, in a frame of another site. Nobody is signed in there and nothing is kept. */
export function Component() {
  return (
    <LearnClient>
      <FieldPage isEmbedded leave={() => undefined} />
    </LearnClient>
  );
}
