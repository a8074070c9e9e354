import { useLocation } from 'wouter';
import { FieldPage } from '../../python/FieldPage.tsx';

/** /play/python */
export function Component() {
  const [, navigate] = useLocation();
  return <FieldPage isEmbedded={false} leave={() => navigate('/')} />;
}
