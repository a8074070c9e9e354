import { NotFound } from '@aosai/ui/screens/shell/NotFound';
import { useTitle } from '../kit/useTitle.ts';

export function Component() {
  useTitle('没有这个页面');
  return <NotFound />;
}
