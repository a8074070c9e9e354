import { Agreement } from '@aosai/ui/screens/Agreement';
import { useAgreement } from '../agreements.ts';
import { useAosai } from '../context.ts';
import { useTitle } from '../useTitle.ts';

/** /about */
export function Component() {
  useTitle('关于');
  const { settings } = useAosai();
  const { retry, ...text } = useAgreement('about');
  return <Agreement title={`关于${settings.title}`} text={text} onRetry={retry} />;
}
