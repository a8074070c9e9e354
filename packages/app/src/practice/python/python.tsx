import { useLocation } from 'wouter';
import { LearnClient } from '../../kit/LearnClient.tsx';
import { FieldPage } from './FieldPage.tsx';

/** /play/python */
export function Component() {
  const [, navigate] = useLocation();
  return (
    <LearnClient>
      <FieldPage isEmbedded={false} leave={() => navigate('/')} />
    </LearnClient>
  );
}
