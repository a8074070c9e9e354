import { Agreement } from '@aosai/ui/screens/platform/Agreement';
import { useAgreement } from '../platform/agreements.ts';
import { useAosai } from '../kit/context.ts';

/** /about */
export function Component() {
  const { settings } = useAosai();
  const { retry, ...text } = useAgreement('about');
  return <Agreement title={`关于${settings.title}`} text={text} onRetry={retry} />;
}
